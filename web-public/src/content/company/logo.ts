import type { Picture } from '../picture';

/** The owner's own mark, in the place of the one that came with the program. */
type Logo = {
  /** On paper. */
  light?: Picture | undefined;
  /** On ink, as in the footer; left out: the other on a plate of paper. */
  dark?: Picture | undefined;
  /** Of the browser's tab and of phones; left out: the logo. */
  icon?: Picture | undefined;
};

export const logo: Logo = {};
