import { fixture } from '../../support/jest/fixture.js';
import { call, dataOf, signIn } from '../../support/requests/callers.js';
import { aDelegate, anEvent } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

const api = fixture(() => startApi({ siteOfEvents: true }));
const staff = fixture(() => signIn(api));

const ask = (path: string) => fetch(`${api.url}${path}`, { redirect: 'manual' });
const page = async (path: string) => (await ask(path)).text();
const canonicalOf = async (path: string) =>
  new URL(/rel="canonical" href="([^"]*)"/.exec(await page(path))?.[1] ?? 'http://none/none').pathname;
/** What stands between header and footer: the page shown at an error has a form too. */
const mainOf = (html: string) => /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
const titleOf = async (path: string) => /<title>([^<]*)/.exec(await page(path))?.[1] ?? '';
const isListed = async (path: string) => (await page('/sitemap.xml')).includes(`${path}</loc>`);
const CAMP = anEvent({ slug: 'youth-camp-2098' });
const change = async (slug: string, body: object) => {
  const { id } = dataOf<{ id: string }>(await call(api, 'GET', `/events/${slug}`, { as: staff }));
  return call(api, 'PATCH', `/events/${id}`, { as: staff, body });
};
const FIRST = '/register/common-ground-2027';
const OTHER = `/register/${CAMP.slug}`;

describe('a published event', () => {
  it('has its page from the start, which search engines know as /register while it is the next one', async () => {
    expect(await page(FIRST)).toContain('Common Ground 2027');
    expect(await canonicalOf(FIRST)).toBe('/register');
    expect(await canonicalOf(`${FIRST}/group`)).toBe('/register/group');
    expect([await isListed('/register'), await isListed(FIRST)]).toEqual([true, false]);
  });

  it('gets one when it is published beside another, for single people and for groups', async () => {
    expect((await ask(OTHER)).status).toBe(404);
    expect((await call(api, 'POST', '/events', { as: staff, body: CAMP })).status).toBe(201);
    await until(async () => (await ask(OTHER)).status === 200);
    expect(await titleOf(OTHER)).toMatch('Register for Youth Camp 2098 |');
    expect(await page(OTHER)).toContain('₱2,500 per delegate');
    expect(await page(OTHER)).toContain(`href="${OTHER}/group"`);
    expect(await page(`${OTHER}/group`)).toContain(`href="${OTHER}"`);
    expect([await canonicalOf(OTHER), await isListed(OTHER)]).toEqual([OTHER, true]);
    expect(await titleOf('/register')).toMatch('Register for Common Ground 2027 |');
    // Each leads to the other.
    expect(await page('/register')).toContain(`href="${OTHER}"`);
    expect(await page(OTHER)).toContain(`href="${FIRST}"`);
  });

  it('is the one that its page registers for, also without JavaScript', async () => {
    const [, slug] = /name="event" value="([^"]*)"/.exec(await page(OTHER)) ?? [];
    expect(slug).toBe(CAMP.slug);
    const fields = Object.entries(aDelegate({ event: slug, agree_terms: 'on' }));
    const answer = await fetch(`${api.url}/api/v1/delegates`, {
      method: 'POST',
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields.map(([name, value]) => [name, String(value)])),
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      expect.stringMatching('/registered/'),
    ]);
    const uuid = answer.headers.get('location')?.split('/').at(-1);
    const sql = 'SELECT event.slug FROM delegate JOIN event ON event.id = event_id WHERE delegate.uuid = $1';
    expect((await api.db.query(sql, [uuid])).rows).toEqual([{ slug: CAMP.slug }]);
  });

  it('takes over /register once registration for the one before is closed; that keeps its own page', async () => {
    await change('common-ground-2027', { registration_closes_at: '2026-01-01T00:00:00Z' });
    await until(async () => (await titleOf('/register')).startsWith('Register for Youth Camp 2098'));
    expect(await canonicalOf(OTHER)).toBe('/register');
    expect([await isListed(OTHER), await isListed(FIRST)]).toEqual([false, true]);
    const closed = await page(FIRST);
    expect(closed).toContain('Common Ground 2027');
    expect(mainOf(closed)).not.toContain('<form');
    expect(closed).toContain('schema.org/SoldOut');
    expect(await page('/register')).not.toContain(FIRST);
  });

  it('loses it when it is taken back', async () => {
    await change(CAMP.slug, { state: 'draft' });
    await until(async () => (await ask(OTHER)).status === 404);
    expect(await isListed(OTHER)).toBe(false);
  });

  it('leaves /register when it is over, and keeps its own page', async () => {
    await change('common-ground-2027', {
      starts_at: '2026-01-10T08:00:00Z',
      ends_at: '2026-01-11T08:00:00Z',
      registration_closes_at: null,
    });
    await until(async () => (await page('/register')).includes('There is no event to register for'));
    const over = await page(FIRST);
    expect(over).toContain('Common Ground 2027');
    expect(mainOf(over)).not.toContain('<form');
  });

  const TAKEN = ['group', 'form', 'preview', 'payment-code', '0199c0de-0000-7000-8000-000000000001'];
  it.each(TAKEN)('cannot take the address “%s”', async (slug) => {
    const answer = await call(api, 'POST', '/events', { as: staff, body: { ...CAMP, slug } });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'slug' }] } });
  });
});
