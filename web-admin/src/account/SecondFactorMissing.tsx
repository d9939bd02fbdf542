import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { Title } from 'react-admin';
import { SecondFactorPanel } from './SecondFactorPanel';

/** All there is, where a second factor is demanded, for someone who has none yet. */
export const SecondFactorMissing = () => (
  <Stack spacing={2} sx={{ maxWidth: 560, mt: 2 }}>
    <Title title="Switch on your second factor" />
    <Alert role="status" severity="warning">
      Signing in takes a second factor here. Switch yours on to go on.
    </Alert>
    <SecondFactorPanel />
  </Stack>
);
