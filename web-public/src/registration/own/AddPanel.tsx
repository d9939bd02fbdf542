import { useId, useState } from 'react';
import { pesosOf } from 'web-shared/money';
import { eventPrice } from '../../content/event/event-prices';
import { fill } from '../../content/text';
import { labels, priceTexts, ownTexts as texts } from '../../content/texts';
import { addPerson } from '../../forms/api/own-registration';
import { CONTROL } from '../../forms/control';
import { DECLARED } from '../../forms/declared';
import { Select } from '../../forms/Field';
import type { OwnRegistration } from '../../reference/api/schemas';
import type { Cell } from '../group/rows';
import { namedSum, OF_CODE } from '../prices/choice';
import { questionFields, withAnswers } from '../questions';
import { PERSON, problemsIn } from './cells';
import { Panel } from './Panel';

interface AddPanelProps {
  token: string;
  own: OwnRegistration;
  onDone: (own: OwnRegistration) => void;
  onConflict: () => void;
  onClose: () => void;
}

/** Somebody more comes: who, at which price, and what it means for what was paid. */
export function AddPanel({ token, own, ...rest }: AddPanelProps) {
  const [price, setPrice] = useState(own.prices.find(({ is_default }) => is_default)?.id ?? '');
  const [code, setCode] = useState('');
  const asked = [...DECLARED.delegates, ...questionFields(own.questions)];
  const { email, phone_number } = own.contact;
  const coming = own.delegates.filter(({ cancelled_at }) => cancelled_at === null);
  const chosen = own.prices.find(({ id }) => id === price) ?? own.prices[0];
  // What a code opens, the server says.
  const sum = code.trim() ? undefined : (chosen?.amount_centavos ?? own.fee_centavos);
  const costs = sum !== 0 || own.due_centavos > 0;
  const hint = [
    costs ? texts.addPersonHint : texts.addPersonFree,
    costs && own.payment_status && texts.addPersonPaid,
    costs && coming.length === 1 && texts.addPersonAlone,
  ];
  return (
    <Panel
      {...rest}
      title={texts.addPersonTitle}
      hint={hint.filter(Boolean).join(' ')}
      action={texts.addPerson}
      cells={[...PERSON, ...asked.map((field) => field.name as Cell)]}
      asked={asked}
      // Who has no address or number of their own is reached through the contact.
      values={{ email, phone_number, church_name: coming[0]?.church_name ?? '' }}
      problemsOf={(typed) => problemsIn(asked, typed)}
      onSend={(fields) =>
        addPerson(token, {
          ...withAnswers(fields),
          ...(code.trim() ? { price: OF_CODE, price_code: code.trim() } : chosen && { price: chosen.id }),
        })
      }
    >
      <div className="mt-2 grid gap-x-4 gap-y-2 sm:grid-cols-2">
        {own.prices.length > 1 && (
          <Choice label={labels.price}>
            {(id) => (
              <Select
                id={id}
                className={CONTROL}
                value={chosen?.id ?? ''}
                onChange={(event) => setPrice(event.target.value)}
              >
                {own.prices.map((one) => (
                  <option key={one.id} value={one.id}>
                    {namedSum(eventPrice(one), priceTexts.until)}
                  </option>
                ))}
              </Select>
            )}
          </Choice>
        )}
        {own.takes_codes && (
          <Choice label={labels.price_code} hint={priceTexts.codeHint}>
            {(id) => (
              <input
                id={id}
                aria-describedby={`${id}-hint`}
                value={code}
                maxLength={60}
                autoComplete="off"
                autoCapitalize="characters"
                onChange={(event) => setCode(event.target.value)}
                className={CONTROL}
              />
            )}
          </Choice>
        )}
      </div>
      <p role="status" className="mt-3 font-medium tabular-nums">
        {sum ? fill(texts.difference, { sum: pesosOf(sum) }) : ''}
      </p>
    </Panel>
  );
}

function Choice({
  label,
  hint,
  children,
}: {
  label: string;
  hint?: string;
  children: (id: string) => React.ReactNode;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-small">
        {label}
      </label>
      {children(id)}
      {hint && (
        <p id={`${id}-hint`} className="text-small text-ink/75">
          {hint}
        </p>
      )}
    </div>
  );
}
