/** What the doctor found, well or not. */
export interface Finding {
  about: About;
  /** 'wrong': something does not work, or will be lost; 'look': it may be meant so. */
  state: 'well' | 'look' | 'wrong';
  /** A sentence. */
  says: string;
  /** What to do about it, in words of the installation at hand; null where nothing is to be done. */
  todo: string | null;
}

export const ABOUT = [
  'version',
  'settings',
  'disks',
  'database',
  'clock',
  'uploads',
  'mail',
  'redis',
  'jobs',
  'backups',
] as const;
export type About = (typeof ABOUT)[number];

export const well = (about: About, says: string): Finding => ({ about, state: 'well', says, todo: null });
export const warning = (about: About, says: string, todo: string): Finding => ({
  about,
  state: 'look',
  says,
  todo,
});
export const wrong = (about: About, says: string, todo: string): Finding => ({
  about,
  state: 'wrong',
  says,
  todo,
});

/** The sentence of an error, with one full stop; where another caused it, of that one. */
export const sentence = (error: unknown): string => {
  const { message, code, cause } = error as { message?: string; code?: string; cause?: unknown };
  if (cause instanceof Error) return sentence(cause);
  return `${message || code || String(error)}`.replace(/\.?$/, '.');
};

/** So many of something, with the verb that goes with it: `counted(1, 'job', 'was', 'were')`. */
export const counted = (count: number, thing: string, one: string, more: string): string =>
  count === 1 ? `1 ${thing} ${one}` : `${count} ${thing}s ${more}`;
