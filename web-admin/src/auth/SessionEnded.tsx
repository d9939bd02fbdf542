import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { renewal, signedIn, theAccount } from '../api/account/session';
import { useSignal } from '../api/signal';
import type { Account } from '../api/types';
import styles from './sign-in.module.css';
import { SignInForm } from './SignInForm';
import { words } from './words';

/** Over the page, when the session has ended: what was typed stays, and what was asked for goes on afterwards. */
export function SessionEnded() {
  const running = useSignal(renewal);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (running) dialog.current?.showModal();
  }, [running]);
  if (!running) return null;

  const goOn = (account: Account) => {
    // Somebody else must not send what the first one typed.
    if (account.id !== theAccount().id) return window.location.reload();
    signedIn(account);
    running.done();
  };
  // It stands beside the page in the document: an open dialog hides the page itself from screen readers.
  return createPortal(
    <dialog
      ref={dialog}
      className={`${styles.sessionEnded} ${styles.signIn}`}
      aria-labelledby="session-ended"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="session-ended">{words.ended}</h2>
      <p>{words.endedText}</p>
      <SignInForm email={theAccount().email} onSignedIn={goOn} />
    </dialog>,
    document.body,
  );
}
