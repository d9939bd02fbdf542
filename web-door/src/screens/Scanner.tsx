import { useEffect, useState } from 'react';
import { useCamera } from '../codes/useCamera';
import { listenToScanner } from '../codes/wedge';
import type { Door } from '../door/door';
import type { DoorState, SignedIn } from '../door/types';
import { LastScans } from './LastScans';
import { Result } from './Result';
import { Search } from './Search';
import { Settings } from './Settings';
import { StatusBar } from './StatusBar';

type Sheet = 'search' | 'last' | 'settings' | undefined;

/** The camera, the word over it, and what one thumb reaches. */
export function Scanner({ door, state, session }: { door: Door; state: DoorState; session: SignedIn }) {
  const [sheet, setSheet] = useState<Sheet>();
  const close = () => setSheet(undefined);
  const { video, problem, camera, retry } = useCamera(door.scans);
  const [light, setLight] = useState(false);
  useEffect(() => {
    return listenToScanner((code, at) => void door.scans.scan(code, at));
  }, [door]);
  useWakeLock();
  const toggle = async () => {
    await camera?.light?.(!light);
    setLight(!light);
  };
  return (
    <div className="door">
      <StatusBar state={state} session={session} />
      <main>
        <h1 className="visually-hidden">Scan tickets for {session.event_name}</h1>
        <video ref={video} muted playsInline aria-label="What the camera sees" />
        {problem === undefined ? (
          <div className="frame" aria-hidden="true" />
        ) : (
          <div className="no-camera">
            <p>{problem}</p>
            <p>A hardware scanner works at once: plug it in and scan.</p>
            <button onClick={retry}>Start the camera again</button>
          </div>
        )}
        <Result door={door} state={state} session={session} />
      </main>
      <nav aria-label="Door">
        <button onClick={() => setSheet('search')}>Find name</button>
        <button onClick={() => setSheet('last')}>Last scans</button>
        {camera?.light && (
          <button aria-pressed={light} onClick={() => void toggle()}>
            Light
          </button>
        )}
        <button onClick={() => setSheet('settings')}>Settings</button>
      </nav>
      {sheet === 'search' && <Search door={door} onClose={close} />}
      {sheet === 'last' && <LastScans door={door} state={state} onClose={close} />}
      {sheet === 'settings' && <Settings door={door} state={state} session={session} onClose={close} />}
    </div>
  );
}

/** A telephone that falls asleep between two tickets holds up the queue. */
function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    const hold = () => {
      if (document.hidden || !('wakeLock' in navigator)) return;
      navigator.wakeLock.request('screen').then(
        (got) => (lock = got),
        () => undefined, // a weak battery says no; the page works all the same
      );
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}
