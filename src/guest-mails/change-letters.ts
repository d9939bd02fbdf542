import type { Pool } from 'pg';
import { fromOrganizer } from '../content/mail-company.js';
import { calendarFile } from '../events/calendar-file.js';
import { placeOf, type Event } from '../events/event.entity.js';
import { paragraphs } from '../mail-batches/words.js';
import { isConfirmedSql } from '../platform/mail/addresses.js';
import { replyTo } from '../platform/mail/company.js';
import type { Block, MailAbout, MailLinks, MailRow, MailTemplate } from '../platform/mail/template.js';
import { datesOf, timesOf } from '../platform/manila.js';
import { pesos } from '../platform/pesos.js';
import {
  SAMPLE_EVENT,
  SAMPLE_REGISTRATION,
  type MailEvent,
} from '../registrations/mails/registration-facts.js';
import { ticketLink } from '../registrations/mails/ticket.js';
import { CONTACT_EMAIL, CONTACT_FIRST_NAME, quotesSql } from '../registrations/registration-rows.js';
import type { GuestMail } from './guest-mail.entity.js';
import { TO_PAYER } from './informed.js';
import { pause } from './pauses.js';

/** A mail to whoever a cancellation or a move concerns. */
interface ChangeLetter {
  words: string;
  /** '': nobody is greeted by a name that a stranger may have typed. */
  name: string;
  uuid: string;
  /** On the waiting list: there is neither ticket nor money. */
  waits: boolean;
  /** Places of the registration, for who pays; of others their own. */
  places: number;
  pays: boolean;
  /** Nothing was to be paid: then no mail speaks of it. */
  free: boolean;
  to_return_centavos: number;
  proof_waits: boolean;
  event: MailEvent;
}

export const SAMPLE_CHANGE: Omit<ChangeLetter, 'words' | 'event'> = {
  name: SAMPLE_REGISTRATION.first_name,
  uuid: SAMPLE_REGISTRATION.uuid,
  waits: false,
  places: 1,
  pays: true,
  free: false,
  to_return_centavos: 150_000,
  proof_waits: false,
};

const greeting = ({ name }: ChangeLetter): string => (name === '' ? 'Hello, ' : `${name}, `);
/** Of the same entry that came with the ticket, with a higher number: the calendar takes it for the newer one. */
const calendar = async ({ waits, event, uuid }: ChangeLetter, { publicUrl }: MailLinks) =>
  waits
    ? []
    : [
        {
          filename: 'event.ics',
          content: await calendarFile(event, ticketLink(publicUrl, uuid), uuid),
          contentType: 'text/calendar; charset=utf-8',
        },
      ];

function money({ pays, free, waits, to_return_centavos: back, proof_waits }: ChangeLetter): Block[] {
  if (free || waits) return [];
  const text = !pays
    ? back > 0
      ? 'Your payment will be refunded to the person who registered you.'
      : undefined
    : back > 0
      ? `We will refund ${pesos(back)} to you, and write to you again once it is on its way.`
      : proof_waits
        ? 'We have your receipt and are still checking it. Any payment that has reached us will be refunded to you.'
        : 'There is nothing left to pay. If you have paid already, reply to this email with the receipt.';
  return text === undefined ? [] : [{ kind: 'text', text }];
}

/** To everybody who was coming, or waited: it does not take place. */
export const cancelledTemplate = (pool: Pool): MailTemplate<ChangeLetter> =>
  fromOrganizer<ChangeLetter>({
    name: 'event-cancelled',
    title: 'Event cancelled',
    audience: 'Everyone registered or waiting for a place, when staff cancel an event',
    load: (about, sending) => load(pool, about, sending),
    sample: {
      ...SAMPLE_CHANGE,
      words: 'A typhoon is expected that weekend, and the hall stays closed.',
      event: { ...SAMPLE_EVENT, state: 'cancelled' },
    },
    render: async (letter, links) => {
      const { event, words, waits, places } = letter;
      const ends = waits
        ? 'The waiting list ends with it.'
        : `${places === 1 ? 'Your place is' : `Your ${places} places are`} cancelled with it, and tickets for it are no longer valid.`;
      return {
        subject: `Cancelled: ${event.name}`,
        preview: `It will not take place on ${datesOf(event)}.`,
        title: 'The event is cancelled',
        blocks: [
          { kind: 'text', text: `${greeting(letter)}${event.name} will not take place. ${ends}` },
          ...paragraphs(words),
          {
            kind: 'facts',
            rows: [
              ['Cancelled', event.name],
              ['Originally planned for', `${datesOf(event)}\n${timesOf(event)}`],
              ['Where', placeOf(event)],
            ],
          },
          ...money(letter),
          {
            kind: 'note',
            text: `${waits ? '' : 'The attached calendar file removes the event from your calendar. '}Questions? Reply to this email or call ${links.company.telephone}.`,
          },
        ],
        attachments: await calendar(letter, links),
        replyTo: replyTo(links.company),
      };
    },
  });

