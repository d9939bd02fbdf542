import { call, send } from '../client';
import type { Holding } from '../types';
import { ifMatch, versionOf } from '../version';

/** What ends with an account. */
export const staffCalls = {
  /** What somebody answers for or has begun. */
  holdings: (id: string) => call<Holding[]>('GET', `/staff/${id}/holdings`),
  /** Disables or removes an account, over what was read; whom nothing is given to is not named. */
  leave: (member: { id: string }, removes: boolean, hand_over: { kind: string; to: string }[]) => {
    const headers = ifMatch(versionOf(member));
    return send('POST', `/staff/${member.id}/leave`, { body: { removes, hand_over }, headers });
  },
};
