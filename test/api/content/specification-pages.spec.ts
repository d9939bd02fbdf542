import { contentEditor } from '../../support/desks/content-editor.js';
import { fixture } from '../../support/jest/fixture.js';
import { startApi } from '../../support/server/api.js';

/** Rows of the specification (docs/specification.md) that are a page's own words: each test reads that row alone. */
const api = fixture(() => startApi());

const get = (path: string) => fetch(api.url + path, { redirect: 'manual' });

/** What a page says below its breadcrumb, a line for each element. */
async function linesOf(path: string): Promise<string[]> {
  return saidIn(await within(/<main[^>]*>(.*)<\/main>/s, path));
}

/** What stands between a page and its footer: the band that closes it, where there is one. */
async function closingOf(path: string): Promise<string[]> {
  return saidIn(await within(/<\/main>(.*)<footer/s, path));
}

async function within(part: RegExp, path: string): Promise<string> {
  const found = part.exec(await (await get(path)).text());
  if (!found) throw new Error(`${path} has no ${part.source}`);
  return found[1] ?? '';
}

function saidIn(html: string): string[] {
  return html
    .replace(/<(nav|script|style|template)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

it('shows AdminLogin at /login, and nothing else', async () => {
  expect(await linesOf('/login')).toEqual(['AdminLogin']);
  expect(await closingOf('/login')).toEqual([]);
});

it.each(['/no-such-page', '/properties/hotel/groove-tower'])('shows just NotFound at %s', async (path) => {
  expect((await get(path)).status).toBe(404);
  expect(await linesOf(path)).toEqual(['NotFound']);
  expect(await closingOf(path)).toEqual([]);
});

it('says at /coming-soon that it is being worked on, and its Home leads home', async () => {
  expect(await linesOf('/coming-soon')).toEqual([
    'Coming Soon',
    'We are currently working on this page. Please check back soon.',
    'Home',
  ]);
  expect(await (await get('/coming-soon')).text()).toMatch(/<a href="\/"[^>]*>Home<\/a>/);
});

it('has three paragraphs of terms: copyright, no warranty at own risk, no offer', async () => {
  const [title, copyright, warranty, offer] = await linesOf('/terms-of-use');
  expect(title).toBe('TERMS OF USE');
  expect(copyright).toMatch(/copyright/);
  expect(warranty).toMatch(/no warranty.*at your own risk/);
  expect(offer).toMatch(/Nothing on this website is an offer/);
});

it('tells of purpose, vision, mission, the broader market, and the sister brand of 2012', async () => {
  const lines = await linesOf('/about-us');
  expect(lines).toEqual(expect.arrayContaining(['Our Purpose', 'Vision', 'Mission', 'The Broader Market']));
  const sister = lines.indexOf('Our sister brand for pre-selling');
  expect(lines[sister + 1]).toMatch(/founded in 2012$/);
});

describe('the six addresses of which the specification has two readings', () => {
  const { save, publish: publishItems } = contentEditor(api);
  const publish = async (paths: string[]) => {
    expect((await save(paths, 'comingSoonPaths')).status).toBe(200);
    expect((await publishItems('comingSoonPaths')).status).toBe(200);
  };

  it('each leads to /coming-soon while it is on the list, and has its own page when it is not', async () => {
    const six = [
      '/agents',
      '/partner-with-us',
      '/partner-with-us/investor-relations',
      '/properties/hotel-leisure',
      '/properties/residential/metro-manila',
      '/properties/residential/central-southern-luzon',
    ];
    await publish(six.map((path) => path.replace('investor-relations', ':partnershipType')));
    for (const path of six) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 302, '/coming-soon']);
    }
    await publish([]);
    for (const path of six) expect([path, (await get(path)).status]).toEqual([path, 200]);
  });
});
