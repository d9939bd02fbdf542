import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form } from 'ra-core';
import { call } from '../api/client';
import { useSubmit } from '../form/useSubmit';
import { YourPasswordInput } from '../form/YourPasswordInput';

/** Asks for the password once more, where the API wants it given lately. */
export function Reauthenticate({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const submit = useSubmit();
  const reauthenticate = async (values: object) => {
    await call('POST', '/auth/reauthenticate', values);
    onDone();
  };
  return (
    <Form onSubmit={(values: object) => submit(() => reauthenticate(values))} noValidate>
      <Typography sx={{ mb: 1 }}>
        You signed in some time ago. Your password once more, to confirm this.
      </Typography>
      <YourPasswordInput autoFocus />
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained">
          Confirm
        </Button>
        <Button color="inherit" onClick={onCancel}>
          Cancel
        </Button>
      </Stack>
    </Form>
  );
}
