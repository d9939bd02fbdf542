import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Form } from 'ra-core';
import { CodeInput } from './CodeInput';
import { useSubmit } from '../form/useSubmit';
import { YourPasswordInput } from '../form/YourPasswordInput';

interface Props {
  /** What the button does, in its own words. */
  action: string;
  danger?: boolean;
  onProof: (proof: object) => Promise<void>;
  onCancel: () => void;
}

/** Asks for password and code before something is done about the second factor. */
export function ReauthenticateForm({ action, danger, onProof, onCancel }: Props) {
  const submit = useSubmit();
  const [recovery, setRecovery] = useState(false);
  return (
    <Form onSubmit={(proof: object) => submit(() => onProof(proof))} noValidate>
      <YourPasswordInput />
      <CodeInput recovery={recovery} />
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 1 }}>
        <Button type="submit" variant="contained" color={danger ? 'error' : 'primary'}>
          {action}
        </Button>
        <Button onClick={() => setRecovery(!recovery)}>
          {recovery ? 'Use the app' : 'Use a recovery code'}
        </Button>
        <Button color="inherit" onClick={onCancel}>
          Cancel
        </Button>
      </Stack>
    </Form>
  );
}
