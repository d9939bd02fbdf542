import { useState } from 'react';
import { inPesos } from 'web-shared/money';
import type { ProofToReview } from '../api/types';
import { centavosIn } from '../format/amount';
import type { useQueue } from './useQueue';

/** For this long after a picture appears it is not accepted: the key was meant for the proof before. */
const SEEN_MS = 250;

/**
 * What is typed of each proof, and its acceptance: nothing is accepted unseen, and a part of what is owed only by a second key.
 * @param proof the one on the screen
 */
export function useAcceptance(
  proof: ProofToReview | undefined,
  decide: ReturnType<typeof useQueue>['decide'],
) {
  /** Which picture is on the screen, and since when. */
  const [seen, setSeen] = useState<{ id: string; at: number }>();
  const [references, setReferences] = useState<Record<string, string>>({});
  const [amounts, setAmounts] = useState<Record<string, string>>({});
  /** The proof of which a partial payment was confirmed once: the next key accepts it. */
  const [partly, setPartly] = useState<string>();
  const id = proof?.id ?? '';
  const typed = references[id];
  const known = proof?.reference ?? proof?.found?.reference ?? '';
  const amount = amounts[id] ?? (proof ? inPesos(proof.found?.amount_centavos ?? proof.owed_centavos) : '');
  const isSeen = seen?.id === id;

  /** @param event when it was pressed, which may be long before the page comes to it */
  const accept = (event: Pick<Event, 'timeStamp'>) => {
    if (!proof || !isSeen || event.timeStamp - seen.at < SEEN_MS) return;
    const centavos = centavosIn(amount);
    if (centavos === undefined) return;
    if (centavos < proof.owed_centavos && partly !== id) return setPartly(id);
    // Cleared: there is none. Left alone: what the payer or the picture says, also when that came meanwhile.
    const reference = typed === undefined ? known : typed.trim();
    const typedReference = typed === undefined && reference === '' ? {} : { reference: reference || null };
    // A registration that owes nothing gets no payment.
    const received = centavos === 0 ? {} : { amount_centavos: centavos };
    decide(proof, { verb: 'accept', ...typedReference, ...received });
  };
  return {
    reference: typed ?? known,
    amount,
    isSeen,
    isPartly: partly === id,
    accept,
    onShown: (at: number) => setSeen({ id, at }),
    onReference: (text: string) => setReferences({ ...references, [id]: text }),
    onAmount: (text: string) => {
      setAmounts({ ...amounts, [id]: text });
      setPartly(undefined);
    },
  };
}
