const peso = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP', maximumFractionDigits: 0 });

/** Whole Philippine pesos, e.g. 1500 → "₱1,500". */
export const formatPesos = (amount: number): string => peso.format(amount);

const exact = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' });

/** Centavos to the centavo, e.g. 150000 → "₱1,500.00". */
export const formatCentavos = (centavos: number): string => exact.format(centavos / 100);
