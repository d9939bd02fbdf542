import { createSignal } from '../signal';
import type { Account } from '../types';

/** Who is signed in: asked once by the page that starts everything, and told to the rest from here. */
let account: Account | undefined;

export const signedIn = (who: Account) => {
  account = who;
};
export function theAccount(): Account {
  if (!account) throw new Error('Nobody is signed in');
  return account;
}

interface Renewal {
  done: () => void;
  promise: Promise<void>;
}

/** Set while the session has ended under the person's hands: the sign-in form stands over the page then. */
export const renewal = createSignal<Renewal | undefined>(undefined);

/** Resolves once the person has signed in again; calls that failed meanwhile wait for the same moment. */
export function signedInAgain(): Promise<void> {
  const running = renewal.get();
  if (running) return running.promise;
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((go) => (resolve = go));
  const done = () => {
    renewal.set(undefined);
    resolve();
  };
  renewal.set({ done, promise });
  return promise;
}
