import { useEffect } from 'react';
import type { Account } from '../api/types';
import { SignInForm } from './SignInForm';

interface Props {
  failure?: string;
  onSignedIn: (account: Account) => void;
  /** Somebody is about to sign in: what comes next may be fetched. */
  onTyping?: () => void;
}

export function SignInPage({ failure, onSignedIn, onTyping }: Props) {
  useEffect(() => {
    document.title = 'Sign in · Back office';
  }, []);
  return (
    <main className="sign-in-page">
      <div className="sign-in" onInput={onTyping}>
        <p className="brand">Stealth Land</p>
        <h1>Back office</h1>
        <SignInForm failure={failure} onSignedIn={onSignedIn} />
        <p className="hint">
          <a href="/admin/forgotten-password">Forgot your password?</a> No account? An admin of the back
          office can make one.
        </p>
      </div>
    </main>
  );
}
