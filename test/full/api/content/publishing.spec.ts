import { contentEditor } from '../../../support/desks/content-editor.js';
import { fixture } from '../../../support/jest/fixture.js';
import { call, dataOf, refusalOf, type Json } from '../../../support/requests/callers.js';
import { startApi } from '../../../support/server/api.js';

const api = fixture(() => startApi());
const { editor, get, contentOf, save, publish, remove, undo, page, html, aProject } = contentEditor(api);

describe('taking a publication back', () => {
  it('takes back the one that is named, and no later one of a colleague; drafts are nowhere', async () => {
    const about = await contentOf('about');
    const before = await html('/about-us');
    await save({ ...about, intro: 'Mine' }, 'about');
    expect(await html('/about-us')).toBe(before);
    const mine = dataOf(await publish('about'));
    await save({ ...about, intro: 'Of a colleague' }, 'about');
    const theirs = dataOf(await publish('about'));
    expect(refusalOf(await undo(mine.id))).toEqual([
      409,
      expect.stringMatching(/published after that/) as string,
    ]);
    expect(await html('/about-us')).toContain('Of a colleague');
    expect((await undo(theirs.id)).status).toBe(200);
    expect(refusalOf(await undo(theirs.id))).toEqual([409, 'This publication was taken back already.']);
    expect((await undo(mine.id)).status).toBe(200);
    expect(await undo(undefined)).toMatchObject({ status: 400 });
    expect(await html('/about-us')).toBe(before);
    await save(about, 'about');
  });
});

describe('an address', () => {
  it('belongs to one page: another is refused at its field', async () => {
    const href = '/properties/residential/palawan/grove-tower';
    const taken = await aProject('same-address', { href });
    expect(await save(taken, 'projects', 'same-address')).toMatchObject({
      status: 400,
      body: {
        errors: [{ field: 'data.href', message: 'Grove Tower has this address. Choose another.' }],
      },
    });
    const ofARegion = await aProject('region-address', { href: '/properties/residential/visayas' });
    expect(await save(ofARegion, 'projects', 'region-address')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'data.href', message: 'Visayas has this address. Choose another.' }] },
    });
    const fixed = await aProject('fixed-address', { href: '/properties/residential/visayas/../x' });
    expect((await save(fixed, 'projects', 'fixed-address')).status).toBe(400);
    const regions = await contentOf<Json[]>('regions');
    const copied = [...regions, { ...regions[2], name: 'Copied' }];
    expect(await save(copied, 'regions')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'data.4.slug', message: 'Already in this list: choose another' }] },
    });
    const partners = await contentOf<{ partnerships: Json[] }>('partners');
    const twice = { ...partners, partnerships: [...partners.partnerships, ...partners.partnerships] };
    expect(await save(twice, 'partners')).toMatchObject({
      body: { errors: [{ field: 'data.partnerships.1.type' }] },
    });
  });

  it('that a page had leads on to where it stands now, also after that is taken back', async () => {
    const before = '/properties/residential/palawan/grove-tower';
    const after = '/properties/residential/palawan/grove-residences';
    const project = await contentOf('projects', 'grove-tower');
    await save({ ...project, href: after }, 'projects', 'grove-tower');
    // What leads to it in words of others is theirs to change.
    expect(await publish('projects/grove-tower')).toMatchObject({ status: 200 });
    expect((await page(after)).status).toBe(200);
    const moved = await page(`${before}?about=viewing`);
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `${after}?about=viewing`]);
    expect(dataOf(await get('/content/moves'))).toEqual([{ from: before, to: after, name: 'Grove Tower' }]);
    const regions = await contentOf<Json[]>('regions');
    const renamed = regions.map((each) => (each.slug === 'visayas' ? { ...each, slug: 'cebu' } : each));
    await save(renamed, 'regions');
    const home = await contentOf('navigation');
    await save(
      JSON.parse(JSON.stringify(home).replaceAll('/residential/visayas"', '/residential/cebu"')),
      'navigation',
    );
    expect(await publish('regions', 'navigation')).toMatchObject({ status: 200 });
    expect((await page('/properties/residential/visayas')).headers.get('location')).toBe(
      '/properties/residential/cebu',
    );
    for (const { id } of dataOf<{ id: string; current: boolean }[]>(await get('/content/releases')).slice(
      0,
      2,
    ))
      expect((await undo(id)).status).toBe(200);
    expect((await page(before)).status).toBe(200);
    expect((await page(after)).headers.get('location')).toBe(before);
    await save(project, 'projects', 'grove-tower');
    await save(regions, 'regions');
    await save(home, 'navigation');
  });

  it('that two pieces share only because one of them is not published is refused by name', async () => {
    const project = await contentOf('projects', 'grove-tower');
    const href = project.href as string;
    await save({ ...project, href: `${href}-2` }, 'projects', 'grove-tower');
    expect((await save(await aProject('follower', { href }), 'projects', 'follower')).status).toBe(200);
    expect(await publish('projects/follower')).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            field: 'follower',
            message: 'Address of its page: Grove Tower has this address. Choose another.',
          },
        ],
      },
    });
    await save(project, 'projects', 'grove-tower');
    await remove('projects', 'follower');
  });
});

