import { parseTimeZone } from '../../../src/platform/listing/parse-list-query.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, signIn, dataOf } from '../../support/requests/callers.js';
import { aDelegate, anInquiry } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

/** Real: PostgreSQL and HTTP. Time zones by their names, and characters that cannot be seen. */
const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));

const message = ({ body }: { body: unknown }) => (body as { message?: string }).message;

describe('a time zone means the same to Node and to PostgreSQL', () => {
  /** Delegates of that day, by their first names. */
  async function namesOn(day: string, tz: string): Promise<string[]> {
    const query = new URLSearchParams({ tz, filter: JSON.stringify({ created_at: day, q: 'zone' }) });
    const { body } = await call(api, 'GET', `/delegates?${query}`, { as: staff });
    return (body as { data: { first_name: string }[] }).data.map(({ first_name }) => first_name);
  }

  it('India’s "IST" is not taken for Israel’s', async () => {
    const made = await call(api, 'POST', '/delegates', { body: aDelegate({ first_name: 'Zone' }) });
    const { id } = dataOf<{ id: string }>(made);
    // 00:10 in India, 20:40 of the day before in Israel.
    await api.db.query(`UPDATE delegate SET created_at = '2026-11-20T18:40:00Z' WHERE id = $1`, [id]);
    expect(await namesOn('2026-11-21', 'Asia/Kolkata')).toEqual(['Zone']);
    expect(await namesOn('2026-11-21', 'IST')).toEqual(['Zone']);
    expect(await namesOn('2026-11-20', 'IST')).toEqual([]);
  });

  it.each(['VST', 'CTT', 'UTC', 'Etc/GMT+12', 'asia/manila', 'EST5EDT'])('%s is known', async (tz) =>
    expect(await namesOn('2026-01-01', tz)).toEqual([]),
  );

  it('every zone that both Node and PostgreSQL know is known', async () => {
    const { rows } = await api.db.query<{ name: string }>(
      `SELECT name FROM pg_timezone_names WHERE name !~ '^(posix/|Factory|localtime)'`,
    );
    expect(rows.length).toBeGreaterThan(400);
    const refused = rows.map(({ name }) => name).filter((name) => isOfNode(name) && !isTaken(name));
    expect(refused).toEqual([]);
  });

  it.each(['SystemV/EST5', 'Factory', '+08:00', 'Manila'])('%s is refused by name', async (tz) => {
    const answer = await call(api, 'GET', `/delegates?${new URLSearchParams({ tz })}`, { as: staff });
    expect([answer.status, message(answer)]).toEqual([
      400,
      'tz: Must be an IANA time zone, such as Asia/Manila',
    ]);
  });
});

it.each([
  ['zero width', '\u200b\u200d'],
  ['a direction alone', '\u202e'],
  ['Braille and Hangul blanks', '\u2800\u3164'],
])('a name of nothing that can be seen is no name: %s', async (_, nothing) => {
  const delegate = await call(api, 'POST', '/delegates', { body: aDelegate({ first_name: nothing }) });
  expect([delegate.status, message(delegate)]).toEqual([400, 'first_name: Required']);
  const inquiry = await call(api, 'POST', '/inquiry/property', { body: anInquiry({ message: nothing }) });
  expect([inquiry.status, message(inquiry)]).toEqual([400, 'message: Required']);
});

it('what joins visible characters stays as it was typed', async () => {
  const first_name = 'ศรี\u200bนคร 👩‍👩‍👧';
  const made = await call(api, 'POST', '/delegates', { body: aDelegate({ first_name }) });
  expect(dataOf<object>(made)).toMatchObject({ first_name });
});

function isOfNode(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

function isTaken(zone: string): boolean {
  try {
    return parseTimeZone(zone) !== '';
  } catch {
    return false;
  }
}
