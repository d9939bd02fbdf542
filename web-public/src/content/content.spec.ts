import { seed } from './index';
import { link, pdf } from './schema/fields';
import { KINDS, type Kind } from './schema/kinds';
import { film } from './schema/parts';

describe('the content as developers wrote it', () => {
  it.each(Object.keys(KINDS) as Kind[])('%s fits its schema, field by field', (kind) => {
    const many = 'many' in KINDS[kind];
    for (const data of many ? (seed[kind] as unknown[]) : [seed[kind]]) {
      const found = KINDS[kind].schema.safeParse(data);
      expect(found.error?.issues ?? []).toEqual([]);
      expect(found.data).toEqual(data);
    }
  });

  it('has a kind in schema/kinds.ts for every subject but the event, which has a table of its own', () =>
    expect(Object.keys(KINDS).sort()).toEqual(
      Object.keys(seed)
        .filter((name) => name !== 'event')
        .sort(),
    ));
});

it.each(['//evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)'])(
  'takes no link that leaves the site unseen: %j',
  (address) => {
    for (const field of [link('Leads to'), pdf('File')]) expect(field.safeParse(address).success).toBe(false);
    expect(link('Leads to').safeParse('/properties').success).toBe(true);
  },
);

const filmAt = (videoId: string) =>
  film('Film').safeParse({ title: 'A film', poster: { file: 'company/about', alt: '' }, videoId });

it.each([
  'abcdefghij_',
  'https://www.youtube.com/watch?v=abcdefghij_',
  'https://www.youtube.com/watch?list=PL1&v=abcdefghij_&t=30s',
  'https://youtu.be/abcdefghij_?si=ZzZz',
  'youtu.be/abcdefghij_',
  'https://m.youtube.com/shorts/abcdefghij_',
  'https://www.youtube.com/live/abcdefghij_?feature=share',
  'https://www.youtube-nocookie.com/embed/abcdefghij_',
])('takes a film by whatever address people copy: %s', (address) =>
  expect(filmAt(address).data).toMatchObject({ videoId: 'abcdefghij_' }),
);

it.each([
  'https://vimeo.com/123456789',
  'https://www.youtube.com/@stealthland',
  'https://www.youtube.com/playlist?list=PL1',
  'https://youtu.be/abcdefghij_klm',
  'https://evil.example/?https://youtu.be/abcdefghij_',
])('takes no other film, and says which: %s', (address) =>
  expect(filmAt(address).error?.issues).toMatchObject([
    { path: ['videoId'], message: expect.stringMatching(/^The address of one film at YouTube/) as string },
  ]),
);
