import type { Pool } from 'pg';
import { fromOrganizer } from '../content/mail-company.js';
import { placeOf } from '../events/event.entity.js';
import { NOT_SENT, type Statement } from '../mail-batches/arrival.js';
import { paragraphs } from '../mail-batches/words.js';
import { replyTo } from '../platform/mail/company.js';
import type { MailAbout, MailTemplate } from '../platform/mail/template.js';
import { datesOf, timesOf } from '../platform/manila.js';
import {
  findDelegate,
  SAMPLE_EVENT,
  SAMPLE_REGISTRATION,
  type MailEvent,
} from '../registrations/mails/registration-facts.js';
import { ticketLink } from '../registrations/mails/ticket.js';
import type { GuestMail } from './guest-mail.entity.js';
import { pause } from './pauses.js';
import { guestAt, inAudience } from './recipients.js';

export const GUEST_MAIL = 'guest-mail' as const;

export interface GuestLetter {
  /** Of the mail itself: by it, its reader stops such mails. */
  mail_id: string;
  subject: string;
  words: string;
  /** '': nobody is greeted by a name that a stranger may have typed. */
  name: string;
  uuid: string;
  event: MailEvent;
}

/** What a preview and a test show in the place of a guest. */
export const SAMPLE_GUEST = {
  mail_id: '00000000-0000-4000-8000-000000000000',
  name: SAMPLE_REGISTRATION.first_name,
  uuid: SAMPLE_REGISTRATION.uuid,
};

/** What staff write to many guests of an event; what it is about stands in its batch. */
export const guestMailTemplate = (pool: Pool): MailTemplate<GuestLetter> =>
  fromOrganizer(
    {
      name: GUEST_MAIL,
      title: 'Message to guests',
      audience: 'The guests of an event, when staff write to them',
      load: (about, sending) => load(pool, about, sending),
      whyNot: async ({ batch_id, record_id }) => {
        const found = await pool.query<GuestMail>('SELECT * FROM guest_mail WHERE id = $1', [batch_id]);
        const [batch] = found.rows;
        return batch && NOT_SENT[(await standing(pool, batch, record_id))?.why_not ?? ''];
      },
      waits: pause(pool),
      sample: {
        ...SAMPLE_GUEST,
        subject: 'What to bring',
        words: 'The doors open at 7:30 am.\n\nBring a warm jacket: the hall is cool.',
        event: SAMPLE_EVENT,
      },
      render: ({ mail_id, subject, words, name, uuid, event }, { publicUrl, company }) => ({
        subject,
        preview: words.replace(/\s+/g, ' ').slice(0, 120),
        title: subject,
        blocks: [
          { kind: 'text', text: name === '' ? 'Hello,' : `${name},` },
          ...paragraphs(words),
          {
            kind: 'facts',
            rows: [
              ['Event', event.name],
              ['When', `${datesOf(event)}\n${timesOf(event)}`],
              ['Where', placeOf(event)],
            ],
          },
          { kind: 'action', label: 'Open your registration', href: ticketLink(publicUrl, uuid) },
          {
            kind: 'note',
            text: `Questions? Reply to this email or call ${company.telephone}. You received this because you are registered for ${event.name}.`,
          },
        ],
        replyTo: replyTo(company),
        settingsPath: `/stop-mails/${mail_id}`,
        settingsLabel: 'Unsubscribe from messages like this one',
        oneClickPath: `/api/v1/mail-stops/${mail_id}/one-click`,
      }),
    },
    true,
  );

/** As the words of a mail, for Messenger or SMS: with a hyphen, since a dash halves what an SMS holds. */
export const asMessage = (
  { subject, words, event }: Pick<GuestLetter, 'subject' | 'words' | 'event'>,
  publicUrl: string,
) =>
  [
    subject,
    words.replace(/\r\n?/g, '\n').trim(),
    `${event.name}, ${datesOf(event).replaceAll('–', '-')}, ${event.venue_name}\nYour ticket: ${publicUrl}/find-my-ticket`,
  ].join('\n\n');

const first = async <Row extends object>(pool: Pool, { text, values }: Statement) =>
  (await pool.query<Row>(text, values)).rows[0];

/** Whether a message may go to a guest; undefined: it is not for that guest. */
const standing = (pool: Pool, batch: GuestMail, delegate_id: string) =>
  first<{ why_not: string | null }>(pool, inAudience(batch, batch.event_id, delegate_id));

/** Undefined: it was undone, or nobody at this address is one whom it is for any more. */
async function load(
  pool: Pool,
  { id, batch_id, record_id, recipient_id, to_address }: MailAbout,
  sending: boolean,
) {
  const found = await pool.query<GuestMail>('SELECT * FROM guest_mail WHERE id = $1', [batch_id]);
  const [batch] = found.rows;
  if (!batch || (sending && batch.state === 'undone')) return undefined;
  const { subject, words, event_id } = batch;
  if (recipient_id !== null) {
    const { rows } = await pool.query<MailEvent>('SELECT * FROM event WHERE id = $1', [event_id]);
    const [event] = rows;
    return event && { to: to_address, data: { ...SAMPLE_GUEST, subject: `Test: ${subject}`, words, event } };
  }
  const toContacts = batch.recipients === 'contacts';
  const find = (delegate_id: string) => findDelegate(pool, delegate_id, toContacts ? 'contact' : 'delegate');
  let guest = await find(record_id);
  if (sending && (await standing(pool, batch, record_id))?.why_not !== null) {
    const address = (toContacts ? guest?.contact_email : guest?.email) ?? to_address;
    const other = await first<{ id: string }>(pool, guestAt(batch, event_id, address));
    guest = other && (await find(other.id));
  }
  if (!guest) return undefined;
  const [to, name] = toContacts ? [guest.contact_email, guest.contact] : [guest.email, guest.first_name];
  const { uuid, event, quotes } = guest;
  return { to, data: { mail_id: id, subject, words, uuid, event, name: quotes ? name : '' } };
}
