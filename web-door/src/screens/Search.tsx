import { useEffect, useState } from 'react';
import { Refused } from '../door/api';
import type { Door } from '../door/door';
import type { Found } from '../door/types';
import { Sheet } from './Sheet';
import { timeOf } from './words';

const PAUSE_MS = 250;

/** For a ticket that was left at home. Names lie encrypted on the device, so this asks the server. */
export function Search({ door, onClose }: { door: Door; onClose: () => void }) {
  const [q, setQ] = useState('');
  const [found, setFound] = useState<{ q: string; hits?: Found[]; problem?: string }>();
  const word = q.trim();
  useEffect(() => {
    if (word.length < 2) return;
    let gone = false;
    const timer = setTimeout(() => {
      door.search(word).then(
        (hits) => !gone && setFound({ q: word, hits }),
        (error: unknown) =>
          !gone &&
          setFound({
            q: word,
            problem: error instanceof Refused ? error.message : 'No connection: names can’t be found now.',
          }),
      );
    }, PAUSE_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [door, word]);
  const admit = (hit: Found) => {
    void door.scans.admit(hit);
    onClose();
  };
  const hits = word.length < 2 ? undefined : found?.hits;
  return (
    <Sheet title="Find a name" onClose={onClose}>
      <label htmlFor="name">Name or church</label>
      <input id="name" type="search" value={q} onChange={(event) => setQ(event.target.value)} />
      <p role="status">
        {found?.problem ??
          (hits && (hits.length === 0 ? `No one found for “${found?.q}”` : `${hits.length} found`))}
      </p>
      <ul className="list">
        {hits?.map((hit) => (
          <li key={hit.ticket}>
            <p>
              <strong>{hit.name}</strong>
              <small>
                {[hit.church, !hit.paid && 'not paid', hit.in_since && `came at ${timeOf(hit.in_since)}`]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </p>
            <button aria-label={`Choose ${hit.name}`} onClick={() => admit(hit)}>
              {hit.is_in ? 'Show' : hit.paid ? 'Let in' : 'Show'}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
