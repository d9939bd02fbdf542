import { useState } from 'react';
import * as z from 'zod/mini';
import { draftTexts, registrationTexts, toasts } from '../content/texts';
import { useContent } from '../content/use-content';
import { declaredDefaults, declaredRules, type AskedField } from '../forms/declared';
import { useSendForm } from '../forms/useSendForm';
import type { DelegateFields, DelegateRecord, GroupFields, WaitingView } from '../reference/api/schemas';
import { consentFor, isWithoutProof, useWithOffered } from './payment-modes';
import { sentPrice } from './prices/choice';
import type { Proof } from './proof/useProof';
import { useProofAfter } from './proof/useProofAfter';
import { fieldOfAnswer, withAnswers } from './questions';
import { delegatePayload, registration, registrationDefaults } from './registration';
import { goToEntry, isWaiting, toWaitingList, useWaitingList } from './waiting/useWaitingList';

/** Registers a delegate for the event of the page, which asks so much beside the usual, uploads the proof if there is one, and leads to the thank-you page. */
export function useRegistration(asked: readonly AskedField[]) {
  const { arrive, proof, progress } = useProofAfter('registration');
  const {
    slug,
    payment: { ways },
  } = useContent('event');
  const event = useContent('event');
  const { full, outdated, onRefused } = useWaitingList(slug);
  const [schema] = useState(() => z.object({ ...registration.shape, ...declaredRules(asked) }));
  const form = useSendForm({
    name: 'registration',
    action: '/api/v1/delegates',
    schema,
    defaults: useWithOffered({ ...registrationDefaults, ...declaredDefaults(asked) }),
    toSend: (checked) => {
      const priced = { ...checked, price: sentPrice(event, checked) };
      const body = { ...withAnswers(delegatePayload(priced, consentFor(ways))), event: slug };
      return {
        ...(full ? toWaitingList(groupOfOne(body)) : { path: '/delegates', body }),
        elsewhere: sentElsewhere(),
      };
    },
    onSent: (answer: DelegateRecord | WaitingView) =>
      isWaiting(answer)
        ? goToEntry(answer)
        : arrive({
            ...answer,
            withoutProof: answer.price_centavos === 0 || isWithoutProof(ways, answer.payment_mode),
          }),
    onRefused,
    fieldOf: fieldOfAnswer,
  });
  return { form: clearing(form, proof), full, outdated, proof, progress };
}

/** What is cleared with a form: its proof, too. */
export const clearing = <F extends { clear: () => void }>(form: F, proof: Proof): F => ({
  ...form,
  clear: () => {
    form.clear();
    proof.remove();
  },
});

/** Where another page of the site has sent the registration, this one leads on to the ticket. */
export const sentElsewhere = () => ({
  sent: toasts.registered,
  failed: registrationTexts.failedElsewhere,
  back: draftTexts.back,
  link: registrationTexts.toTicket,
});

/** Who waits alone is their own contact. */
const groupOfOne = ({
  payment_mode,
  agree_terms: _,
  consent_text,
  event,
  price_code,
  ...person
}: DelegateFields): GroupFields => ({
  contact: {
    first_name: person.first_name,
    last_name: person.last_name,
    email: person.email,
    phone_number: person.phone_number,
  },
  delegates: [person],
  payment_mode,
  agree_terms: true,
  consent_text,
  event,
  ...(price_code && { price_code }),
});
