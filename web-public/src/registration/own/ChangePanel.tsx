import { useId, useState } from 'react';
import { pesosOf } from 'web-shared/money';
import { fill } from '../../content/text';
import { labels, registrationTexts, ownTexts as texts } from '../../content/texts';
import { cancelPlaces, correctPerson, passOn, setContact } from '../../forms/api/own-registration';
import { CONTROL } from '../../forms/control';
import { DECLARED } from '../../forms/declared';
import type { OwnDelegate, OwnRegistration } from '../../reference/api/schemas';
import type { Cell } from '../group/rows';
import { questionFields, cellsOf, withAnswers } from '../questions';
import { AddPanel } from './AddPanel';
import { blank, CONTACT, PERSON, problemsIn, rowOf } from './cells';
import { isNamed, nameOf } from './names';
import { Panel } from './Panel';
import { isPriced, priceOf } from './prices';

/** What is being changed; without a delegate, a cancellation is of all. */
export type Change =
  | { kind: 'contact' }
  | { kind: 'add' }
  | { kind: 'correct' | 'transfer'; delegate: OwnDelegate }
  | { kind: 'cancel'; delegate?: OwnDelegate };

interface ChangePanelProps {
  token: string;
  own: OwnRegistration;
  change: Change;
  onDone: (own: OwnRegistration) => void;
  onConflict: () => void;
  onClose: () => void;
}

/** What the form of a person says: the keys of its words, which may be loaded later than this file. */
const CORRECT = { title: 'correctNamed', hint: 'correctHint', action: 'save' } as const;
const ADD = { title: 'addNamed', hint: 'addHint', action: 'save' } as const;
const TRANSFER_FREE = { title: 'transferNamed', hint: 'transferHintFree', action: 'give' } as const;
const TRANSFER = { title: 'transferNamed', hint: 'transferHint', action: 'give' } as const;

/** The form or the question for one change. */
export function ChangePanel({ token, own, change, ...rest }: ChangePanelProps) {
  const [because, setBecause] = useState('');
  const id = useId();
  const delegate = 'delegate' in change ? change.delegate : undefined;
  const name = delegate ? nameOf(delegate) : '';
  if (change.kind === 'contact') {
    const { contact } = own;
    return (
      <Panel
        {...rest}
        title={texts.contact}
        hint={texts.correctHint}
        action={texts.save}
        cells={CONTACT}
        values={rowOf(contact, CONTACT)}
        onSend={(fields) => setContact(token, fields)}
      />
    );
  }
  if (change.kind === 'add') return <AddPanel token={token} own={own} {...rest} />;
  const nowOf = (seen: OwnDelegate) => own.delegates.find((one) => one.id === seen.id) ?? seen;
  if (change.kind === 'cancel') {
    // Passed on in another window, perhaps: it is said whose place it is by now.
    const now = delegate && nowOf(delegate);
    return (
      <Panel
        {...rest}
        title={now ? fill(texts.cancelNamed, { name: nameOf(now) }) : texts.cancelAllNamed}
        hint={[texts.cancelHint, ...afterCancel(own, now)].join(' ')}
        action={texts.confirm}
        danger
        cells={[]}
        values={{}}
        onSend={() => cancelPlaces(token, delegate && [delegate.id], because)}
      >
        <label htmlFor={id} className="mb-1 block text-small">
          {texts.because} ({registrationTexts.optional})
        </label>
        <input
          id={id}
          value={because}
          maxLength={300}
          autoComplete="off"
          onChange={(event) => setBecause(event.target.value)}
          className={CONTROL}
        />
      </Panel>
    );
  }
  const { id: delegateId } = change.delegate;
  // Somebody was faster: who sends the same again has seen what it is now.
  const now = nowOf(change.delegate);
  const seen_at = now.updated_at;
  const corrects = change.kind === 'correct';
  const send = corrects ? correctPerson : passOn;
  const known = corrects ? change.delegate.answers : {};
  const asked = [...DECLARED.delegates, ...questionFields(own.questions, known)];
  const cells = [...PERSON, ...asked.map((field) => field.name as Cell)];
  const before = corrects ? rowOf({ ...change.delegate, ...cellsOf(known) }, cells) : undefined;
  const correction = isNamed(change.delegate) ? CORRECT : ADD;
  const transfer = own.total_centavos === 0 ? TRANSFER_FREE : TRANSFER;
  const words = corrects ? correction : transfer;
  let hint = fill(texts[words.hint], { name });
  if (now.cancelled_at !== null) hint = texts.goneHint;
  else if (seen_at !== change.delegate.updated_at) hint = fill(texts.changedHint, { now: detailsOf(now) });
  return (
    <Panel
      {...rest}
      title={fill(texts[words.title], { name })}
      hint={hint}
      action={texts[words.action]}
      danger={false}
      cells={cells}
      asked={asked}
      values={before ?? { church_name: change.delegate.church_name ?? '' }}
      problemsOf={(typed) => problemsIn(asked, typed, isNamed(change.delegate) ? before : undefined)}
      onSend={(fields) => send(token, delegateId, withAnswers({ ...blank(cells), ...fields, seen_at }, true))}
    >
      {isPriced(own) && (
        <p className="mt-3 text-small">
          {labels.price}: {priceOf(change.delegate)}
        </p>
      )}
    </Panel>
  );
}

/** What the money is, once these places are given back. @param delegate undefined: all of them */
function afterCancel({ due_centavos, money }: OwnRegistration, delegate: OwnDelegate | undefined): string[] {
  const due = delegate ? due_centavos - delegate.price_centavos : 0;
  const back = Math.max(0, money.paid_centavos - due) - money.to_return_centavos;
  const less = money.owed_centavos - Math.max(0, due - money.paid_centavos);
  return [
    ...(less > 0 ? [fill(texts.cancelLess, { sum: pesosOf(less) })] : []),
    ...(back > 0 ? [fill(texts.cancelReturn, { sum: pesosOf(back) }), texts.cancelPaid] : []),
  ];
}

/** One line: who it is, and how to reach them. */
const detailsOf = (one: OwnDelegate): string =>
  [nameOf(one), one.church_name, one.email, `+${one.phone_number}`].filter(Boolean).join(', ');
