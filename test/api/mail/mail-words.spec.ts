import { randomUUID } from 'node:crypto';
import { company } from '../../../src/platform/mail/company.js';
import { withWords } from '../../../src/platform/mail/words.js';
import { fixture } from '../../support/jest/fixture.js';
import { startMailServer } from '../../support/mail/mail-server.js';
import { call, dataOf, signIn } from '../../support/requests/callers.js';
import { aDelegate, anInquiry } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

interface Words {
  kind: string;
  subject: string | null;
  factory: { subject: string; opening: string | null; closing: string | null };
  placeholders: { name: string; sample: string }[];
}
const mail = fixture(() => startMailServer());
const api = fixture(() => startApi({ env: mail.env }));
const admin = fixture(() => signIn(api));

const KIND = 'registration-received';
const NONE = { subject: null, opening: null, closing: null };
const save = (kind: string, words: object, headers = {}) =>
  call(api, 'PUT', `/mail-words/${kind}`, { as: admin, body: { ...NONE, ...words }, headers });
const sign = (text: string | null) =>
  call(api, 'PUT', '/mail-words/signature', { as: admin, body: { text } });
afterEach(async () => {
  for (const kind of [KIND, 'inquiry-received', 'ticket']) await save(kind, NONE);
  await sign(null);
});

it('a guest reads the owner’s words, with every fact of the program', async () => {
  await save(KIND, {
    subject: 'Salamat: {event} ({code})',
    opening: 'Dear {name},\n\n<b>Thank you</b> for {sum}.',
    closing: 'Call {telephone}.',
  });
  await sign('Warmly,\nThe team of {company}');
  await call(api, 'POST', '/delegates', { body: aDelegate({ email: 'words@example.com' }) });
  const { subject, text = '', html = '' } = await mail.first('words@example.com');
  expect(subject).toMatch(/^Salamat: Common Ground 2027 \([0-9A-Z]{6,10}\)$/);
  expect(text).toMatch(/Dear guest,\n\n<b>Thank you<\/b> for ₱[\d,]+\./);
  expect(html).toContain('&#60;b&#62;Thank you&#60;/b&#62;');
  expect(text).toMatch(/Warmly,\nThe team of \S/);
  // Facts stay, whatever the owner writes.
  for (const fact of ['Where: ', 'Code: ', 'To pay: ', 'Open your registration:\nhttp'])
    expect(text).toContain(fact);
  expect(text).not.toContain('Keep this email');
  expect(text).not.toMatch(/Your place at .* is registered/);
});

it('words that mix with facts stand beside them', async () => {
  await save('ticket', { opening: 'We look forward to you, {name}.' });
  const { text } = dataOf<{ text: string }>(
    await call(api, 'GET', '/mails/templates/ticket/preview', { as: admin }),
  );
  expect(text).toContain('We look forward to you, Maria.');
  expect(text).toContain('Show this code at the door:');
});

it('a placeholder that is not known is refused by a sentence, at its field', async () => {
  for (const [words, field, says] of [
    [{ opening: 'Dear {nmae}' }, 'opening', /There is no \{nmae\} in this mail\. You can use .*\{name\}/],
    [{ closing: 'Dear {name' }, 'closing', /A bracket is open/],
    [{ subject: 'One\nTwo' }, 'subject', /one line/],
    [{ subject: 'x'.repeat(151) }, 'subject', /At most 150/],
  ] as const) {
    const answer = await save(KIND, words);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      errors: [{ field, message: expect.stringMatching(says) as string }],
    });
  }
  expect((await sign('{event}')).status).toBe(400);
  expect(dataOf<Words>(await call(api, 'GET', `/mail-words/${KIND}`, { as: admin })).subject).toBeNull();
});

it('each kind says what the program says, and its placeholders can all be used', async () => {
  const all = dataOf<Words[]>(await call(api, 'GET', '/mail-words', { as: admin }));
  const kinds = all.map(({ kind }) => kind);
  expect(kinds).toEqual(
    expect.arrayContaining([KIND, 'inquiry-received', 'viewing-reminder', 'refund-made']),
  );
  // What staff write themselves, and what colleagues get, is not changed here.
  for (const kind of ['guest-mail', 'newsletter', 'invitation', 'payee-changed', 'mail-words-test'])
    expect(kinds).not.toContain(kind);
  for (const { kind, placeholders, factory } of all) {
    const opening = placeholders.map(({ name }) => `[{${name}}]`).join(' ');
    const shown = await call(api, 'POST', `/mail-words/${kind}/preview`, {
      as: admin,
      body: { ...NONE, opening },
    });
    expect(shown.status).toBe(200);
    const { subject, text } = dataOf<{ subject: string; text: string }>(shown);
    expect(subject).toBe(factory.subject);
    for (const { sample } of placeholders) expect(text).toContain(`[${sample}]`);
    if (factory.opening) expect(text).not.toContain(factory.opening);
  }
});

it('a preview keeps nothing', async () => {
  const body = { ...NONE, subject: 'Only seen' };
  const shown = await call(api, 'POST', `/mail-words/${KIND}/preview`, { as: admin, body });
  expect(dataOf(shown)).toMatchObject({ subject: 'Only seen', to: null });
  expect(dataOf<Words>(await call(api, 'GET', `/mail-words/${KIND}`, { as: admin })).subject).toBeNull();
  expect((await call(api, 'POST', '/mail-words/invitation/preview', { as: admin, body })).status).toBe(404);
});

