import { useEffect, useState, type FormEvent } from 'react';
import { useBrand } from '../api/brand';
import { askForLink } from '../api/calls/session';
import styles from './sign-in.module.css';
import { words } from './words';

/** Asks for a mailed link by which the password is set. The answer never tells whether the address has an account. */
export function ForgottenPasswordPage() {
  const [sent, setSent] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);
  useEffect(() => {
    document.title = `${words.forgotten} · ${words.backOffice}`;
  }, []);
  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { email } = Object.fromEntries(new FormData(event.currentTarget)) as { email: string };
    setFailure(undefined);
    setPending(true);
    try {
      setSent((await askForLink(email)).message);
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setPending(false);
    }
  };
  return (
    <main className={styles.signInPage}>
      <div className={styles.signIn}>
        <p className={styles.brand}>{useBrand()}</p>
        <h1>{words.forgotten}</h1>
        {sent === undefined ? (
          <form onSubmit={(event) => void ask(event)} noValidate>
            {failure && (
              <p className={styles.failure} role="alert">
                {failure}
              </p>
            )}
            <p>{words.askForLink}</p>
            <label>
              {words.email}
              <input name="email" type="email" autoComplete="username" />
            </label>
            <button type="submit" disabled={pending}>
              {pending ? words.sending : words.mailLink}
            </button>
          </form>
        ) : (
          <p role="status">
            {sent} {words.linkSent}
          </p>
        )}
        <p className={styles.hint}>
          <a href="/admin/">{words.backToSignIn}</a>
        </p>
      </div>
    </main>
  );
}
