const LETTER = 'a-z\\d\\u00a1-\\ud7ff';
const ATOM = `[${LETTER}!#$%&'*+/=?^_\`{|}~-]+`;
const LABEL = `[${LETTER}](?:[${LETTER}-]{0,61}[${LETTER}])?`;

/**
 * An e-mail address as the API takes it (class-validator's `isEmail`; `email.spec.ts` compares the two): dotted
 * words of at most 64 characters, and a domain with a top level of letters. Other scripts count as letters.
 */
export const EMAIL = new RegExp(
  `^(?=[^@]{1,64}@)${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+[a-z\\u00aa-\\ud7ff]{2,63}$`,
  'i',
);
