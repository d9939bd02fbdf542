import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import styles from './review.module.css';
import { useReasons } from './useReasons';

interface Props {
  name: string;
  onReject: (reason: string) => void;
  onClose: () => void;
}

/** Why: one of the list by its digit, own words beside it, and then Enter. */
export function RejectDialog({ name, onReject, onClose }: Props) {
  const translate = useTranslate();
  const { data: reasons = [], error } = useReasons();
  const [words, setWords] = useState('');
  const submit = useRef<HTMLButtonElement>(null);
  const choose = (chosen: string) => {
    setWords(chosen);
    // Enter then rejects; own words are one Shift+Tab away.
    submit.current?.focus();
  };
  const typed = (event: KeyboardEvent) => {
    const reason = event.target instanceof HTMLTextAreaElement ? undefined : reasons[Number(event.key) - 1];
    if (!reason) return;
    event.preventDefault();
    choose(reason.words);
  };
  return (
    <Dialog open onClose={onClose} onKeyDown={typed} aria-labelledby="reject-title" fullWidth maxWidth="sm">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (words.trim() !== '') onReject(words.trim());
        }}
      >
        <DialogTitle id="reject-title">{translate('review.reject_title', { name })}</DialogTitle>
        <DialogContent>
          {error && <p role="alert">{error.message}</p>}
          <div className={styles.reasons} role="group" aria-label={translate('review.reasons')}>
            {reasons.map((reason, n) => (
              <Button
                key={reason.label}
                variant={words === reason.words ? 'contained' : 'outlined'}
                size="small"
                onClick={() => choose(reason.words)}
              >
                <kbd aria-hidden>{n + 1}</kbd> {reason.label}
              </Button>
            ))}
          </div>
          <TextField
            label={translate('review.words')}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 600 } }}
            helperText={translate('review.words_help')}
            multiline
            minRows={3}
            fullWidth
            margin="normal"
            required
          />
          <Link to="/review/reasons" className={styles.link}>
            {translate('review.change_reasons')}
          </Link>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={onClose}>
            {translate('desk.cancel')}
          </Button>
          <Button ref={submit} type="submit" variant="contained" color="error">
            {translate('review.reject')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
