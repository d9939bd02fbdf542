import { lazy, Suspense, useEffect, useState } from 'react';
import { onPasswordNeeded } from '../api/recentPassword';

const PasswordDialog = lazy(() =>
  import('./PasswordDialog').then((file) => ({ default: file.PasswordDialog })),
);

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
