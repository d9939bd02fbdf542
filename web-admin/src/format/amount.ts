/** The most that one movement of money may be, by the API. */
const MAX_CENTAVOS = 100_000_000_000;

/** What is typed in pesos: `1,500.50` or `₱1500`. @returns undefined when no amount can be read for certain */
export function centavosIn(text: string): number | undefined {
  const plain = text.replace(/^[₱P\s]+|\s+$/g, '');
  if (!/^(\d{1,3}(,\d{3})+|\d{1,9})(\.\d{1,2})?$/.test(plain)) return undefined;
  const centavos = Math.round(Number(plain.replace(/,/g, '')) * 100);
  return centavos <= MAX_CENTAVOS ? centavos : undefined;
}

/** A number as people type it: `1,488,834.75`, `₱225 000`. @returns undefined when none can be read for certain */
export function numberIn(text: string): number | undefined {
  const plain = text.replace(/^[₱$P\s]+|\s+/g, '');
  return /^-?(\d{1,3}(,\d{3})+|\d+)(\.\d*)?$/.test(plain) ? Number(plain.replace(/,/g, '')) : undefined;
}

/** The same for a sum: behind `1.500` may stand three decimals, or thousands. */
export const sumIn = (text: string): number | undefined =>
  /[.]\d{3}/.test(text) ? undefined : numberIn(text);
