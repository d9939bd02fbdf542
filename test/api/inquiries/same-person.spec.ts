import { openInquiryDesk } from '../../support/desks/inquiry-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, dataOf } from '../../support/requests/callers.js';
import { aDelegate } from '../../support/requests/records.js';

const desk = fixture(() => openInquiryDesk());

interface Person {
  first_name: string;
  last_name: string;
  /** Ten digits, `9…`. */
  mobile: string;
  email: string;
}
type Lead = Partial<Record<'first_name' | 'last_name' | 'phone_number' | 'email', string>>;
interface Row {
  state: string;
  message: string | null;
  known: { first_name: string; last_name: string }[];
}

/** Thirty have each name with each kind of address. */
const PEOPLE = 30;
/** Of each, as writingsOf() makes them. */
const WRITINGS = 50;
const AT_ONCE = 100;

/** Of a few names that all share; addresses and numbers are a letter or a digit apart. */
const FIRST = ['Maria', 'María', 'Jose', 'José', 'Ma. Teresa', 'Juan Carlos'];
const personOf = (n: number): Person => ({
  first_name: FIRST[n % FIRST.length] ?? 'Maria',
  last_name: `Dela Peña ${String(n).padStart(3, '0')}`,
  mobile: `917555${String(n * 10 + (n % 10)).padStart(4, '0')}`,
  email: [
    `maria.santos${n}@example.ph`,
    `mariasantos${n}@example.ph`,
    `maria-santos${n}@example.com.ph`,
    `maria.santos+${n}@example.ph`,
    `maría.santos${n}@example.ph`,
  ][n % 5] as string,
});

/** What stays another mailbox, and what Gmail brings to the same one. */
const APART = ['ana.cruz@example.ph', 'anacruz@example.ph', 'ana.cruz+1@example.ph', 'anacruz@gmail.ph'];
const GMAIL = [
  'ana.cruz@gmail.com',
  'AnaCruz@gmail.com',
  'a.n.a.cruz+condo@GMail.com',
  'anacruz@googlemail.com',
];

/** Landlines and numbers from abroad, as people write them; each line is one number. */
const LINES = [
  ['(02) 8123 4567', '02-8123-4567', '+63 2 8123 4567', '63281234567', '63 02 8123 4567'],
  ['(032) 234-5678', '+63 32 234 5678', '032.234.5678'],
  ['+1 (415) 555-2671', '0014155552671', '1-415-555-2671'],
  ['+65 9123 4567', '6591234567'],
];

/** As people write a mobile number, and as telephones and messengers paste it. */
const NUMBERS: ((mobile: string) => string)[] = [
  (m) => `0${m}`,
  (m) => m,
  (m) => `63${m}`,
  (m) => `+63${m}`,
  (m) => `+63 0${m}`,
  (m) => `0063${m}`,
  (m) => `(0${m.slice(0, 3)}) ${m.slice(3, 6)}-${m.slice(6)}`,
  (m) => `0${m.slice(0, 3)}.${m.slice(3, 6)}.${m.slice(6)}`,
  (m) => `+63 (0) ${m.slice(0, 3)} ${m.slice(3, 6)} ${m.slice(6)}`,
  (m) => `+63-${m.slice(0, 3)}-${m.slice(3)}`,
  (m) => `0${m.slice(0, 3)}\u2013${m.slice(3, 6)}\u2013${m.slice(6)}`,
  (m) => `+63\u2011${m.slice(0, 3)}\u2011${m.slice(3)}`,
  (m) => `\u202a+63 ${m.slice(0, 3)} ${m.slice(3, 6)} ${m.slice(6)}\u202c`,
  (m) => `\u200e0${m}`,
  (m) => `+63\u00a0${m.slice(0, 3)}\u00a0${m.slice(3)}`,
  (m) => ` 0${m.slice(0, 3)} ${m.slice(3)} `,
];
const ADDRESSES: ((email: string) => string)[] = [
  (e) => e,
  (e) => e.toUpperCase(),
  (e) => e.replace(/^./, (letter) => letter.toUpperCase()),
  (e) => ` ${e}\t`,
  (e) => e.replace(/@.*/, (domain) => domain.toUpperCase()),
  (e) => `\u00a0${e}`,
  (e) => `${e}\u200b`,
  (e) => `\u202a${e}\u202c`,
];
const NAMES: ((person: Person) => Pick<Lead, 'first_name' | 'last_name'>)[] = [
  ({ first_name, last_name }) => ({ first_name, last_name }),
  ({ first_name, last_name }) => ({ first_name: `${first_name} ${last_name}` }),
  ({ first_name, last_name }) => ({
    first_name: first_name.toUpperCase(),
    last_name: last_name.toUpperCase(),
  }),
  ({ first_name }) => ({
    first_name: first_name.normalize('NFD').replace(/\p{M}/gu, ''),
    last_name: 'Santos',
  }),
];

/** 50 writings of a person: by number, by address, by both. */
function writingsOf(person: Person): Lead[] {
  const numbers = NUMBERS.map((write) => ({ phone_number: write(person.mobile) }));
  const addresses = ADDRESSES.map((write) => ({ email: write(person.email) }));
  const both = NUMBERS.map((write, n) => ({
    phone_number: write(person.mobile),
    email: ADDRESSES[n % ADDRESSES.length]?.(person.email) ?? '',
  }));
  const more = addresses.map(({ email }, n) => ({
    email,
    phone_number: NUMBERS[(n * 3 + 1) % NUMBERS.length]?.(person.mobile) ?? '',
  }));
  const extra = NUMBERS.slice(0, 2).map((write) => ({ phone_number: ` ${write(person.mobile)}` }));
  return [...numbers, ...addresses, ...both, ...more, ...extra].map((writing, n) => ({
    ...NAMES[n % NAMES.length]?.(person),
    ...writing,
  }));
}

