import type { Field } from '../schema';
import { differencesBetween } from './differences';
import { shortened, wordDiff } from './word-diff';

const picture: Field = { title: 'Picture', widget: 'picture', type: 'object' };
const home: Field = {
  widget: 'group',
  properties: {
    name: { title: 'Name', widget: 'line' },
    price: { title: 'Price of its own', shortTitle: 'Price', widget: 'number', money: true },
    pictures: { title: 'Pictures', widget: 'list', items: picture },
    bearing: { widget: 'none' },
  },
};
const schema: Field = {
  title: 'Project',
  properties: {
    slogan: { title: 'Slogan', widget: 'line' },
    story: { title: 'Story', widget: 'list', items: { title: 'Paragraph', widget: 'text' } },
    details: {
      title: 'Details',
      properties: { homes: { title: 'Homes', widget: 'list', one: 'home', items: home } },
    },
    gallery: { title: 'Gallery', widget: 'list', items: picture },
  },
};
const base = {
  slogan: 'By the sea',
  story: ['One.', 'Two.'],
  details: { homes: [{ name: 'Studio', price: 210_000 }, { name: 'One bedroom' }] },
  gallery: [
    { file: 'uploaded/a', alt: 'The pool' },
    { file: 'uploaded/b', alt: 'The hall' },
  ],
};
/** @returns each difference in one line */
const lines = (after: unknown) =>
  differencesBetween(schema, base, after).map(({ how, what, whom }) =>
    [how, what, ...(whom ? [whom] : [])].join(' | '),
  );

describe('what differs, told', () => {
  it('names what is in a list by its name, not by its place', () => {
    const homes = [{ name: 'Studio', price: 225_000 }, base.details.homes[1]];
    expect(differencesBetween(schema, base, { ...base, details: { homes } })).toMatchObject([
      { how: 'changed', what: 'Price', whom: 'Studio', before: 210_000, after: 225_000 },
    ]);
  });

  it('tells of what came, went and was moved, and of nothing that only stands elsewhere now', () => {
    const [studio, one] = base.details.homes;
    expect(lines({ ...base, details: { homes: [{ name: 'Loft' }, studio, one] } })).toEqual([
      'added | Details › Homes: “Loft”',
    ]);
    expect(lines({ ...base, details: { homes: [studio] } })).toEqual([
      'removed | Details › Homes: “One bedroom”',
    ]);
    expect(lines({ ...base, details: { homes: [one, studio] } })).toEqual(['moved | Details › Homes']);
  });

  it('tells a picture as a picture, and other words of it as words', () => {
    const [, hall] = base.gallery;
    expect(lines({ ...base, gallery: [{ file: 'uploaded/c', alt: 'The gym' }, hall] })).toEqual([
      'picture | Gallery › 1',
    ]);
    expect(
      differencesBetween(schema, base, { ...base, gallery: [{ file: 'uploaded/a', alt: 'A pool' }, hall] }),
    ).toMatchObject([{ how: 'changed', what: 'Gallery › 1', before: 'The pool', after: 'A pool' }]);
    expect(lines(base)).toEqual([]);
  });

  it('says once of what developers draw that it changed', () => {
    const homes = [{ ...base.details.homes[0], bearing: 3 }, base.details.homes[1]];
    expect(lines({ ...base, details: { homes } })).toEqual(['drawing |  | Studio']);
  });
});

describe('a text, word by word', () => {
  const marked = (before: string, after: string) =>
    wordDiff(before, after)
      .map(({ is, text }) => (is === 'same' ? text : is === 'gone' ? `[-${text}-]` : `[+${text}+]`))
      .join('');

  it('marks what went and what came where it stands', () => {
    expect(marked('Turnover begins in 2027.', 'Turnover begins in 2028.')).toBe(
      'Turnover begins in [-2027-][+2028+].',
    );
    expect(marked('a quiet house', 'a house')).toBe('a [-quiet -]house');
    expect(marked('one two three', 'four five three')).toBe('[-one two-][+four five+] three');
    expect(marked('the same', 'the same')).toBe('the same');
  });

  it('gives both texts back, whatever they are', () => {
    for (const [before, after] of [
      ['', 'new'],
      ['old', ''],
      ['₱1,200.50 each, twice', 'each twice, ₱1,300'],
      ['Bagong Doña\n\nTwo', 'Bagong Doña\nTwo words'],
    ] as const) {
      const runs = wordDiff(before, after);
      const of = (left: string) =>
        runs
          .filter(({ is }) => is !== left)
          .map(({ text }) => text)
          .join('');
      expect([of('new'), of('gone')]).toEqual([before, after]);
    }
  });

  it('leaves out what stayed far from a change', () => {
    const [run] = shortened(wordDiff(`${'word '.repeat(100)}old`, `${'word '.repeat(100)}new`));
    expect(run?.text.length).toBeLessThan(70);
  });
});
