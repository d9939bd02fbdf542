import { randomUUID } from 'node:crypto';
import type { Email } from 'postal-mime';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { startMailServer, type Mood } from '../mail/mail-server.js';
import { call, dataOf, type Json, signIn } from '../requests/callers.js';
import { aContact, aDelegate, anEvent } from '../requests/records.js';
import { startApi } from '../server/api.js';
import { until } from '../server/until.js';

export const FEE = 250_000;
export type Ev = { id: string; slug: string; name: string; state: string; [field: string]: unknown };
export type Guest = { id: string; uuid: string; email: string };
export interface Preview {
  mails: number;
  people: number;
  waiting: number;
  proofs_waiting: number;
  other_mails: number;
  to_return: { channel: string; payers: number; to_return_centavos: number }[];
  to_return_centavos: number;
  text: string;
  subject: string;
}
export type Changed = { event: Ev; mail: { id: string; state: string } };
export const calendarOf = (mail: Email | undefined): string => {
  const file = mail?.attachments.find(({ filename }) => filename === 'event.ics');
  return typeof file?.content === 'string'
    ? file.content
    : Buffer.from(file?.content as ArrayBuffer).toString();
};
export const sequenceOf = (file: string) => Number(/SEQUENCE:(\d+)/.exec(file)?.[1] ?? 0);

/** An API that sends mails, with an admin who makes events, guests and changes. */
export async function startEventDesk(mood?: Mood) {
  const server = await startMailServer(mood);
  const api = await startApi({ env: server.env });
  const admin = await signIn(api);
  const post = (path: string, body: Json = {}, headers: Record<string, string> = {}) =>
    call(api, 'POST', path, { as: admin, body, headers });
  const get = (path: string) => call(api, 'GET', path, { as: admin });
  const make = async (change: Json = {}) =>
    dataOf<Ev>(await post('/events', anEvent({ slug: `e-${randomUUID()}`, ...change })));
  const guest = async ({ slug }: Ev, change: Json = {}) => {
    const email = `guest-${randomUUID()}@church.example`;
    return dataOf<Guest>(await post('/delegates', aDelegate({ event: slug, email, ...change })));
  };
  const group = async ({ slug }: Ev, count: number) => {
    const delegates = Array.from({ length: count }, (_, n) => ({
      first_name: `Guest ${n}`,
      last_name: 'Cruz',
    }));
    const contact = aContact({
      last_name: 'Cruz',
      email: `church-${randomUUID()}@church.example`,
      phone_number: '0917 123 4567',
    });
    const made = dataOf<{ delegates: Guest[] }>(
      await post('/registrations', { event: slug, contact, delegates, payment_mode: 'bank-transfer' }),
    );
    return { contact, delegates: made.delegates };
  };
  const pay = ({ id }: Guest) =>
    call(api, 'PUT', `/delegates/verify/${id}`, { as: admin, body: { payment_status: true } });
  const toReturn = async ({ id }: Ev) =>
    (
      (await get(`/payments/to-return?event=${id}`)).body as {
        meta: { to_return_centavos: number; total: number };
      }
    ).meta;
  const scan = async ({ id }: Ev, ...guests: Guest[]) =>
    dataOf<{ outcome: string }[]>(
      await post('/door/scans', {
        event: id,
        scans: guests.map(({ uuid }) => ({ nonce: randomUUID(), code: uuid })),
      }),
    ).map(({ outcome }) => outcome);
  /** As if its two minutes were over. */
  async function begin(id: string) {
    await api.db.query(`UPDATE job SET run_at = now() WHERE payload ->> 'guest_mail_id' = $1`, [id]);
    api.app.get(Jobs).wake();
  }
  async function sent({ mail: { id } }: Changed) {
    await begin(id);
    await until(async () => {
      const mail = dataOf<{ state: string; waiting: number }>(await get(`/guest-mails/${id}`));
      return mail.state === 'sent' && mail.waiting === 0;
    }, 50);
  }
  const calendarAt = async ({ uuid }: Guest) =>
    (await fetch(`${api.url}/api/v1/delegates/uuid/${uuid}/event.ics`)).text();
  return {
    ...{ server, api, admin, post, get, make, guest, group, pay, toReturn },
    ...{ scan, begin, sent, mailsTo: server.to, calendarAt },
  };
}