const importing = async (leads: Lead[], preview: boolean): Promise<Row[]> => {
  const report: Row[] = [];
  for (let from = 0; from < leads.length; from += AT_ONCE)
    report.push(
      ...dataOf<Row[]>(
        await call(desk.api, 'POST', '/inquiry/properties/import', {
          as: desk.staff,
          body: { leads: leads.slice(from, from + AT_ONCE), preview },
        }),
      ),
    );
  return report;
};

it(`${PEOPLE * WRITINGS} writings of ${PEOPLE} people each find the one person, and nobody else`, async () => {
  const people = Array.from({ length: PEOPLE }, (_, n) => personOf(n));
  const entered = await importing(
    people.map(({ mobile, ...person }) => ({ ...person, phone_number: `0${mobile}` })),
    false,
  );
  expect(entered.filter(({ state }) => state !== 'added')).toEqual([]);

  const writings = people.flatMap((person) => writingsOf(person).map((lead) => ({ person, lead })));
  expect(writings).toHaveLength(PEOPLE * WRITINGS);
  const found = await importing(
    writings.map(({ lead }) => lead),
    true,
  );
  const wrong = writings.flatMap(({ person, lead }, n) => {
    const names = found[n]?.known.map(({ last_name }) => last_name) ?? [];
    return names.length === 1 && names[0] === person.last_name
      ? []
      : [{ lead, found: names, message: found[n]?.message }];
  });
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(wrong).toHaveLength(0);
});

it('a stranger whose number or address is a digit or a letter away is nobody known', async () => {
  const strangers = Array.from({ length: 100 }, (_, n): Lead => {
    const { mobile, email } = personOf(n);
    return n % 2 === 0
      ? { first_name: 'Maria', phone_number: `0${mobile.slice(0, -1)}${(Number(mobile.at(-1)) + 1) % 10}` }
      : { first_name: 'Maria', email: email.replace('@', 'x@') };
  });
  expect((await importing(strangers, true)).filter(({ state }) => state !== 'new')).toEqual([]);
});

/** The address as a name may be written: names take no addresses. */
const nameOf = (email: string) => email.replace(/[^a-z0-9]+/gi, ' ');

it('dots and what follows a + part mailboxes, but not at Gmail', async () => {
  const add = (email: string) => importing([{ first_name: 'Ana', last_name: nameOf(email), email }], false);
  for (const email of APART) expect((await add(email))[0]).toMatchObject({ state: 'added', known: [] });
  const [first, ...others] = GMAIL;
  expect((await add(first ?? ''))[0]?.state).toBe('added');
  for (const email of others)
    expect((await add(email))[0]).toMatchObject({
      state: 'known',
      known: [{ last_name: nameOf(first ?? '') }],
    });
  const person = await call(desk.api, 'GET', '/persons?email=anacruz@gmail.com', { as: desk.staff });
  expect(dataOf<{ emails: string[] }>(person).emails).toEqual([first]);
});

it('landlines and numbers from abroad are one however they are written; a number without its area is nobody’s', async () => {
  for (const [n, [first = '', ...others]] of LINES.entries()) {
    const name = `Line ${n}`;
    expect((await importing([{ first_name: name, phone_number: first }], false))[0]?.state).toBe('added');
    for (const phone_number of others)
      expect((await importing([{ first_name: 'X', phone_number }], true))[0]).toMatchObject({
        state: 'known',
        known: [{ first_name: name }],
      });
  }
  for (const phone_number of ['8123-4567', '234 5678', '911', '12345'])
    for (const first_name of ['One', 'Another'])
      expect((await importing([{ first_name, phone_number }], false))[0]).toMatchObject({
        state: 'added',
        known: [],
      });
});

it('is found by the exact filters and on the person’s page in the same writings', async () => {
  const { mobile, email } = personOf(7);
  const sought = {
    phone_number: `\u202a+63 ${mobile.slice(0, 3)}\u2011${mobile.slice(3)}\u202c`,
    email: `${email.toUpperCase()}\u200b`,
  };
  const own = { phone_number: `0${mobile}`, email, church_name: 'Seventh' };
  await call(desk.api, 'POST', '/delegates', { body: aDelegate(own) });
  await call(desk.api, 'POST', '/delegates', { body: aDelegate({ email: `x${email}` }) });
  for (const [field, value] of Object.entries(sought)) {
    const filter = new URLSearchParams({ filter: JSON.stringify({ [`${field}_is`]: value }) });
    const found = await call(desk.api, 'GET', `/inquiry/properties?${filter}`, { as: desk.staff });
    expect(dataOf<object[]>(found)).toMatchObject([{ last_name: personOf(7).last_name }]);
    const registered = await call(desk.api, 'GET', `/delegates?${filter}`, { as: desk.staff });
    expect(dataOf<object[]>(registered)).toMatchObject([{ church_name: 'Seventh' }]);
    const part = new URLSearchParams({ filter: JSON.stringify({ [`${field}_is`]: value.slice(0, 8) }) });
    const none = await call(desk.api, 'GET', `/inquiry/properties?${part}`, { as: desk.staff });
    expect(dataOf(none)).toEqual([]);
    const person = await call(desk.api, 'GET', `/persons?${new URLSearchParams({ [field]: value })}`, {
      as: desk.staff,
    });
    expect(dataOf<{ phone_numbers: string[] }>(person).phone_numbers).toEqual([`63${mobile}`]);
  }
});
