import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { may, theAccount } from '../api/session';
import { PageHead } from '../layout/Page';
import { Panel } from '../layout/Panel';
import { MailSettingsPanel } from '../mail/MailSettingsPanel';
import { ChangePassword } from './ChangePassword';
import { SecondFactorPanel } from './SecondFactorPanel';
import { SessionsPanel } from './SessionsPanel';
import { palette } from '../theme/palette';

/** One's own account: how it is secured, and where it is in use. */
export function AccountPage() {
  const { name, email } = theAccount();
  return (
    <>
      <PageHead title="Your account" />
      <Stack spacing={2} sx={{ maxWidth: 560 }}>
        <Panel title="Signed in as">
          <Typography>{name}</Typography>
          <Typography sx={{ color: palette.muted }}>{email}</Typography>
        </Panel>
        <ChangePassword />
        <SecondFactorPanel />
        {may('staff') && <MailSettingsPanel />}
        <SessionsPanel />
      </Stack>
    </>
  );
}
