import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { may } from '../api/session';
import { ConfirmDialog } from '../layout/ConfirmDialog';
import type { TakenReference } from './useQueue';
import { nameOf } from './useQueue';

interface Props {
  taken: TakenReference;
  onAccept: (because: string) => void;
  onClose: () => void;
}

/** One reference pays for one registration; an admin may say why it pays for two. */
export function TakenDialog({ taken: { proof, reference, message }, onAccept, onClose }: Props) {
  const [because, setBecause] = useState('');
  const isAdmin = may('admin');
  return (
    <ConfirmDialog
      title={`${reference} has paid already`}
      action={isAdmin ? 'Accept all the same' : 'Understood'}
      onConfirm={() => (isAdmin && because.trim() ? onAccept(because.trim()) : undefined)}
      onClose={onClose}
    >
      <p>
        The proof of {nameOf(proof)} was not accepted. {message}
      </p>
      {isAdmin && (
        <TextField
          label="Why it may pay for two"
          value={because}
          onChange={(event) => setBecause(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          helperText="Kept with the payment. Without a reason nothing is accepted."
          fullWidth
          margin="normal"
        />
      )}
    </ConfirmDialog>
  );
}
