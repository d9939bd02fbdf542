import { Registry } from 'prom-client';
import sharp from 'sharp';
import { measureOnScrape } from '../../../../src/platform/metrics/measure-on-scrape.js';
import { SETTINGS, type Settings } from '../../../../src/platform/settings/settings.js';
import { eventPlaces, from, type Ev } from '../../../support/event-places.js';
import { fixture } from '../../../support/jest/fixture.js';
import { call, dataOf, signIn } from '../../../support/requests/callers.js';
import { sendProof } from '../../../support/requests/proof-uploader.js';
import { startApi } from '../../../support/server/api.js';
import { until } from '../../../support/server/until.js';

// The reader has the lowest priority: beside other suites on few cores one picture may take a minute.
jest.setTimeout(400_000);
const PATIENCE_MS = 300_000;

const api = fixture(() =>
  startApi({
    env: {
      ...{ DATABASE_POOL_SIZE: '20', TRUST_PROXY: '1', RATE_LIMIT_WRITES_PER_MINUTE: '0' },
      RECEIPT_READING: 'on',
    },
  }),
);
const staff = fixture(() => signIn(api));

// What still waits must not be read by the next test.
afterEach(() => api.db.query("DELETE FROM job WHERE kind = 'read-receipt' AND lease IS NULL"));

const { make, one } = eventPlaces(() => ({ api, staff }));

/** Of so many lines that one look at it takes longer than an upload. */
const receipt = () => {
  const lines = Array.from(
    { length: 12 },
    (_, n) => `<text x="60" y="${120 + n * 90}" font-size="48">Ref No. 9012 345 678901</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1250"><rect width="1080" height="1250" fill="#fff"/>${lines.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
};

/** Registers somebody. @returns a receipt's upload from this address */
async function delegateOf(event: Ev, picture: Buffer) {
  const { id } = dataOf<{ id: string }>(await one(event));
  return async (address: string) => {
    expect((await sendProof(api.url, id, picture, { headers: from(address) })).status).toBe(200);
    return id;
  };
}
/** Which of these were read, in the order in which they were. */
const readOf = async (ids: string[]) =>
  (
    await api.db.query<{ id: string }>(
      'SELECT registration_id AS id FROM proof WHERE registration_id = ANY($1) AND read_at IS NOT NULL ORDER BY read_at',
      [ids],
    )
  ).rows.map(({ id }) => id);

it.each([
  ['one address', () => '198.51.100.7', '203.0.113.9', 10],
  // Four of a /48 count as one.
  ['networks of one company', (n: number) => `2001:db8:77:${n.toString(16)}::1`, '2001:db8:78::1', 10 / 4],
])(
  'a stranger hands in 30 pictures from %s, and whoever comes after them is read next',
  async (_, stranger, honest, secondsEach) => {
    const event = await make();
    const picture = await receipt();
    const [first, ...uploads] = await Promise.all(
      Array.from({ length: 31 }, () => delegateOf(event, picture)),
    );
    const began = Date.now();
    const theirs = await Promise.all(uploads.map((upload, n) => upload(stranger(n))));
    const own = (await first?.(honest)) ?? '';
    const later = (Date.now() - began) / 1_000;
    // Nobody can have a turn before the upload is answered; on a busy machine others are read until then.
    const before = (await readOf(theirs)).length;
    await until(async () => (await readOf([own])).length === 1, 300, PATIENCE_MS);
    const readBefore = (await readOf([...theirs, own])).indexOf(own);
    await call(api, 'POST', `/events/${event.id}/cancel`, { as: staff, body: {} });
    // The one that was being read and the one that the stranger has a turn with; and since one of theirs goes behind what
    // others hand in within so many seconds, those that were due before, where the uploads took so long. In the order of
    // their arrival it were all that are left.
    const atMost = 2 + Math.ceil(later / secondsEach);
    expect(theirs.length - before).toBeGreaterThan(atMost + 1);
    expect(readBefore - before).toBeLessThanOrEqual(atMost);
  },
);

it('what waits in turn is not said to wait longer than it does', async () => {
  await api.db.query(
    `INSERT INTO job (id, kind, run_at) VALUES (gen_random_uuid(), 'nobody-does-this', now() - interval '10 minutes')`,
  );
  const figures = new Registry();
  await measureOnScrape(figures, api.db, undefined, api.app.get<Settings>(SETTINGS, { strict: false }))();
  const oldest = await figures.getSingleMetric('jobs_oldest_waiting_seconds')?.get();
  expect(oldest?.values[0]?.value).toBeLessThan(60);
});
