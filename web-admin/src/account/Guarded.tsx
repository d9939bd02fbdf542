import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { onPasswordNeeded } from '../api/account/recentPassword';
import { formatDate } from '../format/dates';
import { lazyPart } from '../parts/lazyPart';
import styles from './notice.module.css';
import { useAccount } from './useAccount';

/** The notice that stays until the person has chosen a password of their own. */
function PasswordNotice({ due }: { due: string }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const choose = (
    <Button component={Link} to="/account" color="inherit" variant="outlined" size="small">
      {translate('desk.choose_password')}
    </Button>
  );
  return (
    <Alert
      role="status"
      severity="warning"
      className={styles.passwordNote}
      action={pathname === '/account' ? undefined : choose}
    >
      {translate('desk.password_due', { date: formatDate(due) })}
    </Alert>
  );
}

const SecondFactorMissing = lazyPart(() => import('./RequiredFirst'), 'SecondFactorMissing');
const PasswordOverdue = lazyPart(() => import('./RequiredFirst'), 'PasswordOverdue');

/** The page, with a notice while the password is one that somebody else made; or what must be done before anything else. */
export function Guarded({ children }: { children: ReactNode }) {
  const { data } = useAccount();
  if (data?.password_overdue) return <PasswordOverdue />;
  if (data?.second_factor_required && !data.second_factor_since) return <SecondFactorMissing />;
  return (
    <>
      {data?.password_due_at && <PasswordNotice due={data.password_due_at} />}
      {children}
    </>
  );
}

const PasswordDialog = lazyPart(() => import('./Reauthenticate'), 'PasswordDialog');

/** Shows the dialog whenever a call needs the password given lately; the call then goes on. */
export function PasswordNeeded() {
  const [answer, setAnswer] = useState<(given: boolean) => void>();
  useEffect(() => {
    onPasswordNeeded(() => new Promise((resolve) => setAnswer(() => resolve)));
    return () => onPasswordNeeded(undefined);
  }, []);
  const end = (given: boolean) => {
    answer?.(given);
    setAnswer(undefined);
  };
  return (
    answer && (
      <Suspense>
        <PasswordDialog onEnd={end} />
      </Suspense>
    )
  );
}
