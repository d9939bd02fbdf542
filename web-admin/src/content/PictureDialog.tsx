import '../messages/content';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ContentPicture } from '../api/types';
import { usePictures } from './calls';
import { UploadPicture } from './UploadPicture';

interface Props {
  /** The one that is in use now. */
  chosen?: string;
  onChoose: (picture: ContentPicture) => void;
  onClose: () => void;
}

/** All pictures of the site; a new one is uploaded here and chosen at once. */
export function PictureDialog({ chosen, onChoose, onClose }: Props) {
  const translate = useTranslate();
  /** `alpha-tower/lobby-night` → `alpha tower lobby night`; a picture of one's own has no name. */
  const wordsOf = ({ file }: ContentPicture) =>
    file.startsWith('uploaded/') ? translate('content.pictures.uploaded') : file.replace(/[/-]/g, ' ');
  const { data: pictures, error } = usePictures();
  const [word, setWord] = useState('');
  const fits = pictures?.filter((each) => wordsOf(each).toLowerCase().includes(word.toLowerCase()));
  return (
    <Dialog open onClose={onClose} aria-labelledby="choose-picture" maxWidth="md" fullWidth>
      <DialogTitle id="choose-picture">{translate('content.pictures.choose')}</DialogTitle>
      <DialogContent>
        <UploadPicture onUploaded={onChoose} />
        <TextField
          label={translate('content.pictures.search')}
          type="search"
          value={word}
          onChange={(event) => setWord(event.target.value)}
        />
        {error && <p role="alert">{error.message}</p>}
        <ul className="pictures">
          {fits?.map((picture, index) => (
            <li key={picture.file}>
              <button type="button" aria-pressed={picture.file === chosen} onClick={() => onChoose(picture)}>
                <img
                  src={picture.thumbnail}
                  alt=""
                  loading="lazy"
                  width={picture.width}
                  height={picture.height}
                />
                <span>
                  {wordsOf(picture)}
                  {picture.file.startsWith('uploaded/') && ` ${fits.length - index}`}
                  <small>
                    {picture.width} × {picture.height}
                  </small>
                </span>
              </button>
            </li>
          ))}
        </ul>
        {fits?.length === 0 && <p>{translate('content.pictures.none')}</p>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('desk.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
