import { useState } from 'react';
import type { ZodMiniType } from 'zod/mini';
import type { SiteContent } from '../content';
import { draftTexts, registrationTexts, toasts } from '../content/texts';
import { useContent } from '../content/use-content';
import type { FormValues } from '../forms/record';
import { useSendForm } from '../forms/useSendForm';
import type { GroupFields, WaitingView } from '../reference/api/schemas';
import { consentFor, isWithoutProof, useWithOffered } from './payment-modes';
import { useProofAfter } from './proof/useProofAfter';
import { goToEntry, isWaiting, toWaitingList, useWaitingList } from './waiting/useWaitingList';

interface Options<V extends FormValues & { payment_mode: string }, C, B extends object, A extends object> {
  kind: 'registration' | 'group';
  /** Of the API's route, such as `/delegates`. */
  path: string;
  /** Asked for once. */
  schema: () => ZodMiniType<C>;
  defaults: V;
  /** What is sent, but for the event. */
  toBody: (checked: C, event: SiteContent['event'], consent: string) => B;
  /** The same, as the waiting list takes it. */
  toWaiting: (body: B & { event: string }) => GroupFields;
  /** The ticket that the answer leads to, what it costs and how that is paid. */
  ticketOf: (answer: A) => { id: string; uuid: string; cost: number; mode: string | undefined };
  fieldOf: (field: string, values: V) => string;
}

/**
 * A form that registers for the event of the page: sends it, or joins the waiting list once the event is full, uploads the
 * proof if there is one, and leads to the ticket.
 */
export function useRegisteringForm<
  V extends FormValues & { payment_mode: string },
  C,
  B extends object,
  A extends object,
>({ kind, path, schema, defaults, toBody, toWaiting, ticketOf, fieldOf }: Options<V, C, B, A>) {
  const event = useContent('event');
  const { ways } = event.payment;
  // The device keeps what is typed, sent and chosen for one event apart from that for another.
  const name = `${kind}-${event.slug}`;
  const { arrive, proof, progress } = useProofAfter(name);
  const { full, outdated, onRefused } = useWaitingList(event.slug);
  const [rules] = useState(schema);
  const form = useSendForm({
    name,
    action: `/api/v1${path}`,
    schema: rules,
    defaults: useWithOffered(defaults),
    toSend: (checked) => {
      const body = { ...toBody(checked, event, consentFor(ways)), event: event.slug };
      return { ...(full ? toWaitingList(toWaiting(body)) : { path, body }), elsewhere: sentElsewhere() };
    },
    onSent: (answer: A | WaitingView) => {
      if (isWaiting(answer)) return goToEntry(answer);
      const { id, uuid, cost, mode } = ticketOf(answer);
      return arrive({ id, uuid, withoutProof: cost === 0 || isWithoutProof(ways, mode) });
    },
    onRefused,
    fieldOf,
  });
  const clear = () => {
    form.clear();
    proof.remove();
  };
  return { form: { ...form, clear }, full, outdated, proof, progress };
}

/** Where another page of the site has sent the registration, this one leads on to the ticket. */
const sentElsewhere = () => ({
  sent: toasts.registered,
  failed: registrationTexts.failedElsewhere,
  back: draftTexts.back,
  link: registrationTexts.toTicket,
});