const BEFORE = {
  starts_at: '2027-02-12T08:30:00+08:00',
  ends_at: '2027-02-13T16:30:00+08:00',
  venue_name: 'City Sports Hall',
  venue_street: null,
  venue_city: 'Cebu City',
  venue_country: null,
};

/** What is new of it: `New date`, `New place`, `New date and place`. */
export function whatIsNew(event: MailEvent): string {
  const before = event.moved_from ?? BEFORE;
  const isLater =
    new Date(before.starts_at).getTime() !== event.starts_at.getTime() ||
    new Date(before.ends_at).getTime() !== event.ends_at.getTime();
  if (placeOf(before) === placeOf(event)) return 'New date';
  return isLater ? 'New date and place' : 'New place';
}

function dates(event: MailEvent): MailRow[] {
  const before = event.moved_from ?? BEFORE;
  const was = { starts_at: new Date(before.starts_at), ends_at: new Date(before.ends_at) };
  const now = `${datesOf(event)}\n${timesOf(event)}`;
  const old = `${datesOf(was)}\n${timesOf(was)}`;
  const here = placeOf(event);
  const there = placeOf(before);
  return [
    ['Event', event.name],
    [now === old ? 'When' : 'New date', now],
    [here === there ? 'Where' : 'New place', here],
    ...(now === old ? [] : ([['Originally planned for', old]] as const)),
    ...(here === there ? [] : ([['Originally planned at', there]] as const)),
  ];
}

/** To everybody who comes, or waits: another day, another place. */
export const movedTemplate = (pool: Pool): MailTemplate<ChangeLetter> =>
  fromOrganizer<ChangeLetter>({
    name: 'event-moved',
    title: 'Event moved',
    audience: 'Everyone registered or waiting for a place, when staff move an event',
    load: (about, sending) => load(pool, about, sending),
    waits: pause(pool),
    sample: {
      ...SAMPLE_CHANGE,
      words: 'The hall is being repaired. The programme stays as it is.',
      event: { ...SAMPLE_EVENT, moved_from: BEFORE },
    },
    render: async (letter, links) => {
      const { event, words, waits, places, uuid } = letter;
      const news = whatIsNew(event);
      const stays = waits
        ? 'You keep your place in line.'
        : `You keep your ${places === 1 ? 'place' : `${places} places`}: there is nothing you need to do.`;
      return {
        subject: `${news}: ${event.name}`,
        preview: `${datesOf(event)}, ${placeOf(event)}`,
        title: news,
        blocks: [
          {
            kind: 'text',
            text: `${greeting(letter)}${event.name} has a ${news.toLowerCase()}. ${stays}`,
          },
          ...paragraphs(words),
          { kind: 'facts', rows: dates(event) },
          waits
            ? { kind: 'action', label: 'See your place in line', href: `${links.publicUrl}/waiting/${uuid}` }
            : { kind: 'action', label: 'Open your registration', href: ticketLink(links.publicUrl, uuid) },
          {
            kind: 'note',
            text: `${waits ? 'If you can no longer come, please leave the list on that page.' : 'The attached calendar file moves the event in your calendar. If you can no longer come, you can cancel on that page.'} Questions? Reply to this email or call ${links.company.telephone}.`,
          },
        ],
        attachments: await calendar(letter, links),
        replyTo: replyTo(links.company),
      };
    },
  });

type Facts = Omit<ChangeLetter, 'words' | 'event'> & { to: string; quotes: boolean; still: boolean };

/**
 * Places and money of the registration `r` that the change concerns; for who pays, of all that they registered for this event, since
 * one address gets one mail.
 */
