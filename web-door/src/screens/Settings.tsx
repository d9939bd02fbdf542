import { useState, type FormEvent } from 'react';
import { UnsentScans, type Door } from '../door/door';
import type { DoorState, SignedIn } from '../door/types';
import { Sheet } from './Sheet';
import { timeOf } from './words';

interface Props {
  door: Door;
  state: DoorState;
  session: SignedIn;
  onClose: () => void;
}

/** Where this device stands, how the door goes, and the way out. */
export function Settings({ door, state, session, onClose }: Props) {
  const [gate, setGate] = useState(state.gate ?? '');
  const [leaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { counts } = state;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    await door.setGate(gate.trim());
    onClose();
  };
  const leave = () =>
    door
      .signOut()
      .catch((error: unknown) =>
        setProblem(
          error instanceof UnsentScans
            ? 'Some scans are not sent yet. Go where there is a connection, then sign out.'
            : 'No connection. Try again.',
        ),
      );
  return (
    <Sheet title="Settings" onClose={onClose}>
      <p>
        {session.event_name} · {session.name}
      </p>
      <form onSubmit={(event) => void save(event)}>
        <label htmlFor="gate">Gate</label>
        <input id="gate" value={gate} maxLength={60} onChange={(event) => setGate(event.target.value)} />
        <button>Save the gate</button>
      </form>
      {counts && (
        <dl className="tally">
          {counts.per_gate.map(({ gate: name, count }) => (
            <div key={name}>
              <dt>{name ?? 'No gate named'}</dt>
              <dd>{count.toLocaleString('en-PH')}</dd>
            </div>
          ))}
          {counts.per_hour.map(({ hour, count }) => (
            <div key={hour}>
              <dt>From {timeOf(hour)}</dt>
              <dd>{count.toLocaleString('en-PH')}</dd>
            </div>
          ))}
        </dl>
      )}
      {problem !== undefined && <p role="alert">{problem}</p>}
      {leaving ? (
        <div className="actions">
          <p>This device then needs a new code.</p>
          <button onClick={() => void leave()}>Yes, sign out</button>
          <button onClick={() => setLeaving(false)}>Stay</button>
        </div>
      ) : (
        <button onClick={() => setLeaving(true)}>Sign this device out</button>
      )}
    </Sheet>
  );
}
