import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, useTranslate } from 'ra-core';
import { useRef, type KeyboardEvent } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import styles from './review.module.css';
import { useReasons } from './useReasons';

interface Props {
  name: string;
  onReject: (reason: string) => void;
  onClose: () => void;
}

/** Asks why a proof is rejected: a reason of the list by its digit, or own words, and then Enter. */
export function RejectDialog({ name, onReject, onClose }: Props) {
  const send = (values: object) => {
    const reason = ((values as { reason?: string | null }).reason ?? '').trim();
    if (reason !== '') onReject(reason);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="reject-title" fullWidth maxWidth="sm">
      <Form record={{}} onSubmit={send}>
        <Reasons name={name} onClose={onClose} />
      </Form>
    </Dialog>
  );
}

function Reasons({ name, onClose }: Omit<Props, 'onReject'>) {
  const translate = useTranslate();
  const { data: reasons = [], error } = useReasons();
  const { setValue } = useFormContext();
  const words = useWatch({ name: 'reason' }) as string | null | undefined;
  const submit = useRef<HTMLButtonElement>(null);
  const choose = (chosen: string) => {
    setValue('reason', chosen);
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
    <div onKeyDown={typed}>
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
        <TextInput
          source="reason"
          label="review.words"
          helperText="review.words_help"
          slotProps={{ htmlInput: { maxLength: 600 } }}
          multiline
          minRows={3}
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
    </div>
  );
}
