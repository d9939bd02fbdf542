import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { NewApiKey } from '../api/types';
import { PageHead } from '../layout/Page';
import { Panel, VisuallyHidden } from '../layout/Panel';
import { palette } from '../theme/palette';

/** The one time that a key can be seen. */
export function NewKeyPanel({ made }: { made: NewApiKey }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(made.key);
    setCopied(true);
  };
  return (
    <>
      <PageHead title={`API key “${made.name}”`} />
      <Stack spacing={2} sx={{ maxWidth: 640 }}>
        <Alert severity="warning">
          Copy the key now and keep it safe. Only a hash is stored: it cannot be shown again.
        </Alert>
        <Panel title="The key">
          <Box
            component="code"
            sx={{ display: 'block', p: 1.5, bgcolor: palette.sand, overflowWrap: 'anywhere' }}
          >
            {made.key}
          </Box>
          <Stack direction="row" spacing={1} sx={{ mt: 1.5 }}>
            <Button variant="contained" onClick={() => void copy()}>
              {copied ? 'Copied' : 'Copy the key'}
            </Button>
            <Button component={Link} to="/api-keys">
              Back to all keys
            </Button>
          </Stack>
          <VisuallyHidden live>{copied ? 'The key is copied' : ''}</VisuallyHidden>
        </Panel>
      </Stack>
    </>
  );
}
