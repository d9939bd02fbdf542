/** What a receipt says, as far as it could be read; null where it could not. */
export interface Reading {
  amount_centavos: number | null;
  /** As it stands there without its spaces: 9 to 20 digits, or with the letters that some banks put into it. */
  reference: string | null;
  /** Calendar day, `YYYY-MM-DD`. */
  paid_on: string | null;
  /** Who was paid, as it stands there: a name, a number, or both. */
  receiver: string | null;
}

/** What the first look found, and from the second what it missed. */
export const mergeReadings = (first: Reading, second: Reading): Reading => ({
  amount_centavos: first.amount_centavos ?? second.amount_centavos,
  reference: first.reference ?? second.reference,
  paid_on: first.paid_on ?? second.paid_on,
  receiver: first.receiver ?? second.receiver,
});

/** @param text of a receipt, line by line as it was recognised */
export function understand(text: string): Reading {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  return {
    amount_centavos: amountOf(lines),
    reference: referenceOf(lines),
    paid_on: dayOf(lines),
    receiver: receiverOf(lines),
  };
}

/** 1,500.00 with what stands for the peso sign before it: recognition takes ₱ for P, B, F, £, #, R and the like. */
const MONEY =
  /(?:^|[^\d.,])(?:PHP|Php|php|[₱PBFRE£#®¥]|)\s?-?\s?(\d{1,3}(?:[,. ]\d{3})+[.,]\d{2}|\d{1,7}[.,]\d{2})(?![\d])/g;
/** The labels of an amount that is paid, the surest first. */
const CALLED = [
  /total (amount )?(sent|paid|due)?/i,
  /amount (sent|paid|due|transferred|of)|you('ve)? (sent|paid|transferred)|sent money|transfer amount/i,
  /amount|paid|sent/i,
];
/** The labels of other amounts, which are skipped. */
const OTHER = /fee|charge|balance|limit|discount|rebate|points|available/i;

function amountOf(lines: string[]): number | null {
  const found = lines.flatMap((line, at) =>
    [...line.matchAll(MONEY)].map(([, digits = '']) => {
      // A label may stand on the line before its amount.
      const before = lines[at - 1] ?? '';
      const own = /[a-z]{3}/i.test(line.replace(/php/i, '')) ? line : `${before} ${line}`;
      const called = CALLED.findIndex((words) => words.test(own));
      return {
        centavos: centavosOf(digits),
        called: called < 0 ? CALLED.length : called,
        other: OTHER.test(own),
      };
    }),
  );
  const paid = found.filter(({ other, centavos }) => !other && centavos > 0);
  paid.sort((a, b) => a.called - b.called || b.centavos - a.centavos);
  return paid[0]?.centavos ?? null;
}

/** The last two digits are centavos, whichever way the rest is grouped. */
const centavosOf = (digits: string): number => Number(digits.replace(/\D/g, ''));

const REFERENCE =
  /\bre[ft]\w*\.?\s?(?:no|num|number|id|code|#)?\b|\btra(?:ns|ce)\w*\s?(?:no|num|number|id|#)|\bconfirmation\s?(?:no|num|number|#)|\btxn\b|\binvoice\s?(?:no|number)/i;
const SHORTEST = 9;
const LONGEST = 20;

function referenceOf(lines: string[]): string | null {
  for (const [at, line] of lines.entries()) {
    const label = REFERENCE.exec(line);
    if (!label) continue;
    const rest = line.slice(label.index + label[0].length);
    const lettered = letteredOf(rest) ?? letteredOf(lines[at + 1] ?? '');
    if (lettered !== undefined) return lettered;
    // Long numbers are broken over lines, and some receipts have the label above its number.
    const [own, next, third] = [rest, lines[at + 1] ?? '', lines[at + 2] ?? ''].map(digitsOf);
    for (const digits of [
      joined(own, isContinued(lines[at + 1]) ? next : ''),
      own,
      joined(next, isContinued(lines[at + 2]) ? third : ''),
      next,
      third,
    ])
      if (digits !== undefined && digits.length >= SHORTEST && digits.length <= LONGEST) return digits;
  }
  return null;
}
/** Letters before the digits, as `PB2611220031459`, or among groups of four, as Maya's `8F1C 20D4 77AB`. */
const PREFIXED = /(?<![A-Za-z\d])[A-Z]{2,4}\d{8,16}(?![A-Za-z\d])/;
const GROUPED = /(?<![A-Za-z\d])[\dA-F]{4}(?: [\dA-F]{4}){2,3}(?![A-Za-z\d])/;

function letteredOf(text: string): string | undefined {
  const found = (PREFIXED.exec(text) ?? GROUPED.exec(text))?.[0].replaceAll(' ', '');
  return found !== undefined && /[A-Z]/.test(found) && /\d/.test(found) ? found : undefined;
}

const joined = (first = '', second = '') => (first === '' ? undefined : first + second);
/** A line of a few digits and nothing else goes on with the one before. */
const isContinued = (line = '') => /^[\d\s-]{2,12}$/.test(line);

/** What looks like digits to recognition, in a word that is mostly digits. */
const LOOK_ALIKES: Record<string, string> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  I: '1',
  l: '1',
  '|': '1',
  '!': '1',
  S: '5',
  B: '8',
  Z: '2',
};

const BESIDE =
  /\b\d{1,4}[/:.]\d{1,2}(?:[/:.]\d{2,4})?\b|\b20\d\d-\d{1,2}-\d{1,2}\b|\b\d{1,2}\s(?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi;

/** Drops the longest run of digits, spaces and dashes. */
function digitsOf(text: string): string {
  const mended = text.replace(/\S+/g, (word) =>
    word.replace(/\D/g, '').length * 2 >= word.length
      ? word.replace(/[OoQDIl|!SBZ]/g, (letter) => LOOK_ALIKES[letter] ?? '')
      : word,
  );
  // Removes a date or a time that stands beside the reference.
  const runs = mended.replace(BESIDE, ' and ').match(/\d[\d\s-]*\d/g) ?? [];
  const digits = runs.map((run) => run.replace(/\D/g, ''));
  return digits.sort((a, b) => b.length - a.length)[0] ?? '';
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = `(${MONTHS.join('|')})[a-z]*`;
type Cut = (parts: string[]) => [year: string | undefined, month: number, day: string | undefined];
const monthOf = (word = '') => MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;
const DATES: [RegExp, Cut][] = [
  [
    new RegExp(`\\b${MONTH}\\.?\\s?(\\d{1,2})(?:st|nd|rd|th)?[,.]?\\s?(20\\d\\d)`, 'i'),
    ([m, d, y]) => [y, monthOf(m), d],
  ],
  [new RegExp(`\\b(\\d{1,2})[\\s-]?${MONTH}\\.?,?[\\s-]?(20\\d\\d)`, 'i'), ([d, m, y]) => [y, monthOf(m), d]],
  [/\b(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})/, ([y, m, d]) => [y, Number(m), d]],
  // In the Philippines the month stands first.
  [/\b(\d{1,2})[/-](\d{1,2})[/-](20\d\d)/, ([m, d, y]) => [y, Number(m), d]],
];

function dayOf(lines: string[]): string | null {
  // A date may be broken over two lines.
  const pairs = lines.slice(1).map((line, at) => `${lines[at]} ${line}`);
  for (const line of [...lines, ...pairs])
    for (const [pattern, cut] of DATES) {
      const found = pattern.exec(line);
      if (!found) continue;
      const [year = '', month, day = ''] = cut(found.slice(1));
      const date = new Date(Date.UTC(Number(year), month - 1, Number(day)));
      if (date.getUTCMonth() === month - 1 && date.getUTCDate() === Number(day))
        return date.toISOString().slice(0, 10);
    }
  return null;
}

const RECEIVER =
  /^(?:sent to|paid to|transfer(?:red)? to|send to|to|recipient(?: name)?|receiver|beneficiary(?: name)?|account name|merchant|biller)\b[:\s]*/i;

function receiverOf(lines: string[]): string | null {
  for (const [at, line] of lines.entries()) {
    const label = RECEIVER.exec(line);
    if (!label) continue;
    const rest = line.slice(label[0].length).trim();
    const amountText = rest.length > 2 ? rest : (lines[at + 1] ?? '');
    if (/[a-z]{2}|\d{4}/i.test(amountText)) return amountText.slice(0, 150);
  }
  return null;
}

/**
 * Whether the account that a receipt names is ours: by the last four digits of its number, or by its name, of which
 * wallets hide letters. @param text the whole receipt's
 */
export function namesReceiver(text: string, name: string | null, number: string | null): boolean {
  const digits = text.replace(/[^\d\n]/g, '');
  const own = (number ?? '').replace(/\D/g, '');
  if (own.length >= 7 && digits.includes(own.slice(-7))) return true;
  if (name === null) return false;
  // Removes brackets and quotes around a word.
  const words = (name.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []).filter((word) => word.length > 2);
  const seen = text.toLowerCase();
  const known = words.filter((word) => seen.includes(word) || isHidden(seen, word));
  return words.length > 0 && known.length * 2 >= words.length;
}

const HIDDEN = /(?<![\p{L}\d])([\p{L}\d]{2})[•*·.x]{2,}([\p{L}\d])(?![\p{L}\d])/gu;

/** "St***h" for "stealth": the same first and last letters with dots or stars between. */
const isHidden = (text: string, word: string): boolean =>
  [...text.matchAll(HIDDEN)].some(
    ([, first = '', last = '']) => word.startsWith(first) && word.endsWith(last),
  );

const MOBILE = /(?<!\d)(?:\+?63|0)[\s-]?9\d{2}[\s-]?\d{3}[\s-]?\d{4}(?!\d)/g;

/** The first mobile number on a receipt; undefined: it shows none. */
export const mobileIn = (text: string): string | undefined => text.match(MOBILE)?.[0].trim();