const CONCERNED = `SELECT sum(n.places)::int AS places, bool_and(x.total_centavos = 0) AS free,
    sum(m.to_return_centavos)::float8 AS to_return_centavos,
    bool_or(EXISTS (SELECT FROM proof p WHERE p.registration_id = x.id AND p.state = 'waiting')) AS proof_waits
  FROM registration x JOIN registration_money m ON m.registration_id = x.id
  CROSS JOIN LATERAL (SELECT count(*) AS places FROM delegate o WHERE o.registration_id = x.id
    AND o.cancelled_at IS NOT DISTINCT FROM d.cancelled_at) n
  WHERE n.places > 0 AND x.id IN (SELECT r.id
    UNION SELECT y.id FROM registration y
     WHERE a.pays AND y.event_id = r.event_id AND y.contact_email IS NOT NULL AND email_key(y.contact_email) = email_key(a.contact)
    UNION SELECT y.id FROM delegate f JOIN registration y ON y.id = f.registration_id
     WHERE a.pays AND y.event_id = r.event_id AND y.contact_email IS NULL AND email_key(f.email) = email_key(a.contact))`;

/**
 * Of the delegate `$1` for whom it was written; where they left meanwhile, of another one whom its reader would ask about: of the
 * same address, or, for who pays, of the registration.
 */
const OF_DELEGATE = `SELECT CASE WHEN a.pays THEN ${CONTACT_EMAIL} ELSE d.email END AS to,
    CASE WHEN a.pays THEN ${CONTACT_FIRST_NAME} ELSE d.first_name END AS name, d.uuid, false AS waits, a.pays,
    CASE WHEN a.pays THEN ${quotesSql(CONTACT_EMAIL)} ELSE ${quotesSql('d.email')} END AS quotes,
    CASE WHEN a.pays THEN t.places ELSE 1 END AS places, t.free, t.to_return_centavos, t.proof_waits,
    d.cancelled_at IS NOT DISTINCT FROM $3 AS still
  FROM delegate w JOIN registration r ON r.id = w.registration_id
  CROSS JOIN LATERAL (SELECT coalesce(r.contact_email, w.email) AS contact) c
  CROSS JOIN LATERAL (SELECT contact, $4 OR fold_address($2) = fold_address(contact) AS pays) a
  CROSS JOIN LATERAL (SELECT * FROM delegate o WHERE o.registration_id = r.id
      AND (o.id = w.id OR a.pays OR fold_address(o.email) = fold_address(w.email))
    ORDER BY o.cancelled_at IS NOT DISTINCT FROM $3 DESC, o.id <> w.id, o.id LIMIT 1) d
  CROSS JOIN LATERAL (${CONCERNED}) t WHERE w.id = $1`;

const OF_WAITING = `SELECT contact_email AS to, contact_first_name AS name, uuid, true AS waits, false AS pays,
    ${isConfirmedSql('contact_email')} AS quotes, places::int, true AS free, 0 AS to_return_centavos, false AS proof_waits,
    CASE WHEN $3::timestamptz IS NULL THEN state IN ('waiting', 'offered') ELSE state = 'ended' AND decided_at = $3 END AS still
  FROM waiting_entry WHERE id = $1 AND $2::text IS NOT NULL`;

/** Undefined: it was undone, or concerns this reader no longer. */
async function load(pool: Pool, { batch_id, record_id, to_address, key }: MailAbout, sending: boolean) {
  const found = await pool.query<GuestMail>('SELECT * FROM guest_mail WHERE id = $1', [batch_id]);
  const [batch] = found.rows;
  if (!batch || (sending && batch.state === 'undone')) return undefined;
  const values = [record_id, to_address, batch.about === 'cancelled' ? batch.created_at : null];
  const delegate = await pool.query<Facts>(OF_DELEGATE, [...values, key?.endsWith(TO_PAYER) ?? false]);
  const [facts] =
    delegate.rows.length > 0 ? delegate.rows : (await pool.query<Facts>(OF_WAITING, values)).rows;
  if (!facts || (sending && !facts.still)) return undefined;
  const { rows } = await pool.query<Event>('SELECT * FROM event WHERE id = $1', [batch.event_id]);
  const { to, quotes, still: _, name, ...of } = facts;
  const [event] = rows;
  return event && { to, data: { ...of, event, words: batch.words, name: quotes ? name : '' } };
}
