import { useNotify } from 'ra-core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { newId } from 'web-shared/ids';
import { API } from '../api/address';
import { fieldErrors } from '../api/ApiError';
import { useApi } from '../api/dataProvider';
import type { ProofToReview } from '../api/types';
import { useCall, useInvalidate } from '../api/useCall';

/** How many proofs are claimed at a time: the next pictures load in advance. */
const CLAIM_SIZE = 6;
/** The claim is renewed before the server's two minutes are over. */
const RENEW_MS = 60_000;
/** How often an empty queue is read again: colleagues may release their claims. */
const AGAIN_MS = 5_000;
/** This tab, which holds the proofs: a second one, also of the same account, gets others. A reload keeps them. */
const HOLDER = 'review-holder';
function holderOfTab(): string {
  const holder = sessionStorage.getItem(HOLDER) ?? newId();
  sessionStorage.setItem(HOLDER, holder);
  return holder;
}

/** What begins with this is asked again after each decision. */
const PROOFS = ['proofs'];

type Decision =
  | { verb: 'accept'; reference?: string | null; amount_centavos?: number; shared_because?: string }
  | { verb: 'reject'; reason: string };

/** A decision that the server refused because the reference has paid for others. */
export interface TakenReference {
  proof: ProofToReview;
  reference: string;
  /** The decision as it was sent: it goes again, with the reason why both are paid. */
  accepted: Extract<Decision, { verb: 'accept' }>;
  message: string;
}

/**
 * The proofs that are held for this person, the one before them, and what they decide.
 * @param event undefined: of all events
 */
export function useQueue(event: string | undefined) {
  const api = useApi();
  const invalidate = useInvalidate();
  const notify = useNotify();
  const [holder] = useState(holderOfTab);
  const { data, error, isFetching } = useCall(
    [...PROOFS, 'claim', event],
    (api) => api.claimProofs(CLAIM_SIZE, holder, event),
    {
      refetchInterval: ({ state }) =>
        state.data?.proofs.length === 0 && state.data.waiting > 0 ? AGAIN_MS : RENEW_MS,
      staleTime: 0,
      gcTime: 0,
    },
  );
  const { proofs, mark } = useUndecided(data);
  const [chosen, setChosen] = useState<string>();
  const [taken, setTaken] = useState<TakenReference>();
  /** The decisions that can be taken back, newest last; each waits for its answer. */
  const made = useRef<{ proof: ProofToReview; answered: Promise<unknown> }[]>([]);
  useRelease(data?.held_until, holder);

  const at = Math.max(
    0,
    proofs.findIndex(({ id }) => id === chosen),
  );
  // What is on the screen stays there until it is decided, whatever a colleague lets go of before it.
  const shown = proofs[at]?.id;
  if (shown !== undefined && shown !== chosen) setChosen(shown);
  const refresh = () => invalidate(...PROOFS, 'delegates', 'dashboard');

  /** The next one is shown at once; should the server refuse, this one comes back with the reason. */
  const decide = (proof: ProofToReview, { verb, ...body }: Decision) => {
    mark(proof.id, 'asked');
    if (proof.id === shown) setChosen(proofs[at + 1]?.id);
    const one = { proof, answered: api.decideProof(proof.id, verb, { ...body, holder }) };
    made.current.push(one);
    one.answered.then(
      () => {
        mark(proof.id, 'answered');
        void refresh();
      },
      (failure: Error) => {
        made.current = made.current.filter((each) => each !== one);
        mark(proof.id, undefined);
        setChosen(proof.id);
        const reference = 'reference' in body ? body.reference : undefined;
        if (typeof reference === 'string' && fieldErrors(failure)?.reference !== undefined)
          setTaken({ proof, reference, accepted: { ...body, verb: 'accept' }, message: failure.message });
        else
          notify('review.refused', {
            type: 'error',
            messageArgs: { name: nameOf(proof), message: failure.message },
          });
        void refresh();
      },
    );
  };

  const undo = async () => {
    const undone = made.current.pop();
    if (!undone) return notify('review.nothing_to_undo', { type: 'info' });
    const { proof, answered } = undone;
    try {
      await answered;
      await api.undoProof(proof.id, holder);
      await refresh();
      mark(proof.id, undefined);
      setChosen(proof.id);
      notify('review.undone', { type: 'success', messageArgs: { name: nameOf(proof) } });
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
    }
  };

  const waiting = Math.max(0, (data?.waiting ?? 0) - (data?.proofs.length ?? 0) + proofs.length);
  return {
    proof: proofs[at],
    following: proofs.slice(at + 1, at + 3),
    waiting,
    /** Nothing to show yet, or the next ones are on their way. */
    isLoading: proofs.length === 0 && error === null && (data === undefined || (isFetching && waiting > 0)),
    error,
    decide,
    undo,
    taken,
    forgetTaken: () => setTaken(undefined),
    move: (step: 1 | -1) => setChosen(proofs[at + step]?.id ?? proofs[at]?.id),
  };
}

/** Whether the server has been asked to decide, or has said that it did. */
type Progress = 'asked' | 'answered';

/** The claimed proofs without those that were decided here: each stays hidden until a claim comes without it. */
function useUndecided(claim: { proofs: ProofToReview[] } | undefined) {
  const [decided, setDecided] = useState<ReadonlyMap<string, Progress>>(new Map());
  const [lookedAt, setLookedAt] = useState(claim);
  if (claim !== lookedAt) {
    setLookedAt(claim);
    const ids = new Set(claim?.proofs.map(({ id }) => id));
    // Should its payment be taken back later, it is there again.
    setDecided(new Map([...decided].filter(([id, progress]) => progress === 'asked' || ids.has(id))));
  }
  return {
    proofs: (claim?.proofs ?? []).filter(({ id }) => !decided.has(id)),
    /** @param progress undefined: it is to be decided again */
    mark: (id: string, progress: Progress | undefined) =>
      setDecided((before) => {
        const others = [...before].filter(([other]) => other !== id);
        return new Map(progress === undefined ? others : [...others, [id, progress]]);
      }),
  };
}

/** Whoever leaves the page lets colleagues have what they held; what they claim on the next page stays theirs. */
function useRelease(heldUntil: string | null | undefined, holder: string): void {
  const release = useEffectEvent(() => {
    if (!heldUntil) return;
    const query = new URLSearchParams({ held_until: heldUntil, holder });
    void fetch(`${API}/proofs/release?${query}`, { method: 'POST', keepalive: true });
  });
  useEffect(() => {
    const leave = () => release();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}

export const nameOf = ({ contact }: ProofToReview): string => `${contact.first_name} ${contact.last_name}`;
