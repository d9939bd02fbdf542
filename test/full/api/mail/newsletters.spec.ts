import { randomUUID } from 'node:crypto';
import { NewsConsent } from '../../../../src/inquiries/news/news-consent.js';
import { MailBatches } from '../../../../src/mail-batches/mail-batches.js';
import { nextReaders } from '../../../../src/newsletters/readers.js';
import { foldAddress } from '../../../../src/platform/mail/addresses.js';
import { LETTER, newsDesk, stopsOf } from '../../../support/desks/news-desk.js';
import { call, dataOf, refusalOf } from '../../../support/requests/callers.js';
import { until } from '../../../support/server/until.js';

const { api, admin, post, plan, read, begin, sent, reader, count, send, mailsTo } = newsDesk();

const someProject = () => `Project ${randomUUID().slice(0, 8)}`;
const someEmail = () => `reader-${randomUUID()}@example.ph`;
/** Of these each three of the writings are met together, at each kind of address. */
const PEOPLE = 200;
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

it('goes to each mailbox once, of those who asked for news of the project, and says whom it leaves out', async () => {
  const project = someProject();
  const [once, often, none, spam, failing, binned, elsewhere] = Array.from({ length: 7 }, someEmail) as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const of = (email: string, change = {}) => reader({ email, project_interest: project, ...change });
  await of(once);
  await of(often, { first_name: 'Ana' });
  await of(often.toUpperCase(), { first_name: 'Ana again' });
  await of(none, { agree_newsletter: false });
  const robot = await of(spam);
  await api.db.query(`UPDATE inquiry SET spam = true, status = 'spam' WHERE id = $1`, [robot]);
  const lost = await of(failing);
  await until(
    async () =>
      (await api.db.query(`SELECT FROM mail WHERE to_address = $1 AND state = 'sent'`, [failing]))
        .rowCount === 1,
  );
  await api.db.query('UPDATE inquiry SET mail_fails = true WHERE id = $1', [lost]);
  await call(api, 'DELETE', `/inquiry/properties/${await of(binned)}`, { as: admin });
  await reader({ email: elsewhere, project_interest: someProject() });

  expect(await count([project])).toEqual({ mails: 2, stopped: 0, failing: 1, spam: 1 });
  // As search has it: capitals and accents count for nothing.
  expect((await count([project.toUpperCase()])).mails).toBe(2);
  const { readers, next } = dataOf<{ readers: { email: string }[]; next: unknown }>(
    await post('/newsletters/readers', { projects: [project] }),
  );
  expect(readers.map(({ email }) => email.toLowerCase()).sort()).toEqual([once, often].sort());
  expect(next).toBeNull();

  const subject = `To all ${randomUUID()}`;
  const end = await call(api, 'GET', '/activity?after=end', { as: admin });
  const before = (end.body as { meta: { next: string } }).meta.next;
  const { id } = dataOf(await plan({ subject, projects: [project] }));
  expect(await read(id)).toMatchObject({ state: 'planned', mails: 0, projects: [project], stopped: 0 });
  await begin(id);
  expect(await sent(id)).toMatchObject({ mails: 2, sent: 2, failed: 0, withheld: 0 });
  expect(mailsTo(once, subject)).toHaveLength(1);
  expect(mailsTo(often, subject)).toHaveLength(1);
  for (const email of [none, spam, failing, binned, elsewhere]) expect(mailsTo(email, subject)).toEqual([]);
  const [mail] = mailsTo(once, subject);
  expect(mail?.text).toContain(
    'The last floor is cast\n======================\n\nThe show unit opens on Saturday.\n\nBring the family.',
  );
  expect(mail?.text).toContain('See the tower:\nhttp://localhost:3000/properties');
  expect(mail?.html).toMatch(/<h2 [^>]*>The last floor is cast<\/h2>/);
  const { page, oneClick, post: header } = stopsOf(mail);
  expect([page, oneClick].every((path) => path !== '')).toBe(true);
  expect(header).toBe('List-Unsubscribe=One-Click');
  const activity = dataOf<{ type: string; resource: string }[]>(
    await call(api, 'GET', `/activity?limit=1000&after=${before}`, { as: admin }),
  );
  expect(activity).toContainEqual(
    expect.objectContaining({ type: 'newsletter.planned', resource: 'newsletters' }),
  );
});

it('goes to all who want news where no project is named, and not where nobody would get it', async () => {
  const before = (await count([])).mails as number;
  await reader({ project_interest: null });
  await reader({ project_interest: someProject() });
  expect((await count([])).mails).toBe(before + 2);
  const nobody = await plan({ projects: [someProject()] });
  expect(refusalOf(nobody)).toEqual([409, 'No one would get this: nobody wants news of these projects.']);
});

