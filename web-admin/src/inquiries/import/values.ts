import { dayReader } from '../../files/days';

/** What to say about a cell: the key of a sentence, and what it names. */
export interface Note {
  key: string;
  args?: Record<string, string | number>;
}

const SCIENTIFIC = /^\+?(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i;
const SEVERAL = /\s*[/;|,]\s*|\s+(?:or|and|&|at)\s+/i;
const digits = (text: string) => text.replace(/\D/g, '').length;

/**
 * A number as it stands in the file: without Meta's `p:`, and as it was where Excel took it for a sum. Of several the first
 * is taken; the others are `more`. What Excel has shortened for good is said, and never guessed.
 */
export function phoneOf(cell: string): { phone?: string; more?: string; note?: Note } {
  const text = cell.replace(/^p:\s*/i, '').replace(/^(\d{7,})[.,]0+$/, '$1');
  if (text === '') return {};
  const [, whole = '', fraction = '', power = '0'] = SCIENTIFIC.exec(text) ?? [];
  if (whole !== '')
    // Excel shows five digits behind the point; what has nearly all of them was written out, and lacks zeros at its end.
    return fraction.length >= Number(power) - 2
      ? { phone: `${whole}${fraction.padEnd(Number(power), '0').slice(0, Number(power))}` }
      : { note: { key: 'phone_shortened', args: { cell: text } } };
  if (/^#/.test(text)) return { note: { key: 'phone_shortened', args: { cell: text } } };
  const [first = '', ...others] = text.split(SEVERAL);
  const isSeveral = others.length > 0 && [first, ...others].every((part) => digits(part) >= 7);
  const phone = isSeveral ? first : text;
  // A landline whose 0 Excel took away: 2 8123 4567, 32 234 5678.
  const isLandline = /^[2-8]\d{8}$/.test(phone);
  return {
    phone: isLandline ? `0${phone}` : phone,
    ...(isSeveral && { more: others.join(', ') }),
    ...(isLandline && { note: { key: 'phone_zero', args: { phone: `0${phone}` } } }),
  };
}

/** Excel counts days, and parts of days, since the end of 1899. */
const SERIAL = /^\d{5}(?:\.\d+)?$/;
const EXCEL_DAYS_BEFORE_1970 = 25_569;
const WITH_ZONE = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?\s*(Z|[+-]\d\d:?\d\d)$/i;
const UNIX = /^1\d{9}(?:\d{3})?$/;
const CLOCK = /(\d{1,2}):(\d\d)(?::\d\d)?(?:\.\d+)?\s*(?:([ap])\.?m\b)?/i;
/** The files of the country's portals, and of Excel, are in its own time. */
const MANILA = '+08:00';

const serialIn = (cell: string): string | undefined => {
  const days = Number(cell);
  if (!SERIAL.test(cell) || days < 20_000 || days > 80_000) return undefined;
  const at = new Date(Math.round((days - EXCEL_DAYS_BEFORE_1970) * 1_440) * 60_000);
  return at.toISOString().slice(0, 16).replace('T', ' ');
};

/**
 * How a column of moments is read: `2026-11-20T09:12:00+08:00`, Excel's 46346.38, 11/20/2026 9:12 AM, seconds since 1970.
 * @returns undefined for an empty cell, null for one that can't be read without a guess
 */
export function momentReader(cells: string[]): (cell: string) => string | undefined | null {
  const day = dayReader(cells.map((cell) => serialIn(cell) ?? cell));
  return (given) => {
    if (given === '') return undefined;
    const cell = serialIn(given) ?? given;
    if (UNIX.test(cell)) return new Date(Number(cell.padEnd(13, '0'))).toISOString();
    const [, onDay = '', at = '', zone = ''] = WITH_ZONE.exec(cell) ?? [];
    if (onDay !== '') return momentOf(onDay, at, zone.replace(/^([+-]\d\d):?(\d\d)$/, '$1:$2'));
    const read = day(cell.replace('T', ' '));
    if (read === null) return null;
    const [, hour = '0', minute = '00', half] = CLOCK.exec(cell) ?? [];
    const of12 = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
    return momentOf(read, `${String(of12).padStart(2, '0')}:${minute}`, MANILA);
  };
}

function momentOf(day: string, at: string, zone: string): string | null {
  const moment = new Date(`${day}T${at}${zone.toUpperCase()}`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

const PLATFORMS: Record<string, string> = { fb: 'facebook', ig: 'instagram', msg: 'messenger' };
/** Meta's short names of its platforms, as links of campaigns call them. */
export const sourceOf = (cell: string): string => PLATFORMS[cell.toLowerCase()] ?? cell;
