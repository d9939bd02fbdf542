import { useContent } from '../content/use-content';
import { registerDelegate } from '../forms/api/register-delegate';
import type { DelegateFields, GroupFields } from '../reference/api/schemas';
import { useSendForm } from '../forms/useSendForm';
import { delegatePayload, registration, registrationDefaults } from './registration';
import { useProofAfter } from './useProofAfter';
import { goToEntry, isWaiting, useWaitingList } from './waiting/useWaitingList';

/** Registers a delegate for the event of the page, uploads the proof if there is one, and leads to the thank-you page. */
export function useRegistration() {
  const { arrive, ...proof } = useProofAfter();
  const { slug } = useContent('event');
  const line = useWaitingList(slug);
  const form = useSendForm({
    name: 'registration',
    action: '/api/v1/delegates',
    schema: registration,
    defaults: registrationDefaults,
    toPayload: (checked) => ({ ...delegatePayload(checked), event: slug }),
    send: (payload: DelegateFields, key) =>
      line.send(payload, key, { register: registerDelegate, asGroup: groupOfOne }),
    onSent: (answer) => (isWaiting(answer) ? goToEntry(answer) : arrive(answer.id, answer.uuid)),
  });
  return { form, full: line.full, ...proof };
}

/** Who waits alone is their own contact. */
const groupOfOne = ({
  payment_mode,
  agree_terms: _,
  consent_text,
  event,
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
});
