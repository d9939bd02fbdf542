import { contentEditor } from '../../../support/desks/content-editor.js';
import { countHotel, hotelLike, type Project } from '../../../support/hotel.js';
import { fixture } from '../../../support/jest/fixture.js';
import { call } from '../../../support/requests/callers.js';
import { startApi } from '../../../support/server/api.js';

const api = fixture(() => startApi());
const { editor, contentOf, save, publish: publishItems, html } = contentEditor(api);
beforeAll(async () => {
  await countHotel(api);
});

const grove = () => contentOf<Project>('projects', 'grove-tower');
const publish = async (slug: string, data: unknown) => {
  expect(await save(data, 'projects', slug)).toMatchObject({ status: 200 });
  expect(await publishItems(`projects/${slug}`)).toMatchObject({ status: 200 });
};
const GROVE = '/properties/residential/palawan/grove-tower';

const hotel = async () => hotelLike(await grove());

it('follows the owner: a new price is on the page, the cards and in the calculator, with what they say of VAT and no word else', async () => {
  const pages = ['/', '/properties', '/properties/residential/palawan', GROVE];
  const vat = async () =>
    Promise.all(
      pages.map(async (path) => [
        ...new Set((await html(path)).match(/VAT(?:-exempt| not stated| not included| included)/g)),
      ]),
    );
  const before = await grove();
  expect(await vat()).toEqual(pages.map(() => ['VAT not stated']));
  const old = await html(GROVE);
  expect(old).toContain('The price list does not state whether VAT is included');
  expect(old).toContain('₱210,000 for each square meter, plus ₱1,488,834.75');
  const prices = {
    ...before.prices,
    ...{ version: '2027-01', date: '2027-01-15', perSqm: 200_000, fixed: 1_000_000, vat: 'included' },
  };
  await publish('grove-tower', { ...before, prices });
  const page = await html(GROVE);
  expect(page).toContain('₱200,000 for each square meter, plus ₱1,000,000');
  expect(page).toMatch(/Price list No\. \d+, 2027-01, prices as of 15 January 2027\./);
  // 32 sqm and full furniture: 9,400,000 over 36 months.
  expect(page).toContain('₱261,111.11');
  expect(page).not.toContain('210,000');
  expect(page).toContain('These prices include VAT.');
  expect(await html('/properties/residential/palawan')).toContain('Homes from ₱7.40 million');
  expect(await html('/')).toContain('Homes from ₱7.40 million');
  expect(await html('/properties/residential/visayas/alpha-tower')).toContain(
    '₱210,000 for each square meter',
  );
  const both = ['VAT included', 'VAT not stated'];
  expect(await vat()).toEqual([both, both, ['VAT included'], ['VAT included']]);
  const wrong = { ...before, prices: { ...before.prices, vat: 'perhaps' } };
  expect((await save(wrong, 'projects', 'grove-tower')).status).toBe(400);
  await save(before, 'projects', 'grove-tower');
});

it('shows who designs and builds it, its numbers, and what was built before, where they are entered', async () => {
  const before = await grove();
  const [page, about] = await Promise.all([html(GROVE), html('/about-us')]);
  expect(page).not.toMatch(/>(?:Architect|Contractor)</);
  const details = {
    ...before.details,
    architect: 'Studio Amihan',
    contractor: 'Habagat Builders',
    numbers: [{ name: 'Environmental clearance', number: 'ECC-R4B-2026-118' }],
  };
  await publish('grove-tower', { ...before, details });
  const shown = await html(GROVE);
  for (const words of [
    'Architect',
    'Studio Amihan',
    'Contractor',
    'Habagat Builders',
    'Environmental clearance',
    'ECC-R4B-2026-118',
  ])
    expect(shown).toContain(`>${words}<`);

  const built = {
    title: 'What we have built',
    buildings: [{ name: 'Harbor Row', place: 'Cebu City', year: '2019' }],
  };
  expect(about).not.toContain(built.title);
  expect((await save({ ...(await contentOf('about')), built }, 'about')).status).toBe(200);
  expect((await publishItems('about')).status).toBe(200);
  expect(await html('/about-us')).toMatch(/What we have built.*Harbor Row.*Cebu City.*2019/s);
});

it('shows a hotel with homes that have no plan, what is left of them, its terms, and no heading above nothing', async () => {
  await publish('cove-house', { ...(await hotel()), payments: [], faq: [], updates: [] });
  const page = await html('/properties/hotel-leisure/cove-house');
  expect(page).not.toMatch(/FAQPage|Questions buyers ask|Site updates|Payment schedule|Your contact at/);
  expect(page).toContain('See the ground of Cove');
  expect(page).toContain('28 to 34 sqm');
  expect(page).toContain('₱13,500,000');
  expect(page).toContain('>4 left<');
  expect(page.match(/>Sold out</g)).toHaveLength(1);
  expect(page).not.toMatch(/>5 left</);
  expect(page).toContain('Transfer taxes are not included.');
  // 20 % of 4,500,000 in 18 months: no fee to reserve it, for no license is known.
  expect(page).toContain('₱50,000.00');
  expect(await html('/properties/hotel-leisure')).toContain('Homes from ₱4.50 million');
  expect((await fetch(`${api.url}/brochures/cove-house.pdf`)).headers.get('content-type')).toBe(
    'application/pdf',
  );
});

