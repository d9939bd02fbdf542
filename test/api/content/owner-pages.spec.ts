import { contentEditor } from '../../support/desks/content-editor.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, dataOf } from '../../support/requests/callers.js';
import type { Json } from '../../support/requests/callers.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());
const { editor, get, contentOf, save, publish, remove, undo, page, html: htmlOf } = contentEditor(api);

const text = (...paragraphs: string[]) => ({ kind: 'text', paragraphs });
const aPage = (more: Json = {}): Json => ({
  title: 'CAREERS',
  href: '/careers',
  lead: 'We are looking for site engineers in Cebu.',
  sections: [text('Write to us, and say what you have built.')],
  ...more,
});
const refusedAt = (field: string, message: string | RegExp) => ({
  status: 400,
  body: {
    errors: [
      { field, message: typeof message === 'string' ? message : (expect.stringMatching(message) as string) },
    ],
  },
});

describe('a page that the owner adds', () => {
  it('is shown with its sections and search data, moves with a redirect, and answers 404 once it is taken off', async () => {
    const before = await htmlOf('/about-us');
    const sections = [
      text('Write to us, and say what you have built. <script>alert(1)</script>'),
      { kind: 'list', title: 'What we ask', items: ['A license', 'Five years on site'] },
      { kind: 'pictures', pictures: [{ file: 'grove-tower/wide', alt: 'The tower at dusk' }] },
      { kind: 'link', action: { label: 'Who we are', href: '/about-us' } },
    ];
    expect(await save(aPage({ sections }), 'pages', 'careers')).toMatchObject({ status: 200 });
    expect((await page('/careers')).status).toBe(404);
    const preview = await call(api, 'POST', '/content/preview', { as: editor, body: { path: '/careers' } });
    expect(dataOf(preview)).toMatchObject({
      found: true,
      html: expect.stringContaining('data-field="pages/careers:title"') as string,
    });
    expect(await publish('pages/careers')).toMatchObject({
      status: 200,
      body: { data: { changes: [{ kind: 'pages', slug: 'careers', title: 'CAREERS' }] } },
    });
    const html = await htmlOf('/careers');
    expect(html).toContain('<title>CAREERS | Stealth Land</title>');
    expect(html).toContain('name="description" content="We are looking for site engineers in Cebu."');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toMatch(
      /What we ask.*A license.*alt="The tower at dusk".*href="\/about-us"[^>]*>Who we are/s,
    );
    // It reads only: it brings nothing of the program.
    expect(html).not.toContain('type="module"');
    expect(await htmlOf('/sitemap.xml')).toMatch(/<loc>[^<]*\/careers<\/loc>/);
    // Off by default: no menu names it.
    expect(await htmlOf('/about-us')).toBe(before);

    await save(aPage({ sections, href: '/work-with-us' }), 'pages', 'careers');
    expect((await publish('pages/careers')).status).toBe(200);
    const moved = await page('/careers?from=card');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/work-with-us?from=card']);
    expect((await page('/work-with-us')).status).toBe(200);

    expect((await remove('pages', 'careers')).status).toBe(200);
    const off = await publish('pages/careers');
    expect(off.status).toBe(200);
    expect([(await page('/careers')).status, (await page('/work-with-us')).status]).toEqual([404, 404]);
    expect((await undo(dataOf(off).id)).status).toBe(200);
    expect((await page('/work-with-us')).status).toBe(200);
    await publish('pages/careers');
  });

  it('stands in the menu only where the owner says so, once, and by words that fit', async () => {
    const long = 'Careers with a name that no header has room for';
    expect(await save(aPage({ title: long, menu: 'header' }), 'pages', 'careers')).toMatchObject(
      refusedAt('data.label', /at most 24 characters/),
    );
    await save(aPage({ menu: 'both', label: 'Work with us' }), 'pages', 'careers');
    expect((await publish('pages/careers')).status).toBe(200);
    const links = async () =>
      [...(await htmlOf('/about-us')).matchAll(/<a href="\/careers"[^>]*>Work with us/g)].length;
    // In the header, the phone's menu and the footer.
    expect(await links()).toBe(3);
    const navigation = await contentOf<{ main: Json[]; footer: Json[] }>('navigation');
    const main = [{ label: 'Work with us', href: '/careers' }, ...navigation.main];
    await save({ ...navigation, main }, 'navigation');
    expect((await publish('navigation')).status).toBe(200);
    expect(await links()).toBe(3);
    const crowded = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({ label: `Item ${n}`, href: '/agents' }));
    await save({ ...navigation, main: crowded }, 'navigation');
    expect(
      await save(aPage({ href: '/another', menu: 'header', label: 'Another' }), 'pages', 'another'),
    ).toMatchObject(refusedAt('data.menu', /8 items already/));
    await save(navigation, 'navigation');
    await remove('pages', 'careers');
    expect((await publish('navigation', 'pages/careers')).status).toBe(200);
  });

  it.each([
    ['/register', 'Another page has this address. Choose another.'],
    ['/agents', 'Another page has this address. Choose another.'],
    ['/thank-you', 'The site itself needs this address. Choose another.'],
    ['/form-problem', 'The site itself needs this address. Choose another.'],
    ['/news', 'The site itself needs this address. Choose another.'],
    ['/admin', 'The site itself needs this address. Choose another.'],
    ['/api', 'The site itself needs this address. Choose another.'],
    ['/Careers', /small letters, digits and single dashes/],
    ['/a/b', /small letters, digits and single dashes/],
    ['//evil.example', /small letters, digits and single dashes/],
    ['/robots.txt', /small letters, digits and single dashes/],
    [`/${'a'.repeat(90)}`, 'At most 80 characters'],
  ])('cannot stand at %s', async (href, message) => {
    expect(await save(aPage({ href }), 'pages', 'astray')).toMatchObject(refusedAt('data.href', message));
  });

  it('cannot take the address of another, nor one that leads elsewhere, nor be known by a name that is none', async () => {
    await save(aPage({ href: '/terms-of-sale', title: 'TERMS OF SALE' }), 'pages', 'terms-of-sale');
    expect(await save(aPage({ href: '/terms-of-sale' }), 'pages', 'second')).toMatchObject(
      refusedAt('data.href', 'TERMS OF SALE has this address. Choose another.'),
    );
    const redirects = await contentOf('redirects');
    await save([{ from: '/old-page', to: '/about-us' }], 'redirects');
    expect(await save(aPage({ href: '/old-page' }), 'pages', 'second')).toMatchObject(
      refusedAt('data.href', /“Moved pages” leads this address to \/about-us/),
    );
    await save(redirects, 'redirects');
    await remove('pages', 'terms-of-sale');
    for (const slug of ['site', 'Two%20words', 'a'.repeat(61)])
      expect(await save(aPage({ href: '/free' }), 'pages', slug)).toMatchObject(
        refusedAt('slug', /Small letters, digits and single dashes only/),
      );
  });

  it('is refused without a section, with two forms, and with a link that leads nowhere', async () => {
    expect(await save(aPage({ sections: [] }), 'pages', 'careers')).toMatchObject(
      refusedAt('data.sections', 'At least 1'),
    );
    const form = { kind: 'form', text: 'Ask us.' };
    expect(await save(aPage({ sections: [form, form] }), 'pages', 'careers')).toMatchObject(
      refusedAt('data.sections.1.kind', /one inquiry form/),
    );
    const astray = { kind: 'link', action: { label: 'There', href: '/nowhere' } };
    expect((await save(aPage({ sections: [astray] }), 'pages', 'careers')).status).toBe(200);
    expect(await publish('pages/careers')).toMatchObject({
      status: 422,
      body: { errors: [{ field: '/careers', message: expect.stringContaining('“There”') as string }] },
    });
    await remove('pages', 'careers');
  });

  it('with a form sends inquiries that name the page, also without script', async () => {
    const sections = [{ kind: 'form', text: 'Tell us what you have built.' }];
    await save(aPage({ sections, title: 'WORK WITH US' }), 'pages', 'careers');
    expect((await publish('pages/careers')).status).toBe(200);
    const html = await htmlOf('/careers');
    expect(html).toContain('<input type="hidden" name="project_interest" value="WORK WITH US"/>');
    expect(html).toContain('type="module"');
    await remove('pages', 'careers');
    expect((await publish('pages/careers')).status).toBe(200);
    expect(dataOf<Json[]>(await get('/content'))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'pages', slug: 'careers', state: 'removed' }),
      ]) as unknown,
    );
  });
});
