import '../messages/account';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { theAccount } from '../api/account/session';
import { CanAccess } from '../kit/access';
import { PageHead } from '../layout/Page';
import { Panel } from '../layout/Panel';
import { MailSettingsPanel } from '../mail/MailSettingsPanel';
import styles from './account.module.css';
import { CalendarPanel } from './CalendarPanel';
import { ChangePassword } from './ChangePassword';
import { SecondFactorPanel } from './SecondFactorPanel';
import { SessionsPanel } from './SessionsPanel';
import { useAccount } from './useAccount';

/** One column, or two where there is room, each as long as the other. */
/** One's own account: how it is secured, and where it is in use. */
export function AccountPage() {
  const translate = useTranslate();
  const { name, email } = theAccount();
  return (
    <>
      <PageHead title={translate('account.title')} />
      <div className={styles.columns}>
        <Panel title={translate('account.signed_in_as')}>
          <Typography>{name}</Typography>
          <Typography color="textSecondary">{email}</Typography>
          <OwnLink />
        </Panel>
        <ChangePassword />
        <SecondFactorPanel />
        <CanAccess resource="today">
          <MailSettingsPanel />
        </CanAccess>
        <CanAccess resource="inquiries">
          <CalendarPanel />
        </CanAccess>
        <SessionsPanel />
      </div>
    </>
  );
}

/** By which an agent passes the site on. */
function OwnLink() {
  const translate = useTranslate();
  const { data } = useAccount();
  if (!data?.agent_code) return null;
  const link = `${window.location.origin}/r/${data.agent_code}`;
  return (
    <p>
      {translate('account.own_link')} <a href={link}>{link}</a>
    </p>
  );
}
