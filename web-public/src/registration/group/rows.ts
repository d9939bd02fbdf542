import { cutName } from 'web-shared/cut-name';
import { DECLARED, type DeclaredField, declaredDefaults } from '../../forms/declared';

/** So many come with one registration, as the API takes them. */
export const MAX = 50;

/** One person as typed or pasted; empty where nothing was given. */
export interface Row {
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string;
  church_name: string;
  ministry: string;
  age: string;
  address: string;
  /** Of the event's prices, by its id. */
  price: string;
}
export type Cell = keyof Row;

export const EMPTY: Row = {
  first_name: '',
  last_name: '',
  email: '',
  phone_number: '',
  church_name: '',
  ministry: '',
  age: '',
  address: '',
  price: '',
  ...declaredDefaults(DECLARED.delegates),
};
export const CELLS = Object.keys(EMPTY) as Cell[];

/** What heads of columns are called in the lists of churches; a full name is cut in two. */
const HEADS: [RegExp, Cell | 'name'][] = [
  [/^(first|given)[ _]?names?$/, 'first_name'],
  [/^(last|family)[ _]?names?$|^surname$/, 'last_name'],
  [/^(full[ _]?|complete[ _]?)?names?$|^(delegate|participant|attendee)s?$/, 'name'],
  [/e-?mail/, 'email'],
  [/phone|mobile|cell|contact|number/, 'phone_number'],
  [/church|congregation/, 'church_name'],
  [/ministry|position|role/, 'ministry'],
  [/^age$/, 'age'],
  [/address|city|town/, 'address'],
];
const headOf = (cell: string, asked: readonly DeclaredField[]) => {
  const head = cell.toLowerCase();
  const declared = asked.find(({ label }) => label.toLowerCase() === head);
  return (declared?.name as Cell | undefined) ?? HEADS.find(([words]) => words.test(head))?.[1];
};

/** Of a choice its code, by that or by what it is called; one that there is not is asked for. */
function valueOf(head: Cell, cell: string, asked: readonly DeclaredField[]): string {
  const { choices } = asked.find(({ name }) => name === head) ?? {};
  if (!choices) return cell;
  const wanted = cell.toLowerCase();
  return choices.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted)?.id ?? '';
}

/** After the number in a list, as "1." or "1)". */
const NUMBERED = /^\d{1,2}[.)]?$/;

/** What churches write where they do not know yet who comes. */
const TO_FOLLOW = /^(tb[acd]|n\/?a|[-–—?.]+|(names? )?to follow|to be (announced|confirmed|determined))$/i;

/**
 * People from rows that were copied from a spreadsheet, a table or a list of names: by the names of the columns where
 * the first row has them, else by what the cells look like.
 * @param asked what is asked beside the usual, and may be a column
 * @returns beside them, how many rows had something, and no name
 */
export function parseRows(text: string, asked: readonly DeclaredField[]): { people: Row[]; unnamed: number } {
  const table = cellsOf(text);
  const heads = table[0]?.map((cell) => headOf(cell, asked)) ?? [];
  const isHeaded =
    heads.filter((head) => head !== undefined).length >= Math.min(2, heads.length) && heads.length > 0;
  const rows = isHeaded ? table.slice(1).map((cells) => byHeads(cells, heads, asked)) : table.map(byLooks);
  const people = rows.filter(isNamed);
  return { people, unnamed: rows.length - people.length };
}

const isNamed = ({ first_name, last_name }: Row) => {
  const name = `${first_name} ${last_name}`.trim();
  return name !== '' && !TO_FOLLOW.test(name);
};

function byHeads(
  cells: string[],
  heads: (Cell | 'name' | undefined)[],
  asked: readonly DeclaredField[],
): Row {
  const row = { ...EMPTY };
  cells.forEach((cell, n) => {
    const head = heads[n];
    if (head === 'name') Object.assign(row, cutName(cell));
    else if (head && !row[head]) row[head] = valueOf(head, cell, asked);
  });
  return row;
}

function byLooks(cells: string[]): Row {
  const row = { ...EMPTY };
  const texts: string[] = [];
  cells.forEach((cell, n) => {
    const numbers = cell.replace(/\D/g, '');
    if (cell === '' || (n === 0 && cells.length > 1 && NUMBERED.test(cell))) return;
    if (cell.includes('@')) row.email = cell;
    else if (/^[+\d\s()./-]+$/.test(cell) && numbers.length >= 7) row.phone_number = cell;
    else if (/^\d{1,3}$/.test(cell)) row.age = cell;
    else texts.push(cell);
  });
  const [first = '', second = ''] = texts;
  // One text, or a first one of several words beside one word alone that a church would be, is a whole name.
  if (texts.length === 1 || first.includes(',')) {
    Object.assign(row, cutName(first.replace(/^\d{1,2}[.)]\s*/, '')));
    [row.church_name = '', row.ministry = '', row.address = ''] = texts.slice(1);
  } else {
    Object.assign(row, { first_name: first, last_name: second });
    [row.church_name = '', row.ministry = '', row.address = ''] = texts.slice(2);
  }
  return row;
}

/** Cells of tab-separated text, else of CSV; quotes hold what separates. */
function cellsOf(text: string): string[][] {
  const first = text.split('\n').find((line) => line.trim() !== '') ?? '';
  const separator =
    ['\t', ';'].find((one) => text.includes(one)) ?? (first.split(',').length > 2 ? ',' : '\t');
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const end = () => {
    rows.at(-1)?.push(cell.replace(/\s+/g, ' ').trim());
    cell = '';
  };
  for (let n = 0; n < text.length; n += 1) {
    const letter = text[n] ?? '';
    if (letter === '"' && (quoted || cell.trim() === '')) {
      if (quoted && text[n + 1] === '"') {
        cell += '"';
        n += 1;
      } else quoted = !quoted;
    } else if (!quoted && letter === separator) end();
    else if (!quoted && letter === '\n') {
      end();
      rows.push([]);
    } else cell += letter;
  }
  end();
  return rows.filter((cells) => cells.some((one) => one !== ''));
}
