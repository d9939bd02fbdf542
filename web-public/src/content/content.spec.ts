import { seed } from './index';
import { link, pdf } from './schema/fields';
import { KINDS, type Kind } from './schema/kinds';

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
