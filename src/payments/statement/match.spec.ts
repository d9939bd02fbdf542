import { matchDebits, matchRows, type Candidate, type StatementRow } from './match.js';

const row = (line: number, change: Partial<StatementRow> = {}): StatementRow => ({
  line,
  amount_centavos: 150_000,
  reference: null,
  name: null,
  codes: [],
  ...change,
});
const candidate = (id: string, change: Partial<Candidate> = {}): Candidate => ({
  registration_id: id,
  total_centavos: 150_000,
  paid: false,
  references: [],
  entered: [],
  names: [],
  ...change,
});
const kinds = (rows: StatementRow[], candidates: Candidate[]) =>
  matchRows(rows, candidates).map(({ match, registration_id }) => [match, registration_id]);

it('matches by reference first: exact, another amount, paid before, shared by two, twice in the file', () => {
  const candidates = [
    candidate('a', { references: ['111', '111'] }),
    candidate('b', { references: ['222'], total_centavos: 300_000 }),
    candidate('c', { references: ['333'], paid: true }),
    candidate('d', { references: ['444'] }),
    candidate('e', { references: ['444'] }),
  ];
  const references = ['111', '222', '333', '444', '111', '555'];
  const rows = references.map((reference, n) => row(n, { reference }));
  expect(kinds(rows, candidates)).toEqual([
    ['exact', 'a'],
    ['amount-differs', 'b'],
    ['paid', 'c'],
    ['shared', null],
    ['double', null],
    ['unknown', null],
  ]);
});

it('then by amount and name, where one registration alone fits', () => {
  const candidates = [
    candidate('a', { names: ['Ruth Villanueva'] }),
    candidate('b', { names: ['José Peña', 'Ana Cruz'] }),
    candidate('c', { names: ['Ana Cruz'] }),
    candidate('d', { names: ['Ben Lim'], total_centavos: 1 }),
    candidate('e', { names: ['Eva Go'], paid: true }),
  ];
  const names = [
    'R. VILLANUEVA',
    'Transfer from PEÑA, JOSE',
    'Ana Cruz',
    'Ben Lim',
    'Eva Go',
    'Villanueva Trading',
  ];
  expect(
    kinds(
      names.map((name, n) => row(n, { name })),
      candidates,
    ),
  ).toEqual([
    ['likely', 'a'],
    ['likely', 'b'],
    ['likely', 'c'],
    ['unknown', null],
    ['unknown', null],
    ['unknown', null],
  ]);
});

it('never pays one registration with two rows', () => {
  const candidates = [candidate('a', { names: ['Ruth Villanueva'], references: ['111'] })];
  const rows = [row(1, { reference: '111' }), row(2, { name: 'Ruth Villanueva' })];
  expect(kinds(rows, candidates)).toEqual([
    ['exact', 'a'],
    ['unknown', null],
  ]);
});

it('offers all whom amount and name, or the reference, fit', () => {
  const twins = [candidate('a', { names: ['ana cruz'] }), candidate('b', { names: ['ara cruz'] })];
  expect(matchRows([row(1, { name: 'A. CRUZ' })], twins)).toMatchObject([
    { match: 'several', registration_id: null, candidates: ['a', 'b'] },
  ]);
  const same = [candidate('a', { references: ['1'] }), candidate('b', { references: ['1'] })];
  expect(matchRows([row(1, { reference: '1' })], same)).toMatchObject([
    { match: 'shared', candidates: ['a', 'b'] },
  ]);
});

it('says whose a debit may be that is as much as was taken back before, and leaves it to people', () => {
  const paidBy = { registration_id: 'a', reference: '111', left_centavos: 100_000, taken_back: [-50_000] };
  const debit = (line: number, reference = '111') => row(line, { amount_centavos: -50_000, reference });
  const found = matchDebits([debit(1), debit(2), debit(3, '222')], [paidBy]);
  expect(found.map(({ match, registration_id }) => [match, registration_id])).toEqual([
    ['spent', 'a'],
    ['reversed', 'a'],
    ['spent', null],
  ]);
});
