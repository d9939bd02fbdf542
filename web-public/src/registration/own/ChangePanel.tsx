import { useId, useState } from 'react';
import { fill } from '../../content/text';
import { registrationTexts, ownTexts as texts } from '../../content/texts';
import { cancelPlaces, correctPerson, passOn, setContact } from '../../forms/api/own-registration';
import { CONTROL } from '../../forms/control';
import { ASKED, declaredProblem, type AskedField } from '../../forms/declared';
import type { OwnDelegate, OwnRegistration } from '../../reference/api/schemas';
import type { Cell, Row } from '../group/rows';
import { askedOf, cellsOf, withAnswers } from '../questions';
import { isNamed, nameOf } from './names';
import { Panel } from './Panel';

/** What is being changed; without a delegate, a cancellation is of all. */
export type Change =
  | { kind: 'contact' }
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

const CONTACT: readonly Cell[] = ['first_name', 'last_name', 'email', 'phone_number'];
const PERSON: readonly Cell[] = [...CONTACT, 'church_name', 'ministry', 'age', 'address'];

/** What the form of a person says: the keys of its words, which may be loaded later than this file. */
const CORRECT = { title: 'correctNamed', hint: 'correctHint', action: 'save' } as const;
const ADD = { title: 'addNamed', hint: 'addHint', action: 'save' } as const;
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
  if (change.kind === 'cancel')
    return (
      <Panel
        {...rest}
        title={delegate ? fill(texts.cancelNamed, { name }) : texts.cancelAllNamed}
        hint={[texts.cancelHint, own.payment_status && texts.cancelPaid].filter(Boolean).join(' ')}
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
  const { id: delegateId } = change.delegate;
  // Somebody was faster: who sends the same again has seen what it is now.
  const now = own.delegates.find((one) => one.id === delegateId) ?? change.delegate;
  const seen_at = now.updated_at;
  const corrects = change.kind === 'correct';
  const send = corrects ? correctPerson : passOn;
  const known = corrects ? change.delegate.answers : {};
  const asked = [...ASKED.delegates, ...askedOf(own.questions, known)];
  const cells = [...PERSON, ...asked.map((field) => field.name as Cell)];
  const before = corrects ? rowOf({ ...change.delegate, ...cellsOf(known) }, cells) : undefined;
  const words = corrects ? (isNamed(change.delegate) ? CORRECT : ADD) : TRANSFER;
  return (
    <Panel
      {...rest}
      title={fill(texts[words.title], { name })}
      hint={
        seen_at === change.delegate.updated_at
          ? fill(texts[words.hint], { name })
          : fill(texts.changedHint, { now: detailsOf(now) })
      }
      action={texts[words.action]}
      danger={false}
      cells={cells}
      asked={asked}
      values={before ?? { church_name: change.delegate.church_name ?? '' }}
      problemsOf={(typed) => problemsIn(asked, typed, isNamed(change.delegate) ? before : undefined)}
      onSend={(fields) => send(token, delegateId, withAnswers({ ...blank(cells), ...fields, seen_at }, true))}
    />
  );
}

/** One line: who it is, and how to reach them. */
const detailsOf = (one: OwnDelegate): string =>
  [nameOf(one), one.church_name, one.email, `+${one.phone_number}`].filter(Boolean).join(', ');

const rowOf = (of: Partial<Record<Cell, string | number | null>>, cells: readonly Cell[]): Partial<Row> =>
  Object.fromEntries(cells.map((cell) => [cell, String(of[cell] ?? '')]));

/** What is wrong with what is asked beside the usual. @param before what is known: what is not may go on being unknown */
const problemsIn = (
  asked: readonly AskedField[],
  typed: Partial<Row>,
  before?: Partial<Row>,
): Partial<Record<Cell, string>> =>
  Object.fromEntries(
    asked.flatMap((field) => {
      const cell = field.name as Cell;
      const isOpen = before !== undefined && !before[cell];
      const problem = declaredProblem(isOpen ? { ...field, isRequired: false } : field, typed[cell] ?? '');
      return problem === undefined ? [] : [[cell, problem]];
    }),
  );

/** A field that was emptied is cleared. */
const blank = (cells: readonly Cell[]): Partial<Row> => Object.fromEntries(cells.map((cell) => [cell, '']));
