import { lazy, type ReactNode } from 'react';
import { PasswordNotice } from './PasswordNotice';
import { useAccount } from './useAccount';

const PasswordOverdue = lazy(() =>
  import('./PasswordOverdue').then((file) => ({ default: file.PasswordOverdue })),
);

/** The page, with a notice while the password is one that somebody else made; once its time is over, its change alone. */
export function Guarded({ children }: { children: ReactNode }) {
  const { data } = useAccount();
  if (data?.password_overdue) return <PasswordOverdue />;
  return (
    <>
      {data?.password_due_at && <PasswordNotice due={data.password_due_at} />}
      {children}
    </>
  );
}
