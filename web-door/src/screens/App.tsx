import { useEffect, useSyncExternalStore } from 'react';
import type { Door } from '../door/door';
import { unlockSound } from '../door/feedback';
import { Scanner } from './Scanner';
import { SignIn } from './SignIn';

export function App({ door }: { door: Door }) {
  const state = useSyncExternalStore(door.subscribe, door.get);
  useEffect(() => {
    addEventListener('pointerdown', unlockSound);
    addEventListener('keydown', unlockSound);
    return () => {
      removeEventListener('pointerdown', unlockSound);
      removeEventListener('keydown', unlockSound);
    };
  }, []);
  if (state.phase === 'starting') return null;
  return state.phase === 'ready' && state.session ? (
    <Scanner door={door} state={state} session={state.session} />
  ) : (
    <SignIn door={door} state={state} />
  );
}
