import { personsIn } from './persons-in.js';

const A = '019a0000-0000-7000-8000-00000000000a';
const B = '019a0000-0000-7000-8000-00000000000b';
const C = '019a0000-0000-7000-8000-00000000000c';

test('each person of a list counts once, and those of a group too', () => {
  const group = { id: B, contact: { first_name: 'Ruth' }, delegates: [{ id: C, first_name: 'Ana' }] };
  const answer = {
    data: [{ id: A, first_name: 'Ben' }, { id: A, first_name: 'Ben' }, group],
    meta: { total: 9 },
  };
  // The contact has no id of their own: the same words are the same person.
  expect(personsIn(answer)).toHaveLength(3);
  expect(personsIn(answer)).toEqual(expect.arrayContaining([A, C]));
  expect(personsIn(answer)).toEqual(personsIn({ data: answer.data.slice(1) }));
});

test.each([
  [{ data: [{ id: A, name: 'Luz', email: 'luz@example.ph', role: 'agent' }] }],
  [{ data: { id: A, slug: 'camp', name: 'Camp' } }],
  [{ data: [] }],
  [undefined],
  ['text'],
  [null],
])('%j holds no person', (answer) => {
  expect(personsIn(answer)).toEqual([]);
});
