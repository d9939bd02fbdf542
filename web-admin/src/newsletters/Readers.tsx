import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '../api/useCall';
import styles from '../letters/letters.module.css';

/** Who gets it, a hundred at a time. */
export function Readers({ projects, onClose }: { projects: string[]; onClose: () => void }) {
  const translate = useTranslate();
  // What the pages before ended with: the last one is shown.
  const [ends, setEnds] = useState<string[]>([]);
  const after = ends.at(-1) ?? null;
  const { data, error } = useCall(['newsletter-readers', projects, after], (api) =>
    api.newsletterReaders(projects, after),
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby="news-readers" maxWidth="sm" fullWidth>
      <DialogTitle id="news-readers">{translate('newsletters.gone_to')}</DialogTitle>
      <DialogContent>
        {error && <p role="alert">{error.message}</p>}
        <ul className={styles.lines}>
          {data?.readers.map(({ id, email, first_name, last_name }) => (
            <li key={id}>
              <Link to={`/inquiries/${id}/show`}>{`${first_name} ${last_name}`.trim()}</Link>
              <span>{email}</span>
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        {ends.length > 0 && (
          <Button onClick={() => setEnds(ends.slice(0, -1))}>
            {translate('newsletters.readers_before')}
          </Button>
        )}
        {data?.next != null && (
          <Button onClick={() => setEnds([...ends, data.next ?? ''])}>
            {translate('newsletters.readers_next')}
          </Button>
        )}
        <Button onClick={onClose}>{translate('newsletters.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
