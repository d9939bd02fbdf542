/** What a line of a made statement is to say. */
export interface MadeLine {
  day: string;
  reference: string;
  name: string;
  /** Less than nothing: it went out. */
  centavos: number;
  status: 'Completed' | 'FAILED' | 'Pending' | 'Voided';
}
/** A line, or what stands between lines: a sum, nothing, an amount that nobody can read. */
export type MadeRow = MadeLine | 'total' | 'blank' | 'unread';

type Random = () => number;
export const oneOf = <T>(random: Random, all: readonly T[]): T => {
  const one = all[Math.floor(random() * all.length)];
  if (one === undefined) throw new Error('Nothing to choose from');
  return one;
};

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const DAYS: ((year: string, month: string, day: string) => string)[] = [
  (year, month, day) => `${year}-${month}-${day} 10:42 AM`,
  (year, month, day) => `${month}/${day}/${year}`,
  (year, month, day) => `${day}-${MONTHS[Number(month) - 1]}-${year.slice(2)}`,
  (year, month, day) => `${MONTHS[Number(month) - 1]} ${Number(day)}, ${year} 08:15 AM`,
  (year, month, day) => `${year}${month}${day}`,
];
const HEADS = {
  day: ['Date', 'Transaction Date', 'Posting Date', 'Date and Time'],
  reference: ['Reference No.', 'Ref. No', 'Trace No', 'Transaction ID'],
  name: ['Description', 'Sender Name', 'Particulars', 'Remarks'],
};
/** How the way that money went is written. */
const SIDES = ['two columns', 'sign', 'parentheses', 'CR/DR column', 'CR/DR behind'] as const;
const ENCODINGS = ['utf-8', 'bom', 'utf-16le', 'utf-16be', 'windows-1252'] as const;

/** A file of these rows, in some bank's way. @returns its bytes, and the lines on which the rows stand; blank ones have none */
export function madeFile(random: Random, rows: MadeRow[]): { bytes: Uint8Array; lines: number[] } {
  const side = oneOf(random, SIDES);
  const isEuropean = random() < 0.2;
  const separator = isEuropean ? ';' : oneOf(random, [',', ';', '\t', '|']);
  const dayOf = oneOf(random, DAYS);
  const eol = oneOf(random, ['\n', '\r\n']);
  const hasStatus =
    random() < 0.5 || rows.some((row) => typeof row === 'object' && row.status !== 'Completed');
  const money = (centavos: number) => {
    const [pesos = '', rest = ''] = (Math.abs(centavos) / 100).toFixed(2).split('.');
    const grouped = pesos.replace(/\B(?=(\d{3})+$)/g, isEuropean ? '.' : ',');
    return `${random() < 0.2 && !isEuropean ? 'PHP ' : ''}${grouped}${isEuropean ? ',' : '.'}${rest}`;
  };
  const amounts = (centavos: number): string[] => {
    const isOut = centavos < 0;
    switch (side) {
      case 'two columns':
        return isOut ? [money(centavos), ''] : ['', money(centavos)];
      case 'sign':
        return [`${isOut ? '-' : ''}${money(centavos)}`];
      case 'parentheses':
        return [isOut ? `(${money(centavos)})` : money(centavos)];
      case 'CR/DR column':
        return [money(centavos), isOut ? 'DR' : 'CR'];
      case 'CR/DR behind':
        return [`${money(centavos)} ${isOut ? 'DR' : 'CR'}`];
    }
  };
  const amountHeads = { 'two columns': ['Debit', 'Credit'], 'CR/DR column': ['Amount', 'DR/CR'] } as Record<
    string,
    string[]
  >;
  const heads = [
    ...[oneOf(random, HEADS.day), oneOf(random, HEADS.name), oneOf(random, HEADS.reference)],
    ...(amountHeads[side] ?? ['Amount']),
    ...(hasStatus ? ['Status'] : []),
  ];
  const unreadable = amounts(123_456).map((cell) => (cell === '' || /^[CD]R$/.test(cell) ? cell : '12,34,5'));
  const cellsOf = (row: MadeRow): string[] => {
    if (row === 'blank') return [];
    if (row === 'total') return ['TOTAL', '', '', ...amounts(999_900), ...(hasStatus ? [''] : [])];
    const status = (word: string) => (hasStatus ? [word] : []);
    if (row === 'unread')
      return [dayOf('2026', '11', '13'), 'SMUDGE', '1', ...unreadable, ...status('Completed')];
    const [year = '', month = '', day = ''] = row.day.split('-');
    return [
      dayOf(year, month, day),
      row.name,
      row.reference,
      ...amounts(row.centavos),
      ...status(row.status),
    ];
  };
  const before = random() < 0.5 ? [['Account 0900 550 2027'], []] : [];
  const all = [...before, heads, ...rows.map(cellsOf)];
  const text = all
    .map((cells) => cells.map((cell) => (cell.includes(separator) ? `"${cell}"` : cell)).join(separator))
    .join(eol);
  const lines = rows.flatMap((row, n) => (row === 'blank' ? [] : [before.length + 2 + n]));
  return { bytes: encoded(text, oneOf(random, ENCODINGS)), lines };
}

function encoded(text: string, encoding: (typeof ENCODINGS)[number]): Uint8Array {
  if (encoding === 'windows-1252') return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  if (encoding === 'utf-8' || encoding === 'bom')
    return new TextEncoder().encode(encoding === 'bom' ? `\uFEFF${text}` : text);
  const bytes = new Uint8Array(2 * text.length + 2);
  const view = new DataView(bytes.buffer);
  [0xfeff, ...Array.from({ length: text.length }, (_, n) => text.charCodeAt(n))].forEach((unit, n) =>
    view.setUint16(2 * n, unit, encoding === 'utf-16le'),
  );
  return bytes;
}