describe('a number', () => {
  it('is what its link dials: the owner changes one of them, and both are another', async () => {
    const company = await contentOf<{ reach: Json; contact: Json }>('company');
    const reach = {
      ...company.reach,
      telephone: '+63 82 111 2222',
      channels: [
        { app: 'viber', number: '+63 917 333 4444' },
        // As people here write it, and as they copy it.
        { app: 'whatsapp', number: '0917 333 4444' },
        { app: 'messenger', account: 'https://www.facebook.com/other.ph' },
      ],
    };
    const contact = { ...company.contact, email: 'desk@other.ph', privacyEmail: 'data@other.ph' };
    expect((await save({ ...company, reach, contact }, 'company')).status).toBe(200);
    expect((await publish('company')).status).toBe(200);
    const contacts = await html('/contact-us');
    for (const href of [
      'tel:+63821112222',
      'viber://chat?number=%2B639173334444',
      'https://wa.me/639173334444',
      'https://m.me/other.ph',
      'mailto:desk@other.ph',
    ])
      expect(contacts).toContain(`href="${href}"`);
    // The organizers of an event have an address of their own.
    expect(contacts).not.toMatch(/1002024|(?<!events)@stealthland\.ph/);
    expect(await html('/privacy-policy')).toContain('mailto:data@other.ph');
    const wrong = {
      ...reach,
      telephone: 'Ask Ana',
      channels: [{ app: 'whatsapp', number: '333 4444' }],
    };
    expect(await save({ ...company, reach: wrong }, 'company')).toMatchObject({
      body: {
        errors: [
          { field: 'data.reach.telephone', message: 'A number such as +63 32 100 2024' },
          {
            field: 'data.reach.channels.0.number',
            message: 'A number such as 0900 100 2024, or with the code of its country: +44 20 7946 0000',
          },
        ],
      },
    });
    await save(company, 'company');
    expect((await publish('company')).status).toBe(200);
  });
});

describe('a piece that names what is not there', () => {
  it.each([
    [
      'a picture',
      { storyPicture: { file: 'grove-tower/never-was', alt: 'x' } },
      'data.storyPicture',
      'picture',
    ],
    [
      'a film',
      {
        walkthrough: {
          title: 'x',
          poster: { file: 'films/walkthrough', alt: '' },
          own: { clip: 'films/no' },
        },
      },
      'data.walkthrough.own',
      'film',
    ],
  ])('is refused at its field: %s', async (_, more, field, what) => {
    const answer = await save(await aProject('wrong', more), 'projects', 'wrong');
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field }] } });
    expect(JSON.stringify(answer.body)).toContain(`There is no such ${what}`);
  });

  it('is refused at its field: a drawing of furniture that nobody can draw', async () => {
    const { details } = await contentOf<{ details: { homes: Json[] } }>('projects', 'grove-tower');
    const [home = {}] = details.homes;
    const plan = { ...(home.plan as Json), furniture: [{ kind: 'throne', at: [0, 0, 1, 1] }] };
    const wrong = await aProject('throne');
    const homes = [{ ...home, plan }];
    const answer = await save(
      { ...wrong, details: { ...(wrong.details as Json), homes } },
      'projects',
      'throne',
    );
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'data.details.homes.0.plan' }] } });
  });

  it('stops neither the previews of others, nor the list of problems, nor what others publish', async () => {
    // As an older program could keep it, or as an upload that is gone leaves it.
    const gone = { file: `uploaded/${'0'.repeat(32)}`, alt: 'Gone' };
    await api.db.query(
      `INSERT INTO content_version (id, kind, slug, data, by_name) VALUES (gen_random_uuid(), 'projects', 'gone', $1, 'x')`,
      [JSON.stringify(await aProject('gone', { name: 'Gone Court', hero: { wide: gone } }))],
    );
    const body = { path: '/about-us' };
    expect((await call(api, 'POST', '/content/preview', { as: editor, body })).status).toBe(200);
    expect((await get('/content/pages')).status).toBe(200);
    const sentence = {
      page: 'Gone Court',
      message: 'Picture across the page › Wide: This picture no longer exists. Choose another.',
      place: 'projects/gone:hero.wide',
    };
    expect(dataOf(await get('/content/problems'))).toEqual([sentence]);
    const terms = await contentOf('terms');
    await save({ ...terms, lead: 'Published beside it' }, 'terms');
    expect((await publish('terms')).status).toBe(200);
    expect(await publish()).toMatchObject({
      status: 422,
      body: { errors: [{ field: sentence.page, message: sentence.message }] },
    });
    await api.db.query(`DELETE FROM content_version WHERE slug = 'gone'`);
    await save(terms, 'terms');
  });
});

describe('what keeps drafts from being published', () => {
  it('is said once, in words, with where: a link of the navigation that leads nowhere', async () => {
    const navigation = await contentOf<{ main: Json[] }>('navigation');
    const main = navigation.main.map((item) =>
      item.label === 'Agents' ? { ...item, href: '/agentz' } : item,
    );
    const before = await html('/');
    await save({ ...navigation, main }, 'navigation');
    const problem = {
      page: 'Menu and footer',
      message: 'The link “Agents” leads to /agentz, where there is no page.',
      place: expect.stringMatching(/^navigation\/site:main\.\d+\.href$/) as string,
    };
    expect(dataOf(await get('/content/problems'))).toEqual([problem]);
    // On a page it is the link's own field, by the words that stand there.
    const home = await contentOf<{ banner: { action: Json } }>('home');
    const action = { ...home.banner.action, href: '/nowhere' };
    await save({ ...home, banner: { ...home.banner, action } }, 'home');
    expect(dataOf(await get('/content/problems'))).toContainEqual(
      expect.objectContaining({ page: '/', place: 'home/site:banner.action.href' }),
    );
    await save(home, 'home');
    expect(await publish('navigation')).toMatchObject({
      status: 422,
      body: { errors: [{ field: problem.page, message: problem.message }] },
    });
    expect(await html('/')).toBe(before);
    await save(navigation, 'navigation');
  });
});

describe('coming soon', () => {
  it.each(['/coming-soon', '/:page', '/api/v1', '/admin'])('does not take %s', async (path) =>
    expect(await save([path], 'comingSoonPaths')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'data.0' }] },
    }),
  );
});
