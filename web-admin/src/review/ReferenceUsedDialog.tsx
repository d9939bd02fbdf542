import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useCanAccess } from '../kit/access';
import { Confirm } from '../layout/Confirm';
import { nameOf, type TakenReference } from './useQueue';

interface Props {
  taken: TakenReference;
  onAccept: (because: string) => void;
  onClose: () => void;
}

/** One reference pays for one registration; an admin may say why it pays for two. */
export function ReferenceUsedDialog({ taken: { proof, reference, message }, onAccept, onClose }: Props) {
  const translate = useTranslate();
  const [because, setBecause] = useState('');
  const { canAccess: mayAccept } = useCanAccess({ resource: 'review', action: 'accept-used-reference' });
  return (
    <Confirm
      title={translate('review.taken.title', { reference })}
      action={translate(mayAccept ? 'review.taken.accept' : 'review.taken.understood')}
      onConfirm={() => (mayAccept && because.trim() ? onAccept(because.trim()) : undefined)}
      onClose={onClose}
    >
      <p>{translate('review.taken.text', { name: nameOf(proof), message })}</p>
      {mayAccept && (
        <TextField
          label={translate('review.taken.because')}
          value={because}
          onChange={(event) => setBecause(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          helperText={translate('review.taken.because_help')}
          fullWidth
          margin="normal"
        />
      )}
    </Confirm>
  );
}
