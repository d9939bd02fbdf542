import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { NewSecret } from '../api/types';
import { palette } from '../theme/palette';

/** The secret as a QR code, as an address for an app on the same device, and as text. */
export const SecretToScan = ({ secret: { qr_code, address, secret } }: { secret: NewSecret }) => (
  <>
    <Typography>
      Scan this with your authenticator app, or <Link href={address}>open the app on this device</Link>.
    </Typography>
    <Box
      component="img"
      src={qr_code}
      alt="QR code for the authenticator app"
      sx={{ display: 'block', width: 208, height: 208, my: 1.5, border: `1px solid ${palette.hairline}` }}
    />
    <Typography>Or type this key into it:</Typography>
    <Box
      component="code"
      sx={{ display: 'block', p: 1.5, my: 1, bgcolor: palette.sand, overflowWrap: 'anywhere' }}
    >
      {secret.replace(/(.{4})(?=.)/g, '$1 ')}
    </Box>
    <Typography sx={{ mt: 1.5 }}>Then enter the code that the app shows.</Typography>
  </>
);
