import { useEffect, useEffectEvent, useId, useRef, useState, type ClipboardEvent } from 'react';
import { groupTexts as texts } from '../../content/texts';
import { CONTROL } from '../../forms/control';
import type { DeclaredField } from '../../forms/declared';
import { FieldError, useFieldError } from '../../forms/Field';
import { ForEveryone, MANY } from './ForEveryone';
import { isBegun, problemsOf } from './group';
import { PersonRow } from './PersonRow';
import { MAX, type Cell } from './rows';
import { usePeople } from './usePeople';

const firstWrong = (list: HTMLElement | null) =>
  list?.querySelector<HTMLElement>('[aria-invalid=true]') ?? list?.querySelector<HTMLElement>('input');

/** Who comes beside the contact, one row each; rows of a spreadsheet may be pasted. */
export function People({ fields }: { fields: readonly DeclaredField[] }) {
  const { field, rows, shown, ids, status, change, add, remove, addRows, answerForEveryone } =
    usePeople(fields);
  const problem = useFieldError('people');
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const errorId = useId();
  // As any field does, what is wrong takes the focus when the form is sent: once it is marked.
  const { ref } = field;
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    ref({ focus: () => setAsked((times) => times + 1) });
  }, [ref]);
  useEffect(() => {
    if (asked > 0) firstWrong(list.current)?.focus();
  }, [asked]);
  const addOne = () => {
    add();
    list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
  };
  const removeOne = (at: number) => {
    if (remove(at)) addButton.current?.focus({ preventScroll: true });
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
            onRemove={shown.length > 1 || isBegun(row) ? () => removeOne(n) : undefined}
          />
        ))}
      </ol>
      <button
        ref={addButton}
        type="button"
        onClick={addOne}
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
