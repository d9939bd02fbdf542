import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';

/** A new secret, once. */
export const SecretShown = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <Alert severity="success" onClose={onClose}>
    The secret by which the receiver checks signatures. It is shown only now:
    <Box component="code" sx={{ display: 'block', mt: 1, overflowWrap: 'anywhere', userSelect: 'all' }}>
      {secret}
    </Box>
  </Alert>
);
