/** The address of a list with exactly these filters. */
export const filtered = (path: string, filter: object): string =>
  `${path}?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1' }).toString()}`;
