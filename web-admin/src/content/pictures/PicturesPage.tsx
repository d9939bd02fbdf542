import '../../messages/site/content';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '../../layout/Page';
import { usePictures } from '../calls';
import { PictureDetails } from './PictureDetails';
import { PictureGrid } from './PictureGrid';
import { UploadPictures } from './UploadPictures';

/** The library: what is said of a picture is said here once. */
export function PicturesPage() {
  const translate = useTranslate();
  const { data: pictures } = usePictures();
  const [file, setFile] = useState<string>();
  const open = pictures?.find((each) => each.file === file);
  const next = pictures?.find((each) => each.file !== file && !each.alt && !each.alt_in_use);
  return (
    <>
      <PageHead
        title={translate('content.pictures.title')}
        actions={
          <Button component={Link} to="/content">
            {translate('content.all')}
          </Button>
        }
      />
      <UploadPictures onUploaded={() => undefined} />
      <PictureGrid onPick={(picture) => setFile(picture.file)} />
      {open && (
        <PictureDetails
          key={open.file}
          picture={open}
          onNext={next && (() => setFile(next.file))}
          onClose={() => setFile(undefined)}
        />
      )}
    </>
  );
}
