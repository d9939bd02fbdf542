import { useEffect, useState, type FormEvent } from 'react';
import { useBrand } from '../api/brand';
import { passwordLink, setPassword, type PasswordLink } from '../api/calls/session';
import styles from './sign-in.module.css';
import { words } from './words';

/** Behind the #, which no server and no log sees. */
const token = window.location.hash.slice(1);

/** Where a mailed link leads. Opening it changes nothing; the button does, once. */
export function SetPasswordPage() {
  const [link, setLink] = useState<PasswordLink>();
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState(false);
  useEffect(() => {
    document.title = `${words.setYourPassword} · ${words.backOffice}`;
    // Not left in the address, where a screenshot or a shared tab would show it.
    window.history.replaceState(null, '', window.location.pathname);
    passwordLink(token).then(setLink, (error: Error) => setFailure(withoutField(error.message)));
  }, []);
  return (
    <main className={styles.signInPage}>
      <div className={styles.signIn}>
        <p className={styles.brand}>{useBrand()}</p>
        <h1>{link?.purpose === 'invitation' ? `${words.welcome}, ${link.name}` : words.setYourPassword}</h1>
        {done && (
          <>
            <p role="status">{words.passwordIsSet}</p>
            <a className={styles.button} href="/admin/">
              {words.signIn}
            </a>
          </>
        )}
        {!done && link && <PasswordForm link={link} onDone={() => setDone(true)} />}
        {!link && failure && (
          <>
            <p className={styles.failure} role="alert">
              {failure}
            </p>
            <a className={styles.button} href="/admin/forgotten-password">
              {words.mailNewLink}
            </a>
          </>
        )}
      </div>
    </main>
  );
}

function PasswordForm({ link, onDone }: { link: PasswordLink; onDone: () => void }) {
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);
  const [shown, setShown] = useState(false);
  const set = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { password } = Object.fromEntries(new FormData(event.currentTarget)) as { password: string };
    setFailure(undefined);
    setPending(true);
    try {
      await setPassword(token, password);
      onDone();
    } catch (error) {
      setFailure(withoutField((error as Error).message));
    } finally {
      setPending(false);
    }
  };
  return (
    <form onSubmit={(event) => void set(event)} noValidate>
      <p>
        {words.for} <strong>{link.email}</strong>
      </p>
      {failure && (
        <p className={styles.failure} role="alert" id="password-failure">
          {failure}
        </p>
      )}
      <input hidden type="email" name="username" autoComplete="username" value={link.email} readOnly />
      <label>
        {words.newPassword}
        <input
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete="new-password"
          aria-invalid={failure !== undefined}
          aria-describedby={failure === undefined ? 'password-rule' : 'password-failure password-rule'}
          autoFocus
        />
        <small id="password-rule">{words.passwordRule}</small>
      </label>
      <button type="submit" disabled={pending}>
        {pending ? words.setting : words.setPassword}
      </button>
      <button type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
        {shown ? words.hide : words.show}
      </button>
    </form>
  );
}

/** `password: Use at least …` → the sentence alone: there is one field. */
const withoutField = (message: string): string => message.replace(/^(password|token): /, '');
