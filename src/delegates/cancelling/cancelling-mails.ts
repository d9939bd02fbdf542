import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../activity/activity-log.js';
import { fromOrganizer } from '../../content/mail-company.js';
import { Mails } from '../../platform/mail/mails.js';
import { NOT_PAID_IN_TIME } from '../../registrations/held-places.js';
import {
  findDelegate,
  type MailEvent,
  type RegistrationFacts,
} from '../../registrations/mails/registration-facts.js';
import {
  CONTACT_EMAIL,
  CONTACT_FIRST_NAME,
  quotesSql,
  senderOf,
} from '../../registrations/registration-rows.js';
import type { DelegateRow } from '../delegates.dto.js';
import { givenNameSql, numberSql, unquotedName } from '../names.js';
import {
  cancelled,
  passedOn,
  placeCancelled,
  received,
  reinstated,
  type Cancelled,
  type OwnCancellation,
} from './cancelling-words.js';

/** Those who were cancelled in one go bear the same moment. */
const CANCELLED = `SELECT ${CONTACT_EMAIL} AS email, ${CONTACT_FIRST_NAME} AS contact,
    d.event_id, m.owed_centavos::float8 AS owed_centavos, d.payment_status AS paid, r.total_centavos = 0 AS free,
    coalesce(d.cancelled_because, '') = '${NOT_PAID_IN_TIME}' AS lapsed, ${quotesSql(CONTACT_EMAIL)} AS quotes,
    ARRAY(SELECT ${givenNameSql('o')} FROM delegate o
           WHERE o.registration_id = r.id AND o.cancelled_at = d.cancelled_at ORDER BY o.id) AS gone,
    ARRAY(SELECT ${numberSql('o')} FROM delegate o
           WHERE o.registration_id = r.id AND o.cancelled_at = d.cancelled_at ORDER BY o.id) AS gone_numbers,
    ARRAY(SELECT ${numberSql('o')} FROM delegate o
           WHERE o.registration_id = r.id AND o.cancelled_at IS NULL ORDER BY o.id) AS staying_numbers,
    ARRAY(SELECT ${givenNameSql('o')} FROM delegate o
           WHERE o.registration_id = r.id AND o.cancelled_at IS NULL ORDER BY o.id) AS staying
  FROM delegate d JOIN registration r ON r.id = d.registration_id JOIN registration_money m ON m.registration_id = r.id
 WHERE d.id = $1 AND d.cancelled_at IS NOT NULL`;

/** Which of the registration's delegates they are. */
interface Numbers {
  gone_numbers: number[];
  staying_numbers: number[];
}

/** Those of the same cancellation who have another address than the contact: each gets a mail of their own. */
const OWN_ADDRESSES = `SELECT o.id, o.email, extract(epoch FROM o.cancelled_at)::text AS moment
  FROM delegate d JOIN registration r ON r.id = d.registration_id
  JOIN delegate o ON o.registration_id = r.id AND o.cancelled_at = d.cancelled_at AND NOT o.spam
 WHERE d.id = $1 AND r.contact_email IS NOT NULL AND fold_address(o.email) <> fold_address(r.contact_email)
 ORDER BY o.id`;

/** What the contact and the delegates are told when places are given back or passed on. */
@Injectable()
export class CancellingMails implements OnModuleInit {
  constructor(
    private readonly pool: Pool,
    private readonly mails: Mails,
  ) {}

  onModuleInit(): void {
    const facts = async (id: string) => findDelegate(this.pool, id);
    this.mails.register(
      fromOrganizer<Cancelled>({ ...cancelled, load: ({ record_id }) => this.load(record_id) }),
    );
    this.mails.register(
      fromOrganizer<OwnCancellation>({ ...placeCancelled, load: ({ record_id }) => this.loadOwn(record_id) }),
    );
    this.mails.register(
      fromOrganizer<RegistrationFacts>({
        ...reinstated,
        load: async ({ record_id }) => {
          const data = await facts(record_id);
          return data && { to: data.contact_email, data };
        },
      }),
    );
    this.mails.register(
      fromOrganizer<RegistrationFacts>({
        ...passedOn,
        // Mails whoever had the place, whose address the record no longer has.
        load: async ({ record_id, to_address }) => {
          const data = await facts(record_id);
          return data && { to: to_address, data };
        },
      }),
    );
    this.mails.register(
      fromOrganizer<RegistrationFacts>({
        ...received,
        load: async ({ record_id }) => {
          const data = await findDelegate(this.pool, record_id, 'delegate');
          return data && { to: data.email, data };
        },
      }),
    );
  }

