import { registerGroup } from '../../forms/api/register-group';
import { useSendForm } from '../../forms/useSendForm';
import { useProofAfter } from '../useProofAfter';
import { group, groupDefaults, groupPayload } from './group';

/** Registers a group, uploads the one proof for all if there is one, and leads to the first one's page. */
export function useGroup() {
  const { arrive, ...proof } = useProofAfter();
  const form = useSendForm({
    name: 'group',
    action: '/api/v1/registrations',
    schema: group,
    defaults: groupDefaults,
    toPayload: groupPayload,
    send: registerGroup,
    onSent: ({ id, delegates: [first] }) => arrive(id, first?.uuid ?? id),
    // What the server refuses of a row, it says by the row's number; the sentence above the button has it.
    fieldOf: (field) => (field.startsWith('delegates') ? 'people' : field.replace(/^contact\./, '')),
  });
  return { form, ...proof };
}
