import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CodeInput } from './CodeInput';

/** The second half of signing in, for those who have a second factor. */
export function CodeStep({ pending, onBack }: { pending: boolean; onBack: () => void }) {
  const [recovery, setRecovery] = useState(false);
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        {recovery
          ? 'Enter one of your recovery codes. It works once.'
          : 'Enter the code that your authenticator app shows now.'}
      </Typography>
      <CodeInput recovery={recovery} />
      <Button type="submit" variant="contained" size="large" fullWidth disabled={pending} sx={{ mt: 1 }}>
        {pending ? 'Signing in…' : 'Sign in'}
      </Button>
      <Button fullWidth sx={{ mt: 1 }} onClick={() => setRecovery(!recovery)}>
        {recovery ? 'Use the app instead' : 'Phone not at hand? Use a recovery code'}
      </Button>
      <Button fullWidth color="inherit" onClick={onBack}>
        Back
      </Button>
    </>
  );
}
