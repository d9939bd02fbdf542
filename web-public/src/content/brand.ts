/** The brand: every title, footer, e-mail and product name follows it. */
export const brand = 'Stealth Land';
