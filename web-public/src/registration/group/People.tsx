import { useEffect, useEffectEvent, useId, useRef, useState, type ClipboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useController, useFormContext } from 'react-hook-form';
import { fill } from '../../content/text';
import { groupTexts as texts } from '../../content/texts';
import { CONTROL } from '../../forms/control';
import type { DeclaredField } from '../../forms/declared';
import { FieldError, useFieldError } from '../../forms/Field';
import { ForEveryone, MANY } from './ForEveryone';
import { isBegun, numberIn, problemsOf, readRows, writeRows } from './group';
import { PersonRow } from './PersonRow';
import { EMPTY, MAX, parseRows, type Cell, type Row } from './rows';

const firstWrong = (list: HTMLElement | null) =>
  list?.querySelector<HTMLElement>('[aria-invalid=true]') ?? list?.querySelector<HTMLElement>('input');

/** As if it was typed. */
const SAYS = { shouldDirty: true, shouldValidate: true };

/** Milliseconds within which two taps are one. */
const DOUBLE_TAP = 500;

let made = 0;
const newId = () => ++made;

/** Keeps each person their row when others come and go: what is open stays open, and the focus where it is. */
function useIds(length: number): [number[], (ids: number[]) => void] {
  const [ids, setIds] = useState(() => Array.from({ length }, newId));
  const now = ids.length === length ? ids : Array.from({ length }, (_, at) => ids[at] ?? newId());
  if (now !== ids) setIds(now);
  return [now, setIds];
}

/** Who comes beside the contact, one row each; rows of a spreadsheet may be pasted. */
export function People({ fields }: { fields: readonly DeclaredField[] }) {
  const { field } = useController({ name: 'people' });
  const { getValues, setValue } = useFormContext();
  const problem = useFieldError('people');
  const [status, setStatus] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const errorId = useId();
  const rows = readRows(String(field.value));
  const shown = rows.length === 0 ? [EMPTY] : rows;
  // As any field does, what is wrong takes the focus when the form is sent: once it is marked.
  const { ref } = field;
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    ref({ focus: () => setAsked((times) => times + 1) });
  }, [ref]);
  useEffect(() => {
    if (asked > 0) firstWrong(list.current)?.focus();
  }, [asked]);
  const keep = (next: Row[]) => field.onChange(writeRows(next));
  const [ids, setIds] = useIds(shown.length);

  const change = (at: number, cell: Cell, text: string) => {
    // Of this moment: several cells may have been filled in before the script was there.
    const now = readRows(String(getValues('people')));
    keep((now.length === 0 ? [EMPTY] : now).map((row, n) => (n === at ? { ...row, [cell]: text } : row)));
  };
  const add = () => {
    // At once, as the first key of the name may follow in the same moment.
    flushSync(() => keep([...shown, EMPTY]));
    list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
  };
  // The next person moves up under the finger: a second tap is meant for the one who is gone.
  const removed = useRef(-Infinity);
  const remove = (at: number) => {
    if (performance.now() - removed.current < DOUBLE_TAP) return;
    removed.current = performance.now();
    setIds(ids.filter((_, n) => n !== at));
    keep(shown.filter((_, n) => n !== at));
    addButton.current?.focus({ preventScroll: true });
  };
  /** @returns whether there were people in it */
  const addRows = (text: string): boolean => {
    const { people, unnamed } = parseRows(text, fields);
    if (people.length === 0) {
      setStatus(texts.nothingRead);
      return false;
    }
    const begun = shown.map(isBegun);
    setIds([...ids.filter((_, n) => begun[n]), ...people.map(newId)]);
    keep([...rows.filter(isBegun), ...people]);
    if (unnamed > 0) setValue('unnamed', String(numberIn(String(getValues('unnamed'))) + unnamed), SAYS);
    const added = people.length === 1 ? texts.addedOne : fill(texts.added, { n: String(people.length) });
    const more = unnamed === 1 ? texts.addedUnnamedOne : fill(texts.addedUnnamed, { n: String(unnamed) });
    setStatus(unnamed === 0 ? added : `${added} ${more}`);
    return true;
  };
  const answerForEveryone = (question: Cell, answer: string) => {
    const open = shown.map((row) => isBegun(row) && !row[question]);
    const n = open.filter(Boolean).length;
    // Anew, so that who is complete by it takes one line.
    setIds(ids.map((id, at) => (open[at] ? newId() : id)));
    keep(shown.map((row, at) => (open[at] ? { ...row, [question]: answer } : row)));
    setStatus(n === 1 ? texts.answeredOne : fill(texts.answered, { n: String(n) }));
  };
  /** A cell takes one line; more are rows. */
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    addRows(text);
  };

  return (
    <div>
      <Paste onRows={addRows} />
      <p role="status" className="min-h-6 text-small">
        {status}
      </p>
      {rows.filter(isBegun).length >= MANY && (
        <div className="mt-2 mb-6 grid gap-4 empty:hidden sm:grid-cols-2">
          {fields
            .filter(({ isRequired, choices }) => isRequired && choices)
            .map((question) => (
              <ForEveryone
                key={question.name}
                question={question}
                onAnswer={(answer) => answer && answerForEveryone(question.name as Cell, answer)}
              />
            ))}
        </div>
      )}
      <ol ref={list} className="grid gap-4" onPaste={paste}>
        {shown.map((row, n) => (
          <PersonRow
            key={ids[n]}
            row={row}
            asked={fields}
            number={n + 1}
            isComplete={isBegun(row) && Object.keys(problemsOf(row, fields)).length === 0}
            problems={problem ? problemsOf(row, fields) : {}}
            onChange={(cell, text) => change(n, cell, text)}
            onBlur={field.onBlur}
            onRemove={shown.length > 1 || isBegun(row) ? () => remove(n) : undefined}
          />
        ))}
      </ol>
      <button
        ref={addButton}
        type="button"
        onClick={add}
        disabled={rows.length >= MAX}
        aria-describedby={problem ? errorId : undefined}
        className="btn btn-ghost mt-4 w-full sm:w-auto"
      >
        {texts.add}
      </button>
      <div role="alert" className="mt-1.5">
        <FieldError id={errorId} text={problem} />
      </div>
    </div>
  );
}

function Paste({ onRows }: { onRows: (text: string) => boolean }) {
  const id = useId();
  const [text, setText] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const takeEarly = useEffectEvent(() => setText(area.current?.value ?? ''));
  // What was pasted before the script was there.
  useEffect(() => {
    takeEarly();
  }, []);
  const take = (all: string) => setText(onRows(all) ? '' : all);
  return (
    <details className="mb-2">
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium underline underline-offset-4">
        {texts.paste}
      </summary>
      <label htmlFor={id} className="text-small">
        {texts.pasteHint}
      </label>
      <textarea
        ref={area}
        id={id}
        rows={4}
        value={text}
        className={`${CONTROL} mt-2`}
        onChange={(event) => setText(event.target.value)}
        onPaste={(event) => {
          event.preventDefault();
          take(text + event.clipboardData.getData('text'));
        }}
      />
      <button
        type="button"
        disabled={text.trim() === ''}
        onClick={() => take(text)}
        className="btn btn-ghost mt-2 w-full sm:w-auto"
      >
        {texts.addRows}
      </button>
    </details>
  );
}
