import { randomUUID } from 'node:crypto';
import type { Email } from 'postal-mime';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { fixture } from '../jest/fixture.js';
import { startMailServer, type Mood } from '../mail/mail-server.js';
import { call, dataOf, signIn, type Json } from '../requests/callers.js';
import { anInquiry } from '../requests/records.js';
import { startApi } from '../server/api.js';
import { until } from '../server/until.js';

export const LETTER = {
  subject: 'Alpha Tower is topped out',
  pieces: [
    { kind: 'heading', text: 'The last floor is cast' },
    { kind: 'text', text: 'The show unit opens on Saturday.\n\nBring the family.' },
    { kind: 'button', text: 'See the tower', href: '/properties' },
  ],
};

/** An API with a real mail server, and what staff and readers do about news. */
export function newsDesk(mood: Mood = {}) {
  const server = fixture(() => startMailServer(mood));
  const api = fixture(() => startApi({ env: server.env }));
  const admin = fixture(() => signIn(api));
  const post = (path: string, body: Json, headers: Record<string, string> = {}) =>
    call(api, 'POST', path, { as: admin, body, headers });
  const plan = (change: Json = {}, key = randomUUID() as string) =>
    post('/newsletters', { ...LETTER, ...change }, { 'idempotency-key': key });
  const read = async (id: unknown) =>
    dataOf(await call(api, 'GET', `/newsletters/${String(id)}`, { as: admin }));
  /** As if its two minutes were over. */
  const begin = async (id: unknown) => {
    await api.db.query(`UPDATE job SET run_at = now() WHERE payload ->> 'newsletter_id' = $1`, [id]);
    api.app.get(Jobs).wake();
  };
  const sent = async (id: unknown) => {
    await until(async () => {
      const { state, waiting } = await read(id);
      return state === 'sent' && waiting === 0;
    }, 50);
    return read(id);
  };
  return {
    ...{ server, api, admin, post, plan, read, begin, sent },
    /** Somebody who asks for news of a project. @returns the inquiry's id */
    reader: async (change: Json = {}) =>
      dataOf<{ id: string }>(
        await call(api, 'POST', '/inquiry/property', {
          body: anInquiry({ email: `reader-${randomUUID()}@example.ph`, ...change }),
        }),
      ).id,
    count: async (projects: string[]) => dataOf(await post('/newsletters/count', { projects })),
    /** Planned and sent. */
    send: async (change: Json = {}) => {
      const { id } = dataOf(await plan(change));
      await begin(id);
      return sent(id);
    },
    mailsTo: (address: string, subject: string): Email[] =>
      server.mails.filter(
        (mail) => mail.to?.[0]?.address?.toLowerCase() === address.toLowerCase() && mail.subject === subject,
      ),
  };
}

/** What the mail says of stopping: the page of one's choices, and the address for mail programs. */
export function stopsOf(mail: Email | undefined) {
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? '';
  const [, page = '', token = ''] =
    /unsubscribe: http:\/\/[^/]+(\/news-choices\/([\w-]+))/.exec(mail?.text ?? '') ?? [];
  const [, oneClick = ''] =
    /^<http:\/\/[^/]+(\/api\/v1\/news-choices\/[\w-]+\/one-click)>$/.exec(header('list-unsubscribe')) ?? [];
  return { page, token, oneClick, post: header('list-unsubscribe-post') };
}
