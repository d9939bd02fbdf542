import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import type { Actor } from '../../activity/activity-log.js';
import { fromOrganizer } from '../../content/mail-company.js';
import { Delegate } from '../../delegates/delegate.entity.js';
import { qrPathSql, type DelegateRow } from '../../delegates/delegates.dto.js';
import { isNamed } from '../../delegates/names.js';
import { transaction } from '../../platform/database/transaction.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { foldAddress } from '../../platform/mail/addresses.js';
import { Mails, type NewMail } from '../../platform/mail/mails.js';
import { RegistrationLinks } from '../links.js';
import { comesSql, CONTACT_EMAIL, senderOf } from '../registration-rows.js';
import { findMyTicket } from './find-my-ticket.js';
import { GROUP_TO_CONFIRM, groupToConfirm } from './group-to-confirm.js';
import { paymentTakenBack, refundMade } from './money-mails.js';
import { namesToFollow } from './names-to-follow.js';
import { proofRejected } from './proof-rejected.js';
import { RECEIVED, registrationReceived } from './registration-received.js';
import { SUMS_CHANGED, sumsChanged } from './sums-changed.js';
import { ticket } from './ticket.js';
import { ticketsOfGroup } from './tickets-of-group.js';

export const REGISTRATION_MAILS = 'registration-mails';

