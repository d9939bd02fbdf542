import { comingOf, countOf, groupDefaults, groupPayload, writeRows } from './group';
import { EMPTY } from './rows';

const ruth = { first_name: 'Ruth', last_name: 'Villanueva', email: 'ruth@church.example' };
const values = { ...groupDefaults, ...ruth, phone_number: '+63 918 765 4321', agree_terms: true as const };
const row = (cells: object) => ({ ...EMPTY, ...cells });
const people = (...rows: object[]) => writeRows(rows.map(row));
const three = people(
  { first_name: 'Ana', last_name: 'Reyes' },
  { first_name: 'Ben', last_name: 'Lim' },
  { first_name: 'Cora', last_name: 'Cruz' },
);
const namesOf = (of: typeof values) =>
  groupPayload(of, 'I agree').delegates.map(({ first_name }) => first_name);

test('three rows are three delegates, until the contact says that they come too', () => {
  expect([countOf({ ...values, people: three }), namesOf({ ...values, people: three })]).toEqual([
    3,
    ['Ana', 'Ben', 'Cora'],
  ]);
  const all = { ...values, people: three, comes: true };
  expect([countOf(all), namesOf(all)]).toEqual([4, ['Ruth', 'Ana', 'Ben', 'Cora']]);
});

test.each([
  { first_name: 'Ruth', last_name: 'Villanueva' },
  { first_name: ' ruth ', last_name: 'VILLANUEVA', email: 'Ruth@church.example' },
  { first_name: 'Ruth', last_name: 'Villanueva', phone_number: '0918 765 4321', church_name: 'Grace' },
])('contacts who come and are a row too have one ticket: %j', (own) => {
  const of = { ...values, comes: true, people: people({ first_name: 'Ana', last_name: 'Reyes' }, own) };
  expect([countOf(of), comingOf(of).isTwice, namesOf(of)]).toEqual([2, true, ['Ruth', 'Ana']]);
  const [first] = groupPayload(of, 'I agree').delegates;
  expect(first).toMatchObject({ ...ruth, ...('church_name' in own && { church_name: 'Grace' }) });
  expect(countOf({ ...of, comes: false })).toBe(2);
});

test.each([
  { first_name: 'Ruth', last_name: 'Villanueva', email: 'niece@church.example' },
  { first_name: 'Ruth', last_name: 'Villanueva', phone_number: '0918 765 4329' },
  { first_name: 'Ruth', last_name: 'Cruz' },
])('another person is one more: %j', (other) => {
  const of = { ...values, comes: true, people: people(other) };
  expect([countOf(of), comingOf(of).isTwice]).toEqual([2, false]);
});
