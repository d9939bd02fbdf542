import { Suspense, useEffect, useState } from 'react';
import { signedIn } from './api/account/session';
import { statusOf } from './api/ApiError';
import { whoAmI } from './api/calls/session';
import type { Account } from './api/types';
import { SignInPage } from './auth/SignInPage';
import { lazyPart } from './parts/lazyPart';

const App = lazyPart(() => import('./App'), 'App');

/** Left behind by a sign-in: such a browser most likely needs the whole app, which may then come early. */
const BEEN_HERE = 'back-office.been-here';
const asked = whoAmI();
/** The app, and in it the page that the address names. What fails is asked for again when it is shown. */
const fetchApp = () =>
  import('./routes').then(
    ({ fetchPage }) => Promise.all([App.fetch(), fetchPage(window.location.pathname)]),
    () => undefined,
  );
if (localStorage.getItem(BEEN_HERE)) void fetchApp();

type State = 'asking' | 'nobody' | 'somebody' | Error;

/** Asks once who is signed in, and shows the sign-in page alone, or the app, at the address that was asked for. */
export function Start() {
  const [state, setState] = useState<State>('asking');
  const enter = async (account: Account) => {
    signedIn(account);
    localStorage.setItem(BEEN_HERE, 'yes');
    await fetchApp();
    setState('somebody');
  };
  useEffect(() => {
    asked.then(enter, (error: Error) => setState(statusOf(error) === 401 ? 'nobody' : error));
  }, []);

  if (state === 'asking') return null;
  if (state === 'nobody') return <SignInPage onTyping={() => void fetchApp()} onSignedIn={enter} />;
  if (state instanceof Error) return <SignInPage failure={state.message} onSignedIn={enter} />;
  return (
    <Suspense fallback={null}>
      <App />
    </Suspense>
  );
}