const TICKETS_PER_DAY = 50;
const ONCE_PAID = {
  name: 'names-to-follow',
  title: 'Names missing',
  audience: 'Whoever paid for places without names, instead of their tickets',
};
/** Who hears of a registration, when something happens to it (by the day: daily-mails.ts). Suspected spam is told to nobody. */
@Injectable()
export class RegistrationMails implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly mails: Mails,
    private readonly pool: Pool,
    private readonly dataSource: DataSource,
    private readonly links: RegistrationLinks,
  ) {}

  onModuleInit(): void {
    this.mails.register(fromOrganizer(registrationReceived(this.pool, this.links)));
    this.mails.register(fromOrganizer(groupToConfirm(this.pool, this.links)));
    this.mails.register(fromOrganizer(namesToFollow(this.pool, this.links, ONCE_PAID)));
    this.mails.register(fromOrganizer(ticket(this.pool)));
    this.mails.register(fromOrganizer(ticketsOfGroup(this.pool)));
    this.mails.register(fromOrganizer(paymentTakenBack(this.pool)));
    this.mails.register(findMyTicket(this.pool, this.links));
    this.mails.register(fromOrganizer(proofRejected(this.pool, (id) => this.reasonOf(id))));
    this.mails.register(fromOrganizer(refundMade(this.pool)));
    this.mails.register(fromOrganizer(sumsChanged(this.pool)));
    this.jobs.handle({
      kind: REGISTRATION_MAILS,
      run: ({ payload }) => this.confirm(String(payload.registration_id ?? payload.delegate_id)),
    });
  }

  /** Mails what to pay and how, once a large group was confirmed. */
  sayReceived(tx: EntityManager, registration_id: string): Promise<void> {
    return this.jobs.add(tx, { kind: REGISTRATION_MAILS, payload: { registration_id } });
  }

  /** Mails the ticket once the names that were to follow are given; where it is unpaid, the ticket comes with the payment. */
  async sendFirstTicket(tx: EntityManager, delegate: Delegate): Promise<void> {
    if (delegate.payment_status && delegate.cancelled_at === null) await this.sendTicket(tx, delegate);
  }

  /** Says that it is paid, and asks who comes, where names are to follow. @param delegates of one registration */
  async askForNames(tx: EntityManager, delegates: Delegate[]): Promise<void> {
    const [first] = delegates;
    if (!first || delegates.every(isNamed)) return;
    await this.queue(tx, ONCE_PAID.name, await contactOf(tx, first.id), first.registration_id);
  }

  /**
   * Mails the ticket each time that staff mark a delegate as paid; it says what is true when it is sent.
   * @param by a contact may name any address: then only so many of them go to one address a day
   */
  async sendTicket(tx: EntityManager, delegate: Delegate, by?: Actor): Promise<void> {
    if (!isNamed(delegate)) return;
    const key = `${delegate.id}:${delegate.updated_at.getTime()}`;
    const network = by && (await senderOf(tx, delegate.id, by));
    const more = network ? { network, mostPerDay: TICKETS_PER_DAY } : {};
    await this.queue(tx, 'ticket', delegate, key, more);
  }

  /**
   * The tickets of a registration that was paid. Whoever registered a group gets one mail with all of them, and each person
   * of another address their own. @param delegates of one registration, paid just now
   */
  async sendTickets(tx: EntityManager, delegates: Delegate[]): Promise<void> {
    const named = delegates.filter(isNamed);
    const [first, ...others] = named;
    if (!first) return;
    if (others.length === 0) return this.sendTicket(tx, first);
    const contact = await contactOf(tx, first.id);
    const key = `${first.registration_id}:${first.updated_at.getTime()}`;
    await this.queue(tx, 'tickets', contact, key);
    for (const delegate of named)
      if (foldAddress(delegate.email) !== foldAddress(contact.email)) await this.sendTicket(tx, delegate);
  }

  /** Whoever was sent a ticket hears that it is no longer paid. @param delegates of one registration */
  async sendPaymentReversed(tx: EntityManager, delegates: DelegateRow[]): Promise<void> {
    const [sentTicket] = await tx.query<{ record_id: string }[]>(
      `SELECT record_id FROM mail WHERE record_id = ANY($1) AND template IN ('ticket', 'tickets') AND state = 'sent' LIMIT 1`,
      [delegates.map(({ id }) => id)],
    );
    if (sentTicket) await this.queueMoneyMail(tx, 'payment-taken-back', delegates);
  }

  /** Why the registration's newest proof was rejected; undefined: it was not, or a new one came. */
  private async reasonOf(id: string): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ state: string; reason: string | null }>(
      `SELECT state, reason FROM proof WHERE registration_id = (SELECT registration_id FROM delegate WHERE id = $1)
        ORDER BY created_at DESC, id DESC LIMIT 1`,
      [id],
    );
    return rows[0]?.state === 'rejected' ? (rows[0].reason ?? undefined) : undefined;
  }

  /** Tells the contact why a proof was rejected; each rejection once. */
  async sayRejected(tx: EntityManager, [first]: DelegateRow[], proof: string): Promise<void> {
    if (!first || first.spam) return;
    await this.queue(tx, 'proof-rejected', await contactOf(tx, first.id), `${proof}:${Date.now()}`);
  }

  /** What was paid back. @param delegates of one registration, cancelled or not */
  sayRefunded(tx: EntityManager, delegates: DelegateRow[]): Promise<void> {
    return this.queueMoneyMail(tx, 'refund-made', delegates);
  }

  /** Mails whoever pays what is to be paid now, when somebody was added or a place costs something else. */
  saySumsChanged(tx: EntityManager, delegate: DelegateRow): Promise<void> {
    return this.queueMoneyMail(tx, SUMS_CHANGED, [delegate]);
  }

  private async queueMoneyMail(tx: EntityManager, template: string, [first]: DelegateRow[]): Promise<void> {
    if (!first || first.spam) return;
    await this.queue(tx, template, await contactOf(tx, first.id), `${first.id}:${Date.now()}`);
  }

  /**
   * Runs as a job, so that what is to be paid may have changed since it was planned: it is read under the registration's lock.
   * @param registration a registration of one has its delegate's id
   */
  private confirm(registration: string): Promise<void> {
    return transaction(this.dataSource, async (tx) => {
      const [delegate] = await tx.query<
        { id: string; email: string; network: string | null; open: boolean; free: boolean }[]
      >(
        `SELECT d.id, r.network, ${CONTACT_EMAIL} AS email, d.unconfirmed AND NOT d.payment_status AS open, r.total_centavos = 0 AS free
           FROM registration r JOIN delegate d ON d.registration_id = r.id AND ${comesSql('d')}
          WHERE r.id = $1 ORDER BY d.id LIMIT 1 FOR UPDATE OF r`,
        [registration],
      );
      if (!delegate) return;
      const { network, open, free } = delegate;
      if (open) return this.queue(tx, GROUP_TO_CONFIRM, delegate, registration, { network });
      if (free) return this.sendFreeTickets(tx, registration, network);
      await this.queue(tx, RECEIVED, delegate, registration, { network });
    });
  }

  /** Where nothing is to be paid, the tickets are all that there is to say; whoever registered gets them. */
  private async sendFreeTickets(
    tx: EntityManager,
    registration_id: string,
    network: string | null,
  ): Promise<void> {
    const where = { registration_id, cancelled_at: IsNull(), spam: false };
    // What was taken for spam, and cleared since, has none yet.
    await tx.query(
      `UPDATE delegate d SET payment_status = true, qr_code = ${qrPathSql('d')}, updated_at = now()
        WHERE registration_id = $1 AND NOT payment_status AND cancelled_at IS NULL AND NOT spam`,
      [registration_id],
    );
    const delegates = await tx.find(Delegate, { where, order: { id: 'ASC' } });
    const named = delegates.filter(isNamed);
    const [first] = named;
    if (first) {
      const contact = await contactOf(tx, first.id);
      const isOwn = named.length === 1 && foldAddress(first.email) === foldAddress(contact.email);
      const more = { network, mostPerDay: TICKETS_PER_DAY };
      await this.queue(tx, isOwn ? 'ticket' : 'tickets', contact, `${first.id}:free`, more);
    }
    await this.askForNames(tx, delegates);
  }

  /** @param key what happened; each mail about it is written once */
  private queue(
    tx: EntityManager,
    template: string,
    { id, email }: Reader,
    key: string,
    more: Pick<NewMail, 'network' | 'mostPerDay'> = {},
  ): Promise<void> {
    const about = { template, to: email, resource: 'delegates', record_id: id };
    return this.mails.queue(tx, { ...about, key: `${template}:${key}`, ...more });
  }
}

/** Who is written to, about which delegate. */
interface Reader {
  id: string;
  email: string;
}

/** Who pays for a delegate, and hears of it. */
async function contactOf(tx: EntityManager, id: string): Promise<Reader> {
  const [row] = await tx.query<{ id: string; email: string }[]>(
    `SELECT d.id, ${CONTACT_EMAIL} AS email
       FROM delegate d JOIN registration r ON r.id = d.registration_id WHERE d.id = $1`,
    [id],
  );
  if (!row) throw new Error('A delegate without a registration');
  return row;
}
