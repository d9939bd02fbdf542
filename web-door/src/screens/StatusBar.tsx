import { useEffect, useState } from 'react';
import { serverNow } from '../door/api';
import { CANNOT_KEEP } from '../door/outbox';
import type { DoorState, SignedIn } from '../door/types';
import { age, anotherDay, wrongClock } from './words';

/** Always in sight: how many are in, whether there is a connection, how old the list is, and what is not sent. */
export function StatusBar({ state, session }: { state: DoorState; session: SignedIn }) {
  const { counts, online, keeps, clockOffset, waiting, list, gate } = state;
  const clock = wrongClock(clockOffset);
  const now = useNow();
  // Made ready the evening before: what is scanned now counts for that day.
  const day = anotherDay(session.day, now);
  return (
    <header className={online ? 'bar' : 'bar offline'}>
      <p className="counts">
        <strong>{counts ? counts.in.toLocaleString('en-PH') : '–'}</strong>
        <span> in of {counts ? counts.expected.toLocaleString('en-PH') : '–'}</span>
      </p>
      <p className="about">
        <span>{gate ?? session.name}</span>
        {day !== undefined && <strong>For {day}</strong>}
        <span role="status" className="line">
          {online ? 'Connected' : 'No connection'}
        </span>
        <span>
          {list ? `List ${age(Date.parse(list.as_of), now)}` : 'No list yet'}
          {waiting > 0 && ` · ${waiting} not sent`}
        </span>
      </p>
      {!keeps && (
        <p className="notice unkept" role="alert">
          {CANNOT_KEEP}
        </p>
      )}
      {clock !== undefined && <p className="notice">{clock}</p>}
      {state.message && (
        <p className="notice" role="alert">
          {state.message}
        </p>
      )}
    </header>
  );
}

function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 5_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
