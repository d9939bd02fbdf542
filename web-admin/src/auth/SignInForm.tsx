import { useState, type FormEvent } from 'react';
import { fieldErrors } from '../api/ApiError';
import { signIn } from '../api/calls/session';
import type { Account } from '../api/types';
import styles from './sign-in.module.css';
import { words } from './words';

interface Props {
  /** Whom the form expects; somebody else may still sign in. */
  email?: string;
  failure?: string;
  onSignedIn: (account: Account) => unknown;
}

const isRequired = (values: Record<string, string>) =>
  Object.values(values).some((value) => value === '') ? words.missing : undefined;

/** Signs in, with the code of a second factor where the account has one. Plain elements: it comes before MUI. */
export function SignInForm({ email = '', failure: known, onSignedIn }: Props) {
  const [failure, setFailure] = useState(known);
  const [codeAsked, setCodeAsked] = useState(false);
  const [recovery, setRecovery] = useState(false);
  const [pending, setPending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const missing = isRequired(values);
    setFailure(missing);
    if (missing) return;
    setPending(true);
    try {
      await onSignedIn(await signIn(values));
    } catch (error) {
      const needsCode = fieldErrors(error)?.code !== undefined;
      setCodeAsked(codeAsked || needsCode);
      // The first answer that asks for a code is no error.
      // After too many tries by others the server mails a code; its sentence says so.
      if (codeAsked || !needsCode || (error as { status?: number }).status === 429)
        setFailure((error as Error).message);
    } finally {
      setPending(false);
    }
  };
  const back = () => {
    setCodeAsked(false);
    setFailure(undefined);
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <div hidden={codeAsked}>
        <label>
          {words.email}
          <input name="email" type="email" autoComplete="username" defaultValue={email} />
        </label>
        <label>
          {words.password}
          <input name="password" type="password" autoComplete="current-password" autoFocus={email !== ''} />
        </label>
      </div>
      {codeAsked && <Code recovery={recovery} />}
      <button type="submit" disabled={pending}>
        {pending ? words.signingIn : words.signIn}
      </button>
      {codeAsked && (
        <>
          <button type="button" onClick={() => setRecovery(!recovery)}>
            {recovery ? words.useApp : words.useRecovery}
          </button>
          <button type="button" onClick={back}>
            {words.back}
          </button>
        </>
      )}
    </form>
  );
}

const Code = ({ recovery }: { recovery: boolean }) => (
  <>
    <p>{recovery ? words.recoveryAsked : words.codeAsked}</p>
    <label>
      {recovery ? words.recovery : words.code}
      <input
        key={recovery ? 'recovery' : 'app'}
        name="code"
        inputMode={recovery ? 'text' : 'numeric'}
        autoComplete={recovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        maxLength={64}
        autoFocus
      />
      <small>{recovery ? words.recoveryHelp : words.codeHelp}</small>
    </label>
  </>
);
