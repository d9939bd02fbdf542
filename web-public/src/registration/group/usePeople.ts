import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useController, useFormContext } from 'react-hook-form';
import { fill } from '../../content/text';
import { groupTexts as texts } from '../../content/texts';
import type { DeclaredField } from '../../forms/declared';
import { isBegun, numberIn, readRows, writeRows } from './group';
import { EMPTY, parseRows, type Cell, type Row } from './rows';

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

/**
 * The rows of the field `people`, and what can be done with them.
 * @returns `shown`: one empty row where nobody is entered; `status`: what was done last, in a sentence
 */
export function usePeople(fields: readonly DeclaredField[]) {
  const { field } = useController({ name: 'people' });
  const { getValues, setValue } = useFormContext();
  const [status, setStatus] = useState('');
  const rows = readRows(String(field.value));
  const shown = rows.length === 0 ? [EMPTY] : rows;
  const keep = (next: Row[]) => field.onChange(writeRows(next));
  const [ids, setIds] = useIds(shown.length);
  const removed = useRef(-Infinity);

  const change = (at: number, cell: Cell, text: string) => {
    // Of this moment: several cells may have been filled in before the script was there.
    const now = readRows(String(getValues('people')));
    keep((now.length === 0 ? [EMPTY] : now).map((row, n) => (n === at ? { ...row, [cell]: text } : row)));
  };
  /** At once, as the first key of the name may follow in the same moment. */
  const add = () => flushSync(() => keep([...shown, EMPTY]));
  /**
   * The next person moves up under the finger: a second tap is meant for the one who is gone.
   * @returns whether it was done
   */
  const remove = (at: number): boolean => {
    if (performance.now() - removed.current < DOUBLE_TAP) return false;
    removed.current = performance.now();
    setIds(ids.filter((_, n) => n !== at));
    keep(shown.filter((_, n) => n !== at));
    return true;
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
  return { field, rows, shown, ids, status, change, add, remove, addRows, answerForEveryone };
}
