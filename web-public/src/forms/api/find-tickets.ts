import { call } from './client';
import { withRetry } from './retry';

/** Has the links of all tickets of an address sent to it; the answer never tells whether there are any. @throws {ApiError} */
export const findTickets = (fields: { email: string }): Promise<{ message: string }> =>
  withRetry(() => call('/delegates/find-tickets', { method: 'POST', body: fields }));
