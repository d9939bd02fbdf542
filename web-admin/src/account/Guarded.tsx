import { lazy, type ReactNode } from 'react';
import { PasswordNotice } from './PasswordNotice';
import { useAccount } from './useAccount';

const SecondFactorMissing = lazy(() =>
  import('./SecondFactorMissing').then((file) => ({ default: file.SecondFactorMissing })),
);
const PasswordOverdue = lazy(() =>
  import('./PasswordOverdue').then((file) => ({ default: file.PasswordOverdue })),
);

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
