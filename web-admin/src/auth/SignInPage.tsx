import { useEffect } from 'react';
import { useBrand } from '../api/brand';
import type { Account } from '../api/types';
import styles from './sign-in.module.css';
import { SignInForm } from './SignInForm';
import { words } from './words';

interface Props {
  failure?: string;
  onSignedIn: (account: Account) => unknown;
  /** Called when somebody begins to sign in: the app may be fetched then. */
  onTyping?: () => void;
}

export function SignInPage({ failure, onSignedIn, onTyping }: Props) {
  useEffect(() => {
    document.title = `${words.signIn} · ${words.backOffice}`;
  }, []);
  return (
    <main className={styles.signInPage}>
      <div className={styles.signIn} onInput={onTyping}>
        <p className={styles.brand}>{useBrand()}</p>
        <h1>{words.backOffice}</h1>
        <SignInForm failure={failure} onSignedIn={onSignedIn} />
        <p className={styles.hint}>
          <a href="/admin/forgotten-password">{words.forgotten}</a> {words.noAccount}
        </p>
      </div>
    </main>
  );
}
