import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useDesk } from '../api/dataProvider';
import type { Delegate } from '../api/types';
import { nameOf } from './delegateSetup';
import { useDelegateAction } from './useDelegateAction';

const FIELDS = [
  ['first_name', 'text'],
  ['last_name', 'text'],
  ['email', 'email'],
  ['phone_number', 'tel'],
] as const;
const EMPTY = { first_name: '', last_name: '', email: '', phone_number: '' };

/** Passes the place on: the payment stays, and whoever comes instead gets a ticket of their own. */
export function TransferDelegate({ delegate }: { delegate: Delegate }) {
  const translate = useTranslate();
  const desk = useDesk();
  const [open, setOpen] = useState(false);
  const [values, setValues] = useState(EMPTY);
  const [problem, setProblem] = useState<string>();
  const { runAsync, disabled, isPending } = useDelegateAction(
    () => desk.transferDelegate(delegate, values),
    'delegates.transferred_done',
  );
  const close = () => {
    setOpen(false);
    setValues(EMPTY);
    setProblem(undefined);
  };
  return (
    <>
      <Button variant="outlined" color="inherit" disabled={disabled} onClick={() => setOpen(true)}>
        {translate('delegates.transfer')}
      </Button>
      <Dialog
        open={open}
        onClose={isPending ? undefined : close}
        aria-labelledby="transfer-title"
        maxWidth="xs"
        fullWidth
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setProblem(undefined);
            runAsync().then(close, (error: unknown) => setProblem(String((error as Error).message)));
          }}
        >
          <DialogTitle id="transfer-title">
            {translate('delegates.transfer_title', { name: nameOf(delegate) })}
          </DialogTitle>
          <DialogContent>
            <p>{translate('delegates.transfer_text')}</p>
            {FIELDS.map(([field, type], n) => (
              <TextField
                key={field}
                type={type}
                label={translate(`resources.delegates.fields.${field}`)}
                value={values[field]}
                onChange={(event) => setValues((before) => ({ ...before, [field]: event.target.value }))}
                autoComplete="off"
                autoFocus={n === 0}
                required
                fullWidth
                margin="dense"
              />
            ))}
            {problem && <p role="alert">{problem}</p>}
          </DialogContent>
          <DialogActions>
            <Button onClick={close} disabled={isPending}>
              {translate('desk.cancel')}
            </Button>
            <Button type="submit" variant="contained" disabled={isPending}>
              {translate('delegates.transfer')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}