it('shows whom to call, what is paid when, news of the site, questions and an end of its own: where they are filled', async () => {
  const project = await hotel();
  const picture = { file: 'alpha-tower/lobby', alt: 'The lobby' };
  const person = {
    ...{ name: 'Ana Cruz', role: 'Licensed broker', prc: '0012345', mobile: '+63 917 555 0101' },
    ...{ hours: 'Every day, 9 am to 6 pm', zone: 'manila', photo: picture },
  };
  await publish('cove-house', {
    ...project,
    person,
    payments: [{ name: 'On turnover', amount: '80% of the price', when: 'in 2029' }],
    updates: [
      { date: '2026-10-01', picture, text: 'The ground is cleared.' },
      { date: '2026-11-02', picture, text: 'The first piles <b>stand</b>.' },
    ],
    faq: [{ question: 'May I keep a </script> dog?', answer: 'Yes.' }],
    closing: { title: 'Listen to the cove.', picture },
  });
  const page = await html('/properties/hotel-leisure/cove-house');
  for (const words of [
    ...[
      'Your contact at Cove House',
      'Licensed broker, PRC No. 0012345',
      'Every day, 9 am to 6 pm, Manila time (GMT+8)',
    ],
    ...['href="tel:+639175550101"', '80% of the price', 'The ground is cleared.', 'Listen to the cove.'],
  ])
    expect(page).toContain(words);
  expect(page.indexOf('2 November 2026')).toBeLessThan(page.indexOf('1 October 2026'));
  expect(page).toContain('piles &lt;b&gt;stand');
  const [, json = ''] = /<script type="application\/ld\+json">([^<]*FAQPage[^<]*)</.exec(page) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    mainEntity: [{ name: 'May I keep a </script> dog?', acceptedAnswer: { text: 'Yes.' } }],
  });
  // The bar of phones calls the person, and leads to the new sections.
  expect(page).toContain('<a href="tel:+639175550101"');
  expect(page).toContain('<a href="#faq"');
  expect(
    await save({ ...project, person: { ...person, mobile: '8555 0101' } }, 'projects', 'cove-house'),
  ).toMatchObject({
    body: {
      errors: [
        {
          field: 'data.person.mobile',
          message: 'A number such as 0900 100 2024, or with the code of its country: +44 20 7946 0000',
        },
      ],
    },
  });
});

it('has no calculator and no price without a list, and its form still works', async () => {
  const { prices: _, ...project } = await hotel();
  await publish('cove-house', project);
  const page = await html('/properties/hotel-leisure/cove-house');
  expect(page).not.toMatch(/Mortgage calculator|₱\d|On request/);
  expect(page).toContain('data-island="inquiry"');
  expect(page).toContain('Garden room');
});

it('is told in words what a list lacks', async () => {
  const project = await hotel();
  const [room, villa] = project.details.homes;
  const twice = { ...project.details, homes: [room, room] };
  const loud = { ...villa, availability: 'all' };
  const shrunk = { ...room, area: { from: 30, to: 20 } };
  for (const [wrong, field, message] of [
    [{ prices: { ...project.prices, perSqm: 1.234 } }, 'data.prices.perSqm', 'At most two decimals'],
    [{ prices: { ...project.prices, date: 'today' } }, 'data.prices.date', 'A date such as 2026-11-01'],
    [{ details: twice }, 'data.details.homes.1.name', 'Already in this list: choose another'],
    [
      { details: { ...project.details, homes: [loud] } },
      'data.details.homes.0.availability',
      'Choose one from the list',
    ],
    [
      { details: { ...project.details, homes: [shrunk] } },
      'data.details.homes.0.area.to',
      'Not less than the smallest',
    ],
  ] as const)
    expect(await save({ ...project, ...wrong }, 'projects', 'cove-house')).toMatchObject({
      status: 400,
      body: { errors: [{ field, message }] },
    });
});

it('makes the sample computation of what is public, and of nothing else', async () => {
  const sheet = (project: string, query = '') => fetch(`${api.url}/api/v1/computations/${project}${query}`);
  const answer = await sheet('alpha-tower', '?years=15&roomType=3&downpayment=20');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(answer.headers.get('content-disposition')).toBe(
    'inline; filename="sample-computation-alpha-tower.pdf"',
  );
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect((await sheet('alpha-tower', '?years=a&area[x]=1&area=2')).status).toBe(200);
  // Neither a project without a calculator, nor one that nobody has.
  for (const none of ['cove-house', 'plantation', 'nowhere', '__proto__'])
    expect([none, (await sheet(none)).status]).toEqual([none, 404]);
  const many = await Promise.all(Array.from({ length: 60 }, () => sheet('nowhere')));
  expect(many.map(({ status }) => status)).toContain(429);
});

it('shows, changes and brings back a project that was kept before projects had prices of their own', async () => {
  const { prices: _, ...now } = await grove();
  const homes = now.details.homes.map(({ short: _s, bedrooms: _b, area: _a, ...home }, i) => ({
    ...home,
    roomType: i + 1,
  }));
  const older = { ...now, place: 'Old Palawan', details: { ...now.details, homes } };
  const { rows } = await api.db.query<{ id: string }>(
    `INSERT INTO content_version (id, kind, slug, data, note, by_name)
     VALUES (gen_random_uuid(), 'projects', 'grove-tower', $1, 'Older', 'Somebody') RETURNING id`,
    [JSON.stringify(older)],
  );
  const opened = await grove();
  expect(opened).toMatchObject({ place: 'Old Palawan', prices: { perSqm: 210_000 } });
  expect((await publishItems('projects/grove-tower')).status).toBe(200);
  const page = await html(GROVE);
  expect(page).toContain('Old Palawan');
  expect(page).toContain('₱283,578.74');
  await publish('grove-tower', { ...opened, place: 'Palawan' });
  const path = '/content/items/projects/grove-tower';
  const answer = await call(api, 'POST', `${path}/restore`, { as: editor, body: { version: rows[0]?.id } });
  expect(answer.status).toBe(200);
  expect(await grove()).toMatchObject({
    place: 'Old Palawan',
    details: { homes: [{ area: { from: 32 } }, {}, {}] },
  });
});
