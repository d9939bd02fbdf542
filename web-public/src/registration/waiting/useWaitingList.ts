import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../forms/api/client';
import { isFull, joinWaitingList } from '../../forms/api/waiting-list';
import type { GroupFields, WaitingView } from '../../reference/api/schemas';

/** What the API answers when the last place was taken while somebody typed. */
const FULL = 'This event is full.';

/**
 * A registration form that leads to the waiting list once the event is full: known when the page opens, or by the
 * refusal of what was sent; the button is then pressed once more, for something else.
 */
export function useWaitingList(event: string) {
  const [full, setFull] = useState(false);
  useEffect(() => {
    // Unanswered: the form is sent as ever, and the server says so then.
    isFull(event).then(setFull, () => undefined);
  }, [event]);

  /** Registers, or joins the waiting list with the same fields. */
  const send = useCallback(
    async <P, A>(
      payload: P,
      key: string,
      {
        register,
        asGroup,
      }: { register: (payload: P, key: string) => Promise<A>; asGroup: (payload: P) => GroupFields },
    ): Promise<A | WaitingView> => {
      if (full) return joinWaitingList(asGroup(payload), key);
      try {
        return await register(payload, key);
      } catch (error) {
        if (error instanceof ApiError && error.status === 409 && error.message === FULL) setFull(true);
        throw error;
      }
    },
    [full],
  );
  return { full, send };
}

export const isWaiting = (answer: object): answer is WaitingView => 'offered_until' in answer;

/** To the page of the entry; the button says Processing... until it is here. */
export async function goToEntry({ uuid }: WaitingView): Promise<void> {
  location.assign(`/waiting/${uuid}`);
  await new Promise(() => undefined);
}
