import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { may, theAccount } from '../api/session';
import { PageHead } from '../layout/Page';
import { Panel } from '../layout/Panel';
import { MailSettingsPanel } from '../mail/MailSettingsPanel';
import { palette } from '../theme/palette';
import { CalendarPanel } from './CalendarPanel';
import { ChangePassword } from './ChangePassword';
import { SecondFactorPanel } from './SecondFactorPanel';
import { SessionsPanel } from './SessionsPanel';

/** One column, or two where there is room, each as long as the other. */
const COLUMNS = {
  maxWidth: 1136,
  columnWidth: 480,
  columnGap: '1rem',
  '& > *': { breakInside: 'avoid', mb: 2 },
};

/** One's own account: how it is secured, and where it is in use. */
export function AccountPage() {
  const translate = useTranslate();
  const { name, email } = theAccount();
  return (
    <>
      <PageHead title={translate('account.title')} />
      <Box sx={COLUMNS}>
        <Panel title={translate('account.signed_in_as')}>
          <Typography>{name}</Typography>
          <Typography sx={{ color: palette.muted }}>{email}</Typography>
        </Panel>
        <ChangePassword />
        <SecondFactorPanel />
        {may('desk') && <MailSettingsPanel />}
        {may('inquiries:read') && <CalendarPanel />}
        <SessionsPanel />
      </Box>
    </>
  );
}
