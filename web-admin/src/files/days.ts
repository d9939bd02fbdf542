const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/;
const ISO = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?!\d)/;
const COMPACT = /^(20\d{2})(\d{2})(\d{2})$/;
const DAY_FIRST = /^(\d{1,2})[ -]?([a-z]{3})[a-z]*\.?[ ,-]*(\d{4}|\d{2})(?!\d)/i;
const MONTH_FIRST = /^([a-z]{3})[a-z]*\.?[ -]?(\d{1,2})(?:st|nd|rd|th)?[ ,-]+(\d{4}|\d{2})(?![\d:])/i;

/**
 * How the days of a column are read: `2026-11-20`, whatever the bank's way. 11/20/2026 is the country's own order; a
 * column that has a 20/11 somewhere, or that only so has no day to come, has the day first everywhere. What cannot be read is
 * null, never a guess.
 * @param latest days of files are not behind it
 */
export function dayReader(cells: string[], latest = tomorrow()): (cell: string) => string | null {
  const pairs = cells.flatMap((cell) => {
    const [, first, second, year] = NUMBERS.exec(cell.trim()) ?? [];
    return first && second ? [[Number(first), Number(second), year] as const] : [];
  });
  const isToCome = (day: string | null) => day !== null && day > latest;
  const isDayFirst =
    pairs.some(([first]) => first > 12) ||
    (pairs.some(([month, day, year]) => isToCome(dayOf(year, String(month), String(day)))) &&
      pairs.every(([day, month, year]) => month <= 12 && !isToCome(dayOf(year, String(month), String(day)))));
  const isMonthFirst = pairs.some(([, second]) => second > 12);
  // A column with both orders cannot be read.
  const mixed = isDayFirst && isMonthFirst;
  return (cell) => {
    const text = cell.trim().replace(/^(mon|tue|wed|thu|fri|sat|sun)[a-z]*,? /i, '');
    const iso = ISO.exec(text) ?? COMPACT.exec(text);
    if (iso) return dayOf(iso[1], iso[2], iso[3]);
    const numbers = NUMBERS.exec(text);
    if (numbers) {
      const [, first = '', second = '', year] = numbers;
      if (mixed && Number(first) <= 12 && Number(second) <= 12) return null;
      const dayFirst = mixed ? Number(first) > 12 : isDayFirst;
      return dayFirst ? dayOf(year, second, first) : dayOf(year, first, second);
    }
    const named = DAY_FIRST.exec(text);
    if (named) return dayOf(named[3], monthOf(named[2]), named[1]);
    const american = MONTH_FIRST.exec(text);
    return american ? dayOf(american[3], monthOf(american[1]), american[2]) : null;
  };
}

/** Somewhere it is that day already. */
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

const monthOf = (name = ''): string => String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1);

function dayOf(year = '', month = '', day = ''): string | null {
  const whole = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${whole}T00:00:00Z`);
  // Refuses days that do not exist, such as 31 February.
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== whole ? null : whole;
}
