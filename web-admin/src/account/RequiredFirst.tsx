import '../messages/account';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { PageHead } from '../layout/Page';
import styles from './account.module.css';
import { ChangePassword } from './ChangePassword';
import { SecondFactorPanel } from './SecondFactorPanel';

/** The only page for someone who did not replace a temporary password in time. */
export function PasswordOverdue() {
  const translate = useTranslate();
  return (
    <>
      <PageHead title={translate('account.choose_your_password')} />
      <Stack spacing={2} className={styles.passwordOverdue}>
        <Alert role="status" severity="warning">
          {translate('account.password_overdue')}
        </Alert>
        <ChangePassword />
      </Stack>
    </>
  );
}

/** The only page for someone without a second factor, where one is required. */
export function SecondFactorMissing() {
  const translate = useTranslate();
  return (
    <>
      <PageHead title={translate('account.factor_missing')} />
      <Stack spacing={2} className={styles.factorMissing}>
        <Alert role="status" severity="warning">
          {translate('account.factor_missing_text')}
        </Alert>
        <SecondFactorPanel />
      </Stack>
    </>
  );
}
