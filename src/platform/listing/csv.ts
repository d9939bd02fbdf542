/** Excel takes a file without it for the local code page and garbles every ñ. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * What a spreadsheet would run as a formula, also after blanks and in full-width letters
 * (OWASP, "CSV Injection"; Excel reads ＝ as =).
 */
const FORMULA = /^[\s\u00A0]*[=+\-@\t\r\n＝＋－＠]/;
/** The same behind what another reader takes for the end of a cell or a line: a semicolon where commas are decimal. */
const FORMULA_WITHIN = /([;\t\r\n][\s"\u00A0]*)(?=[=+\-@＝＋－＠])/g;
const NEEDS_QUOTES = /[",\r\n;\t]|^\s|\s$/;

/**
 * One cell (RFC 4180): dates as ISO 8601 UTC, null as nothing, and text that would run as a formula begun
 * with an apostrophe, which spreadsheets take for "this is text".
 */
export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const within = text.replace(FORMULA_WITHIN, "$1'");
  const safe = FORMULA.test(text) ? `'${within}` : within;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line, with the line end that RFC 4180 asks for. */
export const csvLine = (values: unknown[]): string => `${values.map(csvCell).join(',')}\r\n`;
