import { useContent } from '../../content/use-content';
import { registerGroup } from '../../forms/api/register-group';
import type { GroupFields } from '../../reference/api/schemas';
import { useSendForm } from '../../forms/useSendForm';
import { useProofAfter } from '../useProofAfter';
import { goToEntry, isWaiting, useWaitingList } from '../waiting/useWaitingList';
import { group, groupDefaults, groupPayload } from './group';

/** Registers a group for the page's event, uploads the one proof for all if there is one, and leads to the first ticket. */
export function useGroup() {
  const { arrive, ...proof } = useProofAfter();
  const { slug } = useContent('event');
  const line = useWaitingList(slug);
  const form = useSendForm({
    name: 'group',
    action: '/api/v1/registrations',
    schema: group,
    defaults: groupDefaults,
    toPayload: (checked) => ({ ...groupPayload(checked), event: slug }),
    send: (payload: GroupFields, key) =>
      line.send(payload, key, { register: registerGroup, asGroup: (group) => group }),
    onSent: (answer) =>
      isWaiting(answer) ? goToEntry(answer) : arrive(answer.id, answer.delegates[0]?.uuid ?? answer.id),
    // What the server refuses of a row, it says by the row's number; the sentence above the button has it.
    fieldOf: (field) => (field.startsWith('delegates') ? 'people' : field.replace(/^contact\./, '')),
  });
  return { form, full: line.full, ...proof };
}
