import { declaredProblem, type DeclaredField } from '../../forms/declared';
import type { Cell, Row } from '../group/rows';

export const CONTACT: readonly Cell[] = ['first_name', 'last_name', 'email', 'phone_number'];
export const PERSON: readonly Cell[] = [...CONTACT, 'church_name', 'ministry', 'age', 'address'];

export const rowOf = (
  of: Partial<Record<Cell, string | number | null>>,
  cells: readonly Cell[],
): Partial<Row> => Object.fromEntries(cells.map((cell) => [cell, String(of[cell] ?? '')]));

/** What is wrong with what is asked beside the usual. @param before what is known: what is not may go on being unknown */
export const problemsIn = (
  asked: readonly DeclaredField[],
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
export const blank = (cells: readonly Cell[]): Partial<Row> =>
  Object.fromEntries(cells.map((cell) => [cell, '']));
