import { useState } from 'react';
import type { WayToPay } from '../../content/event/ways-to-pay';
import { useContent } from '../../content/use-content';
import { declaredDefaults, type AskedField } from '../../forms/declared';
import { useSendForm } from '../../forms/useSendForm';
import type { RegisteredGroup, WaitingView } from '../../reference/api/schemas';
import { consentFor, isWithoutProof, useWithOffered } from '../payment-modes';
import { sentRowPrice } from '../prices/choice';
import { useProofAfter } from '../proof/useProofAfter';
import { clearing, sentElsewhere } from '../useRegistration';
import { goToEntry, isWaiting, toWaitingList, useWaitingList } from '../waiting/useWaitingList';
import { groupDefaults, groupOf, groupPayload } from './group';

/** Registers a group for the page's event, uploads the one proof for all if there is one, and leads to the first ticket. */
export function useGroup(asked: readonly AskedField[]) {
  const { arrive, proof, progress } = useProofAfter('group');
  const {
    slug,
    payment: { ways },
  } = useContent('event');
  const event = useContent('event');
  const { full, outdated, onRefused } = useWaitingList(slug);
  const [schema] = useState(() => groupOf(asked));
  const form = useSendForm({
    name: 'group',
    action: '/api/v1/registrations',
    schema,
    defaults: useWithOffered({ ...groupDefaults, ...declaredDefaults(asked) }),
    toSend: (checked) => {
      const priceOf = (chosen: string) => sentRowPrice(event, chosen, checked.price_code);
      const body = { ...groupPayload(checked, consentFor(ways), priceOf, asked), event: slug };
      return {
        ...(full ? toWaitingList(body) : { path: '/registrations', body }),
        elsewhere: sentElsewhere(),
      };
    },
    onSent: (answer: RegisteredGroup | WaitingView) =>
      isWaiting(answer) ? goToEntry(answer) : arrive(ofFirst(answer, ways)),
    onRefused,
    // What the server refuses of a row, it says by the row's number; the sentence above the button has it.
    fieldOf: (field) =>
      field.startsWith('delegates') || field === 'price' ? 'people' : field.replace(/^contact\./, ''),
  });
  return { form: clearing(form, proof), full, outdated, proof, progress };
}

/** One proof for all, and the ticket of the first of them. */
const ofFirst = ({ id, total_centavos, delegates: [first] }: RegisteredGroup, ways: readonly WayToPay[]) => ({
  id,
  uuid: first?.uuid ?? id,
  withoutProof: total_centavos === 0 || isWithoutProof(ways, first?.payment_mode),
});
