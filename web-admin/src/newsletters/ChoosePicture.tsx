import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { NewsPicture } from '../api/types';
import styles from './newsletters.module.css';

interface Props {
  pictures: NewsPicture[];
  onChoose: (picture: NewsPicture) => void;
  onClose: () => void;
}

/** The library of the site, to choose from: whoever writes news need not be who edits the site. */
export function ChoosePicture({ pictures, onChoose, onClose }: Props) {
  const translate = useTranslate();
  const [word, setWord] = useState('');
  const sought = word.trim().toLowerCase();
  const found = pictures.filter(({ name, alt }) => `${name} ${alt}`.toLowerCase().includes(sought));
  return (
    <Dialog open onClose={onClose} aria-labelledby="news-picture" maxWidth="md" fullWidth>
      <DialogTitle id="news-picture">{translate('newsletters.choose_picture')}</DialogTitle>
      <DialogContent>
        <TextField
          label={translate('newsletters.search_pictures')}
          type="search"
          value={word}
          onChange={({ target }) => setWord(target.value)}
          margin="dense"
          fullWidth
        />
        <ul className={styles.pictures}>
          {found.map((picture) => (
            <li key={picture.file}>
              <button type="button" onClick={() => onChoose(picture)}>
                <img
                  src={picture.thumbnail}
                  alt=""
                  loading="lazy"
                  width={picture.width}
                  height={picture.height}
                />
                {picture.name}
              </button>
            </li>
          ))}
        </ul>
        {found.length === 0 && <p>{translate('newsletters.no_pictures')}</p>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('desk.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
