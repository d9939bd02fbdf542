import { randomUUID } from 'node:crypto';
import { NewsConsent } from '../../../src/inquiries/news/news-consent.js';
import { nextReaders } from '../../../src/newsletters/readers.js';
import { foldAddress } from '../../../src/platform/mail/addresses.js';
import { fixture } from '../../support/jest/fixture.js';
import { inCi } from '../../support/jest/in-ci.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());

const PEOPLE = inCi(1_000, 400);
const one = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T;
const perhaps = (work: (text: string) => string) => (text: string) =>
  Math.random() < 0.5 ? work(text) : text;

/** As people, programs and phones write one and the same address. */
const WRITINGS: ((address: string) => string)[] = [
  (address) => address.toUpperCase(),
  (address) => address.normalize('NFD'),
  (address) => address.normalize('NFC'),
  (address) => address.replace(/^./, (first) => first.toUpperCase()),
  (address) => [...address].map(perhaps((sign) => sign.toUpperCase())).join(''),
  (address) => ` ${address}  `,
  (address) => address.replace('@', `+${one(['news', 'stealth.land', 'A1'])}@`),
  (address) => (address.endsWith('@gmail.com') ? address.replace(/^(..)/, '$1.') : address),
  (address) => address.replace(/@gmail\.com$/, '@googlemail.com'),
];
const written = (address: string) => WRITINGS.map(perhaps).reduce((text, write) => write(text), address);

it(`${PEOPLE} addresses in any writing are each one mailbox, and a stop of one writing holds for all`, async () => {
  const names = ['maría.peña', 'ángel', 'jose', 'ÑOÑO', 'luz', 'æsa'];
  const people = Array.from({ length: PEOPLE }, (_, n) => ({
    address: `${one(names)}${n}@${one(['example.ph', 'Gmail.com', 'église.example'])}`.toLowerCase(),
    stops: Math.random() < 0.5,
  }));
  const ask = (addresses: string[]) =>
    api.db.query(
      `INSERT INTO inquiry (id, first_name, last_name, email, message, agree_newsletter, agree_terms)
       SELECT gen_random_uuid(), 'A', 'B', email, '', true, true FROM unnest($1::text[]) email`,
      [addresses],
    );
  await ask(people.flatMap(({ address }) => [written(address), written(address)]));
  const consent = api.app.get(NewsConsent);
  for (const { address, stops } of people) if (stops) await consent.stopAt(written(address), 'page', null);
  // They write again, and tick the box.
  await ask(people.map(({ address }) => written(address)));
  const { text, values } = nextReaders([], '', 10 * PEOPLE);
  const { rows } = await api.db.query<{ key: string; address: string }>(text, values);
  const got = rows.map(({ key }) => key).sort();
  const meant = people.flatMap(({ address, stops }) => (stops ? [] : foldAddress(address))).sort();
  expect(got).toEqual(meant);
  // The program and the database fold alike.
  for (const { key, address } of rows) expect(foldAddress(address)).toBe(key);
});

it('takes different mailboxes for different ones', async () => {
  const pairs = [
    ['ana@example.ph', 'anna@example.ph'],
    ['j.cruz@example.ph', 'jcruz@example.ph'],
    ['pena@example.ph', 'peña@example.ph'],
    ['luz@example.ph', 'luz@example.com'],
  ] as const;
  const id = randomUUID();
  for (const [one, other] of pairs) {
    const [a, b] = [`${id}${one}`, `${id}${other}`];
    const { rows } = await api.db.query<{ same: boolean }>(
      'SELECT fold_address($1) = fold_address($2) AS same',
      [a, b],
    );
    expect([a, b, rows[0]?.same]).toEqual([a, b, false]);
  }
});
