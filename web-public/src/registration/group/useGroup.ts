import { declaredDefaults, type DeclaredField } from '../../forms/declared';
import type { RegisteredGroup } from '../../reference/api/schemas';
import { sentRowPrice } from '../prices/choice';
import { useRegisteringForm } from '../useRegisteringForm';
import { groupDefaults, groupOf, groupPayload } from './group';

/** Registers a group, with one proof for all. @param asked what is asked beside the usual */
export const useGroup = (asked: readonly DeclaredField[]) =>
  useRegisteringForm({
    kind: 'group',
    path: '/registrations',
    schema: () => groupOf(asked),
    defaults: { ...groupDefaults, ...declaredDefaults(asked) },
    toBody: (checked, event, consent) =>
      groupPayload(checked, consent, (chosen) => sentRowPrice(event, chosen, checked.price_code), asked),
    toWaiting: (body) => body,
    ticketOf: ({ id, total_centavos: cost, delegates: [first] }: RegisteredGroup) => ({
      id,
      uuid: first?.uuid ?? id,
      cost,
      mode: first?.payment_mode,
    }),
    // What the server refuses of a row, it says by the row's number; the sentence above the button has it.
    fieldOf: (field) =>
      field.startsWith('delegates') || field === 'price' ? 'people' : field.replace(/^contact\./, ''),
  });
