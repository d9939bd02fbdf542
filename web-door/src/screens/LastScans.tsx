import { useState } from 'react';
import type { Door } from '../door/door';
import type { DoorState } from '../door/types';
import { Sheet } from './Sheet';
import { timeOf, WORDS } from './words';

const REASONS = ['Wrong person', 'Did not come in', 'Scanned by mistake'];

export function UndoReasons({
  onChoose,
  onCancel,
}: {
  onChoose: (reason: string) => void;
  onCancel: () => void;
}) {
  return (
    <div className="actions" role="group" aria-label="Why is it undone?">
      <p>Why is it undone?</p>
      {REASONS.map((reason) => (
        <button key={reason} onClick={() => onChoose(reason)}>
          {reason}
        </button>
      ))}
      <button onClick={onCancel}>Keep it</button>
    </div>
  );
}

export function LastScans({ door, state, onClose }: { door: Door; state: DoorState; onClose: () => void }) {
  const [asking, setAsking] = useState<string>();
  return (
    <Sheet title="Last scans" onClose={onClose}>
      {state.recent.length === 0 && <p>Nothing has been scanned since this page was opened.</p>}
      <ul className="list">
        {state.recent.map((shown) => (
          <li key={shown.nonce} data-outcome={shown.outcome} data-here={shown.decidedOffline}>
            <p>
              <strong>{WORDS[shown.outcome].word}</strong> {shown.name}
              <small>
                {shown.at > 0 && timeOf(shown.at + state.clockOffset)}
                {shown.decidedOffline && ' · on this device only'}
                {shown.undone && ' · undone'}
              </small>
            </p>
            {asking === shown.nonce ? (
              <UndoReasons
                onChoose={(reason) => {
                  setAsking(undefined);
                  void door.scans.undo(shown, reason);
                }}
                onCancel={() => setAsking(undefined)}
              />
            ) : (
              shown.outcome === 'welcome' &&
              !shown.undone && (
                <button aria-label={`Undo ${shown.name ?? ''}`} onClick={() => setAsking(shown.nonce)}>
                  Undo
                </button>
              )
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
