import { useEffect, useState } from 'react';
import type { ApiError } from '../../forms/api/client';
import { isFull } from '../../forms/api/waiting-list';
import type { GroupFields, WaitingView } from '../../reference/api/schemas';
import { leaveFor } from '../../ui/leave';
import { isOutdated } from '../questions';

/**
 * A registration form that leads to the waiting list once the event is full: known when the page opens, or by the
 * refusal of what was sent; the button is then pressed once more, for something else.
 */
export function useWaitingList(event: string) {
  const [full, setFull] = useState(false);
  useEffect(() => {
    // Unanswered: the form is sent as ever, and the server says so then. Late, it takes back no refusal.
    isFull(event).then(
      (isKnown) => setFull((before) => before || isKnown),
      () => undefined,
    );
  }, [event]);
  // The last place was taken while somebody typed.
  const [outdated, setOutdated] = useState(false);
  const onRefused = (error: ApiError) => {
    if (error.code === 'event_full') setFull(true);
    setOutdated(isOutdated(error));
  };
  return { full, outdated, onRefused };
}

/** Joins the list with the fields of a registration. */
export const toWaitingList = (body: GroupFields) => ({ path: '/waiting-list', body });

export const isWaiting = (answer: object): answer is WaitingView => 'offered_until' in answer;

/** To the page of the entry; the button says Processing... until it is here. */
export const goToEntry = ({ uuid }: WaitingView): Promise<void> => leaveFor(`/waiting/${uuid}`);
