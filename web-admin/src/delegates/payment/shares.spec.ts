import { owingOf, shareOut } from './shares';

const owing = [
  { registration_id: 'a', owed_centavos: 150_000 },
  { registration_id: 'b', owed_centavos: 300_000 },
  { registration_id: 'c', owed_centavos: 50_000 },
];
const shared = (sum: number, byHand: [string, number][] = []) => [
  ...shareOut(sum, owing, new Map(byHand)).values(),
];

it('gives each what it owes, in order, while there is something', () => {
  expect(shared(500_000)).toEqual([150_000, 300_000, 50_000]);
  expect(shared(200_000)).toEqual([150_000, 50_000, 0]);
  // More was paid than all of them owe: nobody is given the rest.
  expect(shared(600_000)).toEqual([150_000, 300_000, 50_000]);
});

it('leaves what was typed by hand, and shares out the rest', () => {
  expect(shared(200_000, [['a', 50_000]])).toEqual([50_000, 150_000, 0]);
  expect(shared(200_000, [['c', 50_000]])).toEqual([150_000, 0, 50_000]);
  expect(shared(100_000, [['b', 300_000]])).toEqual([0, 300_000, 0]);
});

it('takes one row of each registration that owes', () => {
  const rows = [
    ...owing,
    { registration_id: 'a', owed_centavos: 150_000 },
    { registration_id: 'd', owed_centavos: 0 },
  ];
  expect(owingOf(rows).map(({ registration_id }) => registration_id)).toEqual(['a', 'b', 'c']);
});
