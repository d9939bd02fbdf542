import '../../messages/site/content';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ContentPicture } from '../../api/types';
import { PictureGrid } from './PictureGrid';
import { UploadPictures } from './UploadPictures';

interface Props {
  /** The file of the picture that is in use now. */
  chosen?: string;
  /** How many may be chosen; left out: one. */
  most?: number;
  onChoose: (pictures: ContentPicture[]) => void;
  onClose: () => void;
}

/** All pictures of the site: one is chosen by a click, several by clicks and a button. New ones are uploaded here. */
export function PictureDialog({ chosen, most, onChoose, onClose }: Props) {
  const translate = useTranslate();
  const [picked, setPicked] = useState<ContentPicture[]>([]);
  const several = most !== undefined;
  const isPicked = (one: ContentPicture) => picked.some(({ file }) => file === one.file);
  const toggle = (one: ContentPicture) =>
    setPicked((all) =>
      isPicked(one) ? all.filter(({ file }) => file !== one.file) : [...all, one].slice(0, most),
    );
  const take = (uploaded: ContentPicture[]) => {
    const [first] = uploaded;
    if (several) {
      const isNew = ({ file }: ContentPicture) => !picked.some((each) => each.file === file);
      setPicked((all) => [...all, ...uploaded.filter(isNew)].slice(0, most));
    } else if (first && uploaded.length === 1) onChoose([first]);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="choose-picture" maxWidth="md" fullWidth>
      <DialogTitle id="choose-picture">
        {translate(several ? 'content.pictures.choose_several' : 'content.pictures.choose')}
      </DialogTitle>
      <DialogContent>
        <UploadPictures onUploaded={take} />
        <PictureGrid
          chosen={several ? picked.map(({ file }) => file) : [chosen ?? '']}
          onPick={(picture) => (several ? toggle(picture) : onChoose([picture]))}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('desk.cancel')}</Button>
        {several && (
          <Button variant="contained" disabled={picked.length === 0} onClick={() => onChoose(picked)}>
            {translate('content.pictures.take', { smart_count: picked.length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