it('an admin has a test sent to themselves, in words that are not saved', async () => {
  const test = (body: object) => call(api, 'POST', '/mail-words/inquiry-received/test', { as: admin, body });
  await save('inquiry-received', { subject: 'Saved' });
  expect((await test({ ...NONE, subject: 'We read it, {name}' })).status).toBe(200);
  await until(() => mail.mails.some(({ subject }) => subject === 'Test: We read it, Maria'));
  expect(dataOf<Words>(await call(api, 'GET', '/mail-words/inquiry-received', { as: admin })).subject).toBe(
    'Saved',
  );
  expect((await test({ ...NONE, opening: 'Dear {nobody}' })).status).toBe(400);
});

it('no test is promised to an address that takes no mail', async () => {
  const { rows } = await api.db.query<{ email: string }>(
    `UPDATE staff s SET email = 'admin@localhost' FROM staff was WHERE s.id = was.id RETURNING was.email`,
  );
  for (const path of ['/auth/test-mail', '/mail-words/inquiry-received/test'])
    expect(await call(api, 'POST', path, { as: admin, body: NONE })).toMatchObject({
      status: 409,
      body: { code: 'address_unreachable' },
    });
  await api.db.query('UPDATE staff SET email = $1', [rows[0]?.email]);
});

it('of two admins the later is told, the history says who wrote what, and nothing else is written', async () => {
  const read = await call(api, 'GET', `/mail-words/${KIND}`, { as: admin });
  const over = { 'if-match': read.headers.get('etag') ?? '' };
  expect((await save(KIND, { subject: 'First' }, over)).status).toBe(200);
  expect((await save(KIND, { subject: 'Second' }, over)).status).toBe(412);
  await save(KIND, { subject: 'First' });
  await save(KIND, NONE);
  const entries = dataOf<{ type: string; caller_name: string; after: { subject: string | null } }[]>(
    await call(api, 'GET', `/mail-words/${KIND}/history`, { as: admin }),
  );
  expect(entries.slice(0, 2).map(({ type, after }) => [type, after.subject])).toEqual([
    ['mail_words.reset', null],
    ['mail_words.changed', 'First'],
  ]);
});

it('is changed by an admin’s password alone', async () => {
  await api.db.query(`UPDATE staff_session SET created_at = now() - interval '1 hour', confirmed_at = NULL`);
  const answer = await save(KIND, { subject: 'Later' });
  expect([answer.status, answer.body]).toEqual([
    403,
    expect.objectContaining({ errors: [expect.objectContaining({ field: 'current_password' })] }),
  ]);
  await api.db.query(`UPDATE staff_session SET confirmed_at = now()`);
});

it('a mail without words of the owner’s says what it said', async () => {
  const content = { subject: 'S', preview: '', title: '', blocks: [], values: { name: '{company}' } };
  const words = { subject: 'To {name}', opening: null, closing: null, signature: null };
  // A value is no text with placeholders of its own.
  expect(withWords(content, words, company).subject).toBe('To {company}');
  expect(withWords({ ...content, values: undefined }, words, company).subject).toBe('S');
  await call(api, 'POST', '/inquiry/property', {
    body: anInquiry({ email: 'plain@example.com' }),
    headers: { 'x-form-age': '3000' },
  });
  expect((await mail.first('plain@example.com')).subject).toBe('We have received your inquiry');
});

/** A kind of mail as it would go out now. */
async function preview(name = 'ticket'): Promise<{ html: string; text: string }> {
  const answer = await call(api, 'GET', `/mails/templates/${name}/preview`, { as: admin });
  return dataOf<{ html: string; text: string }>(answer);
}

/** What editors publish, without the pages that are made of it. */
async function publish(data: object): Promise<void> {
  const [version, release] = [randomUUID(), randomUUID()];
  await api.db.query(
    `INSERT INTO content_version (id, kind, slug, data) VALUES ($1, 'company', 'site', $2)`,
    [version, JSON.stringify(data)],
  );
  await api.db.query('INSERT INTO content_release (id, versions) VALUES ($1, $2)', [release, [version]]);
  await api.db.query('UPDATE content_pointer SET release_id = $1', [release]);
}

it('mails are signed as the program was delivered, while nobody published', async () => {
  const { text } = await preview();
  expect(text).toContain('Stealth Land\n14/F Harborview Centre');
});

it.each([
  ['as it is kept now', '+63 82 111 2222'],
  ['as it was kept before', { label: '+63 82 111 2222', href: 'tel:+63821112222' }],
])('mails are signed as the company is published, with its telephone %s', async (_, telephone) => {
  await publish({
    brand: 'Other & Land',
    contact: {
      email: 'desk@other.ph',
      hours: 'Weekdays',
      office: { street: '1 New Street', city: 'Davao', postalCode: '8000', country: 'Philippines' },
    },
    reach: { telephone },
  });
  for (const name of ['ticket', 'inquiry-received', 'registration-received', 'invitation']) {
    const { html, text } = await preview(name);
    expect(text).toContain(
      'Other & Land\n1 New Street, 8000 Davao, Philippines\n+63 82 111 2222\nWeekdays\n',
    );
    expect(html).toContain('Other &#38; Land');
    expect(html + text).not.toMatch(/Harborview Centre|100 2024/);
  }
});
