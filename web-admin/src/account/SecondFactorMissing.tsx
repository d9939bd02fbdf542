import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { PageHead } from '../layout/PageHead';
import { SecondFactorPanel } from './SecondFactorPanel';

/** All there is, where a second factor is demanded, for someone who has none yet. */
export const SecondFactorMissing = () => (
  <>
    <PageHead title="Switch on your second factor" />
    <Stack spacing={2} sx={{ maxWidth: 560 }}>
      <Alert role="status" severity="warning">
        Signing in takes a second factor here. Switch yours on to go on.
      </Alert>
      <SecondFactorPanel />
    </Stack>
  </>
);
