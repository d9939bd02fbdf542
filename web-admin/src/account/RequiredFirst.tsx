import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { PageHead } from '../layout/Page';
import styles from './account.module.css';
import { ChangePassword } from './ChangePassword';
import { SecondFactorPanel } from './SecondFactorPanel';

/** All there is for someone whose password was made for them and was not changed in time. */
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

/** All there is, where a second factor is demanded, for someone who has none yet. */
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
