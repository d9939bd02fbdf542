/** SQL of a column that holds one of some codes; the codes are ours, never a caller's. */
export const oneOfSql = (column: string, codes: readonly string[]): string =>
  `${column} IN (${codes.map((code) => `'${code}'`).join(', ')})`;