it('can be undone until it begins, and not after', async () => {
  const project = someProject();
  const email = someEmail();
  await reader({ email, project_interest: project });
  const subject = `A mistake ${randomUUID()}`;
  const { id } = dataOf(await plan({ subject, projects: [project] }));
  const undo = (one: unknown) => call(api, 'POST', `/newsletters/${String(one)}/undo`, { as: admin });
  expect(dataOf(await undo(id))).toMatchObject({ state: 'undone' });
  expect((await undo(id)).status).toBe(200);
  await begin(id);
  const mended = await send({ subject: `${subject}, mended`, projects: [project] });
  expect(mailsTo(email, subject)).toEqual([]);
  expect(mailsTo(email, `${subject}, mended`)).toHaveLength(1);
  const late = await undo(mended.id);
  expect(refusalOf(late)).toEqual([409, 'It has begun, so it can no longer be undone.']);
  const list = dataOf<{ id: string; state: string }[]>(await call(api, 'GET', '/newsletters', { as: admin }));
  expect(list.slice(0, 2).map((one) => [one.id, one.state])).toEqual([
    [mended.id, 'sent'],
    [id, 'undone'],
  ]);
});

it('is one where two colleagues or a lost answer send it twice, and leaves nobody out where it is killed half-way', async () => {
  const project = someProject();
  // More than one transaction writes.
  await api.db.query(
    `INSERT INTO inquiry (id, first_name, last_name, email, message, agree_newsletter, agree_terms, project_interest)
     SELECT gen_random_uuid(), 'Reader', n::text, 'many-' || n || '@' || $2 || '.ph', '', true, true, $1 FROM generate_series(1, 230) n`,
    [project, project.slice(-8)],
  );
  const subject = `Once ${randomUUID()}`;
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => plan({ subject, projects: [project] }, key)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map((answer) => dataOf(answer).id))).toEqual(new Set([key]));
  expect((await plan({ subject: 'Another', projects: [project] }, key)).status).toBe(409);
  // Two processes, one of which ends after the first hundred.
  const work = api.app.get(MailBatches);
  expect(await Promise.all([1, 2].map(() => work.sendSome('newsletter', key)))).toEqual([true, true]);
  expect(await read(key)).toMatchObject({ state: 'sending', mails: 200 });
  await begin(key);
  expect(await sent(key)).toMatchObject({ mails: 230, sent: 230 });
  const to = await api.db.query<{ count: number }>(
    'SELECT count(DISTINCT to_address)::int AS count FROM mail WHERE batch_id = $1',
    [key],
  );
  expect(to.rows[0]?.count).toBe(230);
});

it('names what is wrong in a part', async () => {
  const faults = async (...pieces: object[]) => {
    const { body, status } = await post('/newsletters/preview', { ...LETTER, pieces });
    return [
      status,
      ...((body as { errors?: { field: string; message: string }[] }).errors ?? []).map(
        ({ field, message }) => `${field}: ${message}`,
      ),
    ];
  };
  expect(
    await faults(
      { kind: 'heading', text: ' ' },
      { kind: 'button', text: 'Go', href: 'javascript:alert(1)' },
      { kind: 'button', text: 'Go', href: '//evil.example' },
    ),
  ).toEqual([
    400,
    'pieces[0].text: Required',
    'pieces[1].href: https://…, or a path of the site',
    'pieces[2].href: https://…, or a path of the site',
  ]);
  expect(
    await faults(
      { kind: 'picture', file: 'uploaded/0', alt: 'x' },
      { kind: 'picture', file: 'alpha-tower/lobby' },
    ),
  ).toEqual([
    400,
    'pieces[0].file: This picture is no longer there',
    'pieces[1].alt: Say what the picture shows',
  ]);
  expect((await faults({ kind: 'video' }))[0]).toBe(400);
  expect((await faults())[0]).toBe(400);
  const many = Array.from({ length: 7 }, () => ({
    kind: 'picture',
    file: 'alpha-tower/lobby',
    alt: 'Lobby',
  }));
  expect(await faults(...many)).toEqual([400, 'pieces: At most 6 pictures: they travel with each mail']);
  const late = await plan({ begin_at: '2090-01-01T00:00:00Z' });
  expect(late.status).toBe(400);
});

it('is shown as it will be, with its pictures, and tried by its author alone', async () => {
  const project = someProject();
  const email = someEmail();
  await reader({ email, project_interest: project });
  const pieces = [...LETTER.pieces, { kind: 'picture', file: 'alpha-tower/lobby', alt: 'The lobby' }];
  const subject = `Tried ${randomUUID()}`;
  const letter = { subject, pieces, projects: [project] };
  const shown = dataOf<{ html: string; counts: object }>(await post('/newsletters/preview', letter));
  expect(shown.counts).toMatchObject({ mails: 1 });
  expect(shown.html).toMatch(/<img src="data:image\/jpeg;base64,[^"]{1000,}" alt="The lobby"/);
  const { to } = dataOf<{ to: string }>(await post('/newsletters/test', letter));
  await until(() => mailsTo(to, `Test: ${subject}`).length === 1);
  const [mail] = mailsTo(to, `Test: ${subject}`);
  expect(mail?.attachments).toMatchObject([{ mimeType: 'image/jpeg', contentId: '<picture-1>' }]);
  expect(mailsTo(email, subject)).toEqual([]);
  const list = dataOf<{ subject: string }[]>(await call(api, 'GET', '/newsletters', { as: admin }));
  expect(list.map((one) => one.subject)).not.toContain(subject);
});
