/** Centavos as pesos without a sign: "1,500", or "1,500.50" where there are centavos. */
export const inPesos = (centavos: number): string =>
  (centavos / 100).toLocaleString('en-PH', { minimumFractionDigits: centavos % 100 === 0 ? 0 : 2 });

/** The same with its sign: "₱1,500". */
export const pesosOf = (centavos: number): string => `₱${inPesos(centavos)}`;
