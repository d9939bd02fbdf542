import './sign-in.css';
import { type FormEvent, useEffect, useState } from 'react';
import { call } from '../api/client';

/** Asks for a mailed link by which the password is set. The answer never tells whether the address has an account. */
export function ForgottenPasswordPage() {
  const [sent, setSent] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);
  useEffect(() => {
    document.title = 'Forgot your password? · Back office';
  }, []);
  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { email } = Object.fromEntries(new FormData(event.currentTarget)) as { email: string };
    setFailure(undefined);
    setPending(true);
    try {
      setSent((await call<{ message: string }>('POST', '/auth/forgotten-password', { email })).message);
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setPending(false);
    }
  };
  return (
    <main className="sign-in-page">
      <div className="sign-in">
        <p className="brand">Stealth Land</p>
        <h1>Forgot your password?</h1>
        {sent === undefined ? (
          <form onSubmit={(event) => void ask(event)} noValidate>
            {failure && (
              <p className="failure" role="alert">
                {failure}
              </p>
            )}
            <p>Enter the e-mail of your account. We mail you a link by which you set a new password.</p>
            <label>
              E-mail
              <input name="email" type="email" autoComplete="username" />
            </label>
            <button type="submit" disabled={pending}>
              {pending ? 'Sending…' : 'Mail me a link'}
            </button>
          </form>
        ) : (
          <p role="status">{sent} It works once, and for two hours. Nothing came? Look among the spam.</p>
        )}
        <p className="hint">
          <a href="/admin/">Back to sign-in</a>
        </p>
      </div>
    </main>
  );
}
