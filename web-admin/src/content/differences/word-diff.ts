import diffSequences from '@jest/diff-sequences';

/** A run of words that were kept, removed or added. */
export interface Run {
  is: 'same' | 'gone' | 'new';
  text: string;
}

const words = new Intl.Segmenter('en', { granularity: 'word' });
const wordsOf = (text: string): string[] => [...words.segment(text)].map(({ segment }) => segment);

/** What changed within a text, word by word; words between which only spaces stayed go and come together. */
export function wordDiff(before: string, after: string): Run[] {
  const old = wordsOf(before);
  const now = wordsOf(after);
  const runs: Run[] = [];
  const put = (is: Run['is'], text: string) => {
    if (text) runs.push({ is, text });
  };
  let from = 0;
  let to = 0;
  diffSequences(
    old.length,
    now.length,
    (a, b) => old[a] === now[b],
    (count, a, b) => {
      put('gone', old.slice(from, a).join(''));
      put('new', now.slice(to, b).join(''));
      put('same', old.slice(a, a + count).join(''));
      [from, to] = [a + count, b + count];
    },
  );
  put('gone', old.slice(from).join(''));
  put('new', now.slice(to).join(''));
  return together(runs);
}

function together(runs: Run[]): Run[] {
  const all: Run[] = [];
  for (let at = 0; at < runs.length;) {
    let gone = '';
    let fresh = '';
    for (; at < runs.length; at += 1) {
      const { is, text } = runs[at] ?? { is: 'same', text: '' };
      const isGap = is === 'same' && text.trim() === '' && (gone || fresh) && at + 1 < runs.length;
      if (is === 'same' && !isGap) break;
      if (is !== 'new') gone += text;
      if (is !== 'gone') fresh += text;
    }
    if (gone) all.push({ is: 'gone', text: gone });
    if (fresh) all.push({ is: 'new', text: fresh });
    const run = runs[at];
    if (run?.is === 'same') {
      all.push(run);
      at += 1;
    }
  }
  return all;
}

const AROUND = 60;

/** Shortens kept words to as much as gives context. */
export const shortened = (runs: Run[]): Run[] =>
  runs.map((run, at) => {
    const { is, text } = run;
    const isFirst = at === 0;
    const isLast = at === runs.length - 1;
    if (is !== 'same' || text.length <= AROUND * (isFirst || isLast ? 1 : 2) + 20) return run;
    const head = isFirst ? '' : text.slice(0, AROUND);
    const tail = isLast ? '' : text.slice(-AROUND);
    return { is, text: `${head}…${tail}` };
  });
