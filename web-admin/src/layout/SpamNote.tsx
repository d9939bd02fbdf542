import Alert from '@mui/material/Alert';
import { useRecordContext } from 'ra-core';

/** Says so when a record looks as if a robot had sent it: someone should look before acting on it. */
export function SpamNote() {
  const record = useRecordContext<{ id: string; spam: boolean }>();
  if (!record?.spam) return null;
  return (
    <Alert severity="warning">
      This was perhaps sent by a robot: the form was filled in faster than people do, or in a field they never
      see.
    </Alert>
  );
}
