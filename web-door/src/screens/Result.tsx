import { useEffect, useState } from 'react';
import { pesosOf } from 'web-shared/money';
import { Refused } from '../door/api';
import type { Door } from '../door/door';
import { isFelt } from '../door/feedback';
import type { DoorState, Shown, SignedIn } from '../door/types';
import { UndoReasons } from './LastScans';
import { lineOf, WORDS } from './words';

interface Props {
  door: Door;
  state: DoorState;
  session: SignedIn;
}

/** The word, over the whole screen. The camera goes on beneath: the next code takes its place. */
export function Result({ door, state: { shown, online }, session }: Props) {
  useEffect(() => {
    if (!shown || shown.outcome === 'checking') return;
    // For whoever measures: from the frame of the camera to the word on the screen.
    const frame = requestAnimationFrame(() => {
      if (performance.getEntriesByName('frame').length > 0) performance.measure('frame-to-word', 'frame');
      performance.clearMarks('frame');
    });
    return () => cancelAnimationFrame(frame);
  }, [shown]);
  return (
    <>
      <div role="alert" aria-atomic="true" className="visually-hidden">
        {shown && shown.outcome !== 'checking' && <span key={shown.nonce}>{announcementOf(shown)}</span>}
      </div>
      {shown && isRefusal(shown) && !isFelt() && (
        <div key={`sign-${shown.nonce}`} className="refusal" data-outcome={shown.outcome} aria-hidden="true">
          {WORDS[shown.outcome].sign}
        </div>
      )}
      {shown && (
        <section
          key={shown.nonce}
          className="result"
          data-outcome={shown.outcome}
          data-here={shown.decidedOffline}
          aria-label="Result"
        >
          <button className="next" onClick={door.dismiss}>
            <span className="sign" aria-hidden="true">
              {WORDS[shown.outcome].sign}
            </span>
            <strong className="word">{WORDS[shown.outcome].word}</strong>
            {shown.name && <span className="name">{shown.name}</span>}
            <span className="detail">{lineOf(shown)}</span>
            {shown.decidedOffline && shown.outcome !== 'checking' && (
              <span className="here">Recorded on this device only</span>
            )}
            {shown.undone && <span className="here">Undone</span>}
          </button>
          <Actions door={door} shown={shown} online={online} session={session} />
        </section>
      )}
    </>
  );
}

const isRefusal = ({ outcome }: Shown) => outcome !== 'welcome' && outcome !== 'checking';

const announcementOf = (shown: Shown): string =>
  [
    WORDS[shown.outcome].word,
    shown.name,
    lineOf(shown),
    shown.decidedOffline && 'Recorded on this device only',
    shown.undone && 'Undone',
  ]
    .filter(Boolean)
    .join('. ');

function Actions({
  door,
  shown,
  online,
  session,
}: {
  door: Door;
  shown: Shown;
  online: boolean;
  session: SignedIn;
}) {
  const [asking, setAsking] = useState<'undo' | 'pay'>();
  const [problem, setProblem] = useState<string>();
  const others = shown.group.filter(({ ticket, is_in }) => ticket !== shown.ticket && !is_in);
  const count = door.scans.taps.groupOf(shown).length;
  const payable = others.filter(({ paid }) => paid);
  const mayPay = shown.outcome === 'not_paid' && session.takes_payments;
  const payHere = async () => {
    try {
      await door.scans.payHere(shown);
    } catch (error) {
      setProblem(error instanceof Refused ? error.message : 'No connection: the payment is not recorded.');
    }
  };
  if (asking === 'undo')
    return (
      <UndoReasons
        onChoose={(reason) => {
          setAsking(undefined);
          void door.scans.undoTap(shown, reason);
        }}
        onCancel={() => setAsking(undefined)}
      />
    );
  return (
    <div className="actions">
      {problem !== undefined && <p role="alert">{problem}</p>}
      {mayPay && asking !== 'pay' && (
        <button className="large" disabled={!online} onClick={() => setAsking('pay')}>
          Paid here
        </button>
      )}
      {mayPay && asking === 'pay' && (
        <button className="large" onClick={() => void payHere()}>
          Yes, {pesosOf(shown.due_centavos ?? 0)} received
        </button>
      )}
      {others.length > 0 && (
        <Group
          members={others}
          onAdmit={(tickets) => {
            void door.scans.admitAll(others.filter(({ ticket }) => tickets.includes(ticket)));
          }}
          key={payable.length}
        />
      )}
      {shown.outcome === 'welcome' && !shown.undone && (
        <button onClick={() => setAsking('undo')}>{count > 1 ? `Undo all ${count}` : 'Undo'}</button>
      )}
    </div>
  );
}

interface GroupProps {
  members: Shown['group'];
  onAdmit: (tickets: string[]) => void;
}

/** Those of the same registration who are not in yet: all at once, or those who are here. */
function Group({ members, onAdmit }: GroupProps) {
  const [here, setHere] = useState(() => members.filter(({ paid }) => paid).map(({ ticket }) => ticket));
  const toggle = (ticket: string) =>
    setHere(here.includes(ticket) ? here.filter((each) => each !== ticket) : [...here, ticket]);
  return (
    <fieldset className="group">
      <legend>Of the same group, not in yet</legend>
      <ul>
        {members.map(({ ticket, name, paid }) => (
          <li key={ticket}>
            <label>
              <input
                type="checkbox"
                checked={here.includes(ticket)}
                disabled={!paid}
                onChange={() => toggle(ticket)}
              />
              {name}
              {!paid && ' · not paid'}
            </label>
          </li>
        ))}
      </ul>
      {here.length > 0 && (
        <button className="large" onClick={() => onAdmit(here)}>
          Let {here.length === 1 ? '1 more' : `${here.length} more`} in
        </button>
      )}
    </fieldset>
  );
}
