import { useCallback, useState } from 'react';
import { ApiError } from '../../forms/api/client';
import { getRegistration } from '../../forms/api/get-registration';
import { getFormerTicket, getTicket } from '../../forms/api/get-ticket';
import type { FormerTicket, RegistrationState, Ticket } from '../../reference/api/schemas';
import { useLooks } from '../useLooks';
import { useNewest } from '../useNewest';

export interface TicketState {
  uuid: string;
  ticket?: Ticket;
  registration?: RegistrationState | undefined;
  /** The place was passed on: the ticket is no longer valid. */
  former?: FormerTicket;
  /** Nobody registered under this uuid. */
  unknown?: true;
  /** Why the ticket could not be loaded, in a sentence. */
  problem?: string;
}

/** The ticket behind a uuid; looked at again, while the page is visible, as long as something is to come. */
export function useTicket(uuid: string) {
  const [state, setState] = useState<TicketState>({ uuid });
  const ask = useNewest();
  const load = useCallback(
    (signal?: AbortSignal) => {
      const isNewest = ask();
      // The ticket counts; what is known of its payment besides may be late.
      return Promise.all([
        getTicket(uuid, signal),
        getRegistration(uuid, signal).catch(() => undefined),
      ]).then(
        ([ticket, registration]) => {
          if (isNewest()) setState({ uuid, ticket, registration });
        },
        async (error: unknown) => {
          const found = await failed(uuid, error, signal);
          // A ticket that somebody else has now is no longer shown; one that a later look missed is.
          if (!signal?.aborted && isNewest())
            setState((before) => (found.former ? found : { ...found, ...ticketOf(before, uuid) }));
        },
      );
    },
    [ask, uuid],
  );
  const settled =
    state.unknown ??
    (!!state.former ||
      !!state.registration?.cancelled_at ||
      (state.ticket?.payment_status && !!state.ticket.qr_code));

  useLooks(uuid, load, !settled);

  // Another link was opened in the same page: nothing of the former ticket may show.
  return { state: state.uuid === uuid ? state : { uuid }, reload: load };
}

/** What was loaded before stays on the screen when a later look fails. */
const ticketOf = (before: TicketState, uuid: string) =>
  before.uuid === uuid && before.ticket ? { ticket: before.ticket, registration: before.registration } : {};

async function failed(uuid: string, error: unknown, signal?: AbortSignal): Promise<TicketState> {
  if (!(error instanceof ApiError)) throw error;
  // 400: the link's last part is no uuid at all.
  if (error.status === 400) return { uuid, unknown: true };
  if (error.status !== 404) return { uuid, problem: error.message };
  return getFormerTicket(uuid, signal).then(
    (former) => ({ uuid, former }),
    (second: unknown) => {
      if (!(second instanceof ApiError)) throw second;
      return second.status === 404 ? { uuid, unknown: true } : { uuid, problem: second.message };
    },
  );
}
