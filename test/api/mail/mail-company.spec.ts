import { randomUUID } from 'node:crypto';
import { fixture } from '../../support/jest/fixture.js';
import { call, signIn, dataOf } from '../../support/requests/callers.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());
const admin = fixture(() => signIn(api));

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
