/** @returns undefined when no amount can be read for certain */
export function centavosIn(text: string): number | undefined {
  const plain = text.replace(/^[₱P\s]+|\s+$/g, '');
  if (!/^(\d{1,3}(,\d{3})+|\d{1,9})(\.\d{1,2})?$/.test(plain)) return undefined;
  return Math.round(Number(plain.replace(/,/g, '')) * 100);
}
