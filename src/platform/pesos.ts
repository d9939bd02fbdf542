/** ₱1,500; ₱1,500.50 @param centavos the hundredth part of a peso */
export const pesos = (centavos: number): string =>
  `₱${(centavos / 100).toLocaleString('en-US', { minimumFractionDigits: centavos % 100 === 0 ? 0 : 2 })}`;

const ONES = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const GROUPS = ['', ' thousand', ' million', ' billion', ' trillion'];

/** @param number 1 to 99 */
const tens = (number: number): string =>
  ONES[number] ?? [TENS[Math.floor(number / 10)], ONES[number % 10]].filter(Boolean).join('-');

/** @param number 1 to 999 */
const hundreds = (number: number): string =>
  [number >= 100 && `${ONES[Math.floor(number / 100)]} hundred`, number % 100 > 0 && tens(number % 100)]
    .filter(Boolean)
    .join(' ');

/** @param number a whole one, from 1 to below a thousand trillion */
const numeral = (number: number): string =>
  GROUPS.map((name, n) => ({ name, group: Math.floor(number / 1_000 ** n) % 1_000 }))
    .filter(({ group }) => group > 0)
    .map(({ name, group }) => `${hundreds(group)}${name}`)
    .reverse()
    .join(' ');

const counted = (number: number, [one, many]: readonly [string, string]): string =>
  `${numeral(number)} ${number === 1 ? one : many}`;

/**
 * `One thousand five hundred pesos and fifty centavos only`, as cheques and receipts say it.
 * @param centavos a whole number from 1
 */
export function sumInWords(centavos: number): string {
  const whole = Math.floor(centavos / 100);
  const part = centavos % 100;
  const words = [
    whole > 0 && counted(whole, ['peso', 'pesos']),
    part > 0 && counted(part, ['centavo', 'centavos']),
  ]
    .filter(Boolean)
    .join(' and ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} only`;
}
