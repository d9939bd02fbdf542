import { registerDelegate } from '../forms/api/register-delegate';
import { useSendForm } from '../forms/useSendForm';
import { delegatePayload, registration, registrationDefaults } from './registration';
import { useProofAfter } from './useProofAfter';

/** Registers a delegate, uploads the proof if there is one, and leads to the thank-you page. */
export function useRegistration() {
  const { arrive, ...proof } = useProofAfter();
  const form = useSendForm({
    name: 'registration',
    action: '/api/v1/delegates',
    schema: registration,
    defaults: registrationDefaults,
    toPayload: delegatePayload,
    send: registerDelegate,
    onSent: ({ id, uuid }) => arrive(id, uuid),
  });
  return { form, ...proof };
}
