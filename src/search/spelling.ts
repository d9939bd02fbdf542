import { nameWords } from '../platform/listing/name-words.js';

/** So many letters may be wrong, left out, put in, or change places with the next: in a short word fewer. */
const mostWrong = ({ length }: string): number => (length < 3 ? 0 : length < 5 ? 1 : 2);

const wordsOf = (text: string): string[] => text.split(' ').filter(Boolean);
const foldedOf = (words: string[]): string[] => nameWords(words).map(({ folded }) => folded);

/** Whether each word of the question is one of the name's, with a letter or two wrong. Both as `search_words` has them. */
export function isNearly(name: string, question: string): boolean {
  const words = wordsOf(name);
  const all = [...words, ...foldedOf(words)];
  return foldedOf(wordsOf(question)).every((asked) =>
    all.some((word) => distance(asked, word) <= mostWrong(asked)),
  );
}

/**
 * How many letters to change, after Damerau and Levenshtein (optimal string alignment). PostgreSQL's `levenshtein` counts two
 * letters that changed places as two, and needs an extension that not every managed database has allowed.
 */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return Infinity;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const swaps = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          at(last, j) + 1,
          at(row, j - 1) + 1,
          at(last, j - 1) + (isSame ? 0 : 1),
          swaps ? at(before, j - 2) + 1 : Infinity,
        ),
      );
    }
    before = last;
    last = row;
  }
  return at(last, other.length);
}

const at = (row: number[], n: number): number => row[n] ?? Infinity;
