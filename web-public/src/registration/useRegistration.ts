import * as z from 'zod/mini';
import { declaredDefaults, declaredRules, type DeclaredField } from '../forms/declared';
import type { DelegateFields, DelegateRecord, GroupFields } from '../reference/api/schemas';
import { sentPrice } from './prices/choice';
import { fieldOfAnswer, withAnswers } from './questions';
import { delegatePayload, registration, registrationDefaults } from './registration';
import { useRegisteringForm } from './useRegisteringForm';

/** Registers one delegate. @param asked what is asked beside the usual */
export const useRegistration = (asked: readonly DeclaredField[]) =>
  useRegisteringForm({
    kind: 'registration',
    path: '/delegates',
    schema: () => z.object({ ...registration.shape, ...declaredRules(asked) }),
    defaults: { ...registrationDefaults, ...declaredDefaults(asked) },
    toBody: (checked, event, consent) =>
      withAnswers(delegatePayload({ ...checked, price: sentPrice(event, checked) }, consent)),
    toWaiting: groupOfOne,
    ticketOf: ({ id, uuid, price_centavos: cost, payment_mode: mode }: DelegateRecord) => ({
      id,
      uuid,
      cost,
      mode,
    }),
    fieldOf: fieldOfAnswer,
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