  /** Mails the contact once for all who were cancelled in the same go. @param id of the first of them */
  async sayCancelled(tx: EntityManager, id: string, by: Actor): Promise<void> {
    const sender = await senderOf(tx, id, by);
    const [row] = await tx.query<{ email: string; moment: string }[]>(
      `SELECT ${CONTACT_EMAIL} AS email, extract(epoch FROM d.cancelled_at)::text AS moment
         FROM delegate d JOIN registration r ON r.id = d.registration_id WHERE d.id = $1`,
      [id],
    );
    if (row) await this.queue(tx, cancelled.name, id, row.email, row.moment, sender);
    for (const own of await tx.query<{ id: string; email: string; moment: string }[]>(OWN_ADDRESSES, [id]))
      await this.queue(tx, placeCancelled.name, own.id, own.email, own.moment, sender);
  }

  async sayReinstated(tx: EntityManager, { id, updated_at, email }: DelegateRow): Promise<void> {
    const [row] = await tx.query<{ email: string | null }[]>(
      'SELECT r.contact_email AS email FROM delegate d JOIN registration r ON r.id = d.registration_id WHERE d.id = $1',
      [id],
    );
    await this.queue(tx, reinstated.name, id, row?.email ?? email, String(updated_at.getTime()));
  }

  /** @param former uuid of the ticket that ended @param email of whoever had it */
  async sayPassedOn(
    tx: EntityManager,
    former: string,
    { id, email }: Pick<DelegateRow, 'id' | 'email'>,
    by: Actor,
  ): Promise<void> {
    await this.queue(tx, passedOn.name, id, email, former, await senderOf(tx, id, by));
  }

  async sayReceived(tx: EntityManager, { id, uuid, email }: DelegateRow, by: Actor): Promise<void> {
    await this.queue(tx, received.name, id, email, uuid, await senderOf(tx, id, by));
  }

  private queue(
    tx: EntityManager,
    template: string,
    id: string,
    to: string,
    once: string,
    network: string | null = null,
  ): Promise<void> {
    const about = { template, to, network, resource: 'delegates', record_id: id };
    return this.mails.queue(tx, { ...about, key: `${template}:${id}:${once}` });
  }

  /** Undefined: it was taken back meanwhile, or the place is somebody else's. */
  private async loadOwn(id: string): Promise<{ to: string; data: OwnCancellation } | undefined> {
    const { rows } = await this.pool.query<
      Omit<OwnCancellation, 'event'> & { email: string; event_id: string }
    >(
      `SELECT email, event_id, payment_status AS paid, coalesce(cancelled_because, '') = '${NOT_PAID_IN_TIME}' AS lapsed
         FROM delegate WHERE id = $1 AND cancelled_at IS NOT NULL AND NOT spam`,
      [id],
    );
    const [row] = rows;
    if (!row) return undefined;
    const { email, event_id, ...how } = row;
    const event = await this.pool.query<MailEvent>('SELECT * FROM event WHERE id = $1', [event_id]);
    return event.rows[0] && { to: email, data: { ...how, event: event.rows[0] } };
  }

  /** Undefined: it was taken back meanwhile. */
  private async load(id: string): Promise<{ to: string; data: Cancelled } | undefined> {
    type Row = Cancelled & Numbers & { email: string; event_id: string; quotes: boolean };
    const { rows } = await this.pool.query<Row>(CANCELLED, [id]);
    const row = rows[0] && (rows[0].quotes ? rows[0] : unquoted(rows[0]));
    if (!row) return undefined;
    const event = await this.pool.query<MailEvent>('SELECT * FROM event WHERE id = $1', [row.event_id]);
    return event.rows[0] && { to: row.email, data: { ...row, event: event.rows[0] } };
  }
}

/** To an address that nobody confirmed, no name that a stranger may have typed. */
const unquoted = <T extends Pick<Cancelled, 'contact' | 'gone' | 'staying'> & Numbers>(row: T): T => ({
  ...row,
  contact: 'Hello',
  gone: row.gone.map((name, n) => unquotedName(name, row.gone_numbers[n])),
  staying: row.staying.map((name, n) => unquotedName(name, row.staying_numbers[n])),
});
