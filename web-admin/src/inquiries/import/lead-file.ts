import Papa from 'papaparse';
import { FIELDS } from 'web-shared/api/fields';

const USUAL = [
  'first_name',
  'last_name',
  'phone_number',
  'email',
  'project_interest',
  'message',
  'country',
  'place',
  'where_did_find_about_us',
  'external_id',
] as const;
type Declared = (typeof FIELDS.inquiries)[number];
export type LeadColumn = (typeof USUAL)[number] | Declared['name'];

const isUsual = (name: string) => USUAL.some((column) => column === name);
/** Fields that were declared since, if staff may correct them: a column is known by the label. */
const OTHERS: readonly Declared[] = FIELDS.inquiries.filter(
  ({ name, isCorrectable }) => isCorrectable && !isUsual(name),
);
/** What a column of a file may hold. */
export const LEAD_COLUMNS: readonly LeadColumn[] = [...USUAL, ...OTHERS.map(({ name }) => name)];
/** Which column of the file holds what; -1: none does. */
export type Mapping = Record<LeadColumn, number>;

export interface LeadFile {
  heads: string[];
  /** With the line of the file, counted from 1. */
  rows: { line: number; cells: string[] }[];
  /** Of the file's contents: the same file again makes no second leads. */
  hash: string;
}

export type Lead = Partial<Record<LeadColumn, string>> & { channel: string };

/** The names of columns in words: `full_name` of a lead file of Meta is "full name". */
const CALLED: Partial<Record<LeadColumn, RegExp>> = {
  ...Object.fromEntries(OTHERS.map(({ name, label }) => [name, new RegExp(`^${label}`, 'i')])),
  first_name: /^(first|given)|^(full )?name$|^name|^pangalan/i,
  last_name: /^(last|family|sur)/i,
  phone_number: /phone|mobile|contact n|cel|number/i,
  email: /e-?mail/i,
  project_interest: /project|property|interest/i,
  message: /message|remark|note|comment|inquiry|details/i,
  country: /country/i,
  place: /city|place|address|location/i,
  where_did_find_about_us: /source|found|heard|referr/i,
  external_id: /^(lead )?id$|external/i,
};

/** Why a file can't be read: the key of a sentence, and what it names. */
export class FileProblem extends Error {
  constructor(
    message: string,
    readonly args: Record<string, number> = {},
  ) {
    super(message);
  }
}

/** Files with more rows than this are refused: they would take too long. */
const MAX_ROWS = 100_000;

/** @throws FileProblem when there are no rows, too many, or it is no CSV */
export function readLeads(bytes: Uint8Array): LeadFile {
  // `sep=;` speaks to Excel and is no row.
  const text = textIn(bytes).replace(/^\uFEFF?sep=.(?=[\r\n])/i, '');
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  // After an open quote the rest of the file would be one cell.
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  if (open) throw new FileProblem('leads.open_quote', { line: (open.row ?? 0) + 1 });
  const lines = data
    .map((cells, n) => ({ line: n + 1, cells: cells.map(plain) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [head, ...rows] = lines;
  if (!head || rows.length === 0) throw new FileProblem('leads.no_rows');
  if (rows.length > MAX_ROWS) throw new FileProblem('leads.too_many', { most: MAX_ROWS });
  return { heads: head.cells, rows, hash: hashOf(bytes) };
}

/** Without what spreadsheets put around a number so that its zeros stay: `="0917…"`, `'0917…`. */
const plain = (cell: string): string =>
  cell
    .trim()
    .replace(/^="(.*)"$/s, '$1')
    .replace(/^'(?=[=+@\-\d(])/, '');

/** Every workbook of Excel begins so. */
const isWorkbook = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b;

/** In UTF-8, or as Excel on Windows writes its CSV (code page 1252) and its Unicode text (UTF-16). */
function textIn(bytes: Uint8Array): string {
  if (isWorkbook(bytes)) throw new FileProblem('leads.is_workbook');
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What parts the columns' names; Papa's own guess takes empty lines for a sign against two columns. */
function delimiterOf(text: string): string {
  const head = text.trimStart().split(/[\r\n]/, 1)[0] ?? '';
  const [most = ','] = [',', ';', '\t', '|'].sort((a, b) => head.split(b).length - head.split(a).length);
  return most;
}

/**
 * Two of FNV-1a with 32 bits that begin apart. Over plain http browsers have no hashes of their own, and this one keeps
 * nothing secret.
 */
function hashOf(bytes: Uint8Array): string {
  let [one, other] = [0x811c9dc5, 0x9e3779b9];
  for (const byte of bytes) {
    one = Math.imul(one ^ byte, 0x01000193);
    other = Math.imul(other ^ byte, 0x01000193) + 1;
  }
  return [one, other].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}

export function guessMapping(heads: string[]): Mapping {
  const taken = new Set<number>();
  const entries = LEAD_COLUMNS.map((column) => {
    const at = heads.findIndex(
      (head, n) => !taken.has(n) && CALLED[column]?.test(head.replaceAll('_', ' ').trim()),
    );
    if (at >= 0) taken.add(at);
    return [column, at] as const;
  });
  return Object.fromEntries(entries) as Mapping;
}

export const isMapped = (mapping: Mapping): boolean =>
  mapping.first_name >= 0 && (mapping.phone_number >= 0 || mapping.email >= 0);

/** Meta marks what Excel would take for numbers: `l:1029` is a lead's id, `p:+63917…` a phone number. */
const MARKS: Partial<Record<LeadColumn, RegExp>> = { external_id: /^l:\s*/i, phone_number: /^p:\s*/i };

/** A row that names no id of its own is known by its file and line. */
export function leadsOf({ rows, hash }: LeadFile, mapping: Mapping, channel: string): Lead[] {
  return rows.map(({ line, cells }) => {
    const given = LEAD_COLUMNS.flatMap((column) => {
      const cell = mapping[column] < 0 ? '' : (cells[mapping[column]] ?? '');
      const mark = MARKS[column];
      const value = mark ? cell.replace(mark, '') : cell;
      return value === '' ? [] : [[column, value] as const];
    });
    return { external_id: `file:${hash}:${line}`, ...Object.fromEntries(given), channel };
  });
}

const PH_LEAD = /^(?:00)?(?:63)?0?(?=9\d{9}$)/;
const alike = ({ phone_number, email }: Lead): string[] => [
  ...(phone_number ? [`tel:${phone_number.replace(/\D/g, '').replace(PH_LEAD, '63')}`] : []),
  ...(email ? [`mail:${email.toLowerCase()}`] : []),
];

/** @returns for each lead the index of an earlier one of the same phone number or e-mail, or undefined */
export function repeatsIn(leads: Lead[]): (number | undefined)[] {
  const first = new Map<string, number>();
  return leads.map((lead, n) => {
    const keys = alike(lead);
    const earlier = keys.map((key) => first.get(key)).find((at) => at !== undefined);
    for (const key of keys) if (!first.has(key)) first.set(key, n);
    return earlier;
  });
}
