import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { dailyMailTo, StaffMailSettings } from '../../auth/staff/mail-settings.js';
import { fromOrganizer } from '../../content/mail-company.js';
import { AT_DESK_SQL } from '../../content/paying/payment-modes.js';
import { transaction } from '../../platform/database/transaction.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Mails } from '../../platform/mail/mails.js';
import { MANILA, TODAY_SQL } from '../../platform/manila.js';
import { RegistrationLinks } from '../links.js';
import { comesSql, CONTACT_EMAIL } from '../registration-rows.js';
import { namesToFollow } from './names-to-follow.js';
import { proofsWaiting, WAITING } from './proofs-waiting.js';
import { eventEve, paymentReminder, placesEndSoon } from './reminders.js';

const AT_ONCE = 100;
/**
 * Nobody is reminded while a proof waits for staff. Three days are looked at, so that a day on which nothing ran is
 * made up for.
 */
const UNPAID = `NOT d.payment_status AND d.proof_of_payment IS NULL AND NOT ${AT_DESK_SQL}
  AND (event.payment_due_at AT TIME ZONE '${MANILA}')::date - ${TODAY_SQL} BETWEEN 0 AND 3`;
/** Until it begins, so that a day on which nothing ran is made up for here too. */
const TOMORROW = `(d.payment_status OR r.tickets_because IS NOT NULL) AND d.first_name <> '' AND event.starts_at > now()
  AND (event.starts_at AT TIME ZONE '${MANILA}')::date - ${TODAY_SQL} BETWEEN 0 AND 1`;

/** SQL: an unpaid place ends within a day, or within the last third of a shorter time. */
const ENDS_SOON = `NOT d.payment_status AND NOT d.unconfirmed AND d.proof_of_payment IS NULL AND event.capacity IS NOT NULL
  AND r.held_until > now() AND r.held_until < event.starts_at AND now() > r.held_until - least(interval '24 hours', (r.held_until - r.created_at) / 3)`;

const CLOSES_SOON = `coalesce(event.changes_close_at, event.starts_at) BETWEEN now() AND now() + interval '7 days'
  AND EXISTS (SELECT FROM delegate o WHERE o.registration_id = d.registration_id AND o.first_name = '' AND o.cancelled_at IS NULL)`;
const BEFORE_CLOSE = {
  name: 'names-reminder',
  title: 'Names missing, reminder',
  audience: 'Whoever has places without names, in the last week in which names can be added',
};

/** SQL: from when on a mail of the same kind counts, and what its key ends with. */
const ONCE = { since: `'-infinity'`, day: `''` };
const EACH = { address: 'd.email', only: 'true', ...ONCE };
/** An event that was moved gets the mail of its eve once more. */
const EACH_EVE = {
  ...EACH,
  since: `event.starts_at - interval '3 days'`,
  day: `':' || event.starts_at::date`,
};
/** The contact gets one mail for all delegates. */
const FIRST_OF_ITS_REGISTRATION = {
  ...ONCE,
  address: CONTACT_EMAIL,
  only: `d.id = (SELECT o.id FROM delegate o WHERE o.registration_id = r.id AND ${comesSql('o')} ORDER BY o.id LIMIT 1)`,
};

/** Mails that go out as a day comes near, to the registrations that are in a certain state by then. */
@Injectable()
export class DailyMails implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly mails: Mails,
    private readonly pool: Pool,
    private readonly dataSource: DataSource,
    private readonly staff: StaffMailSettings,
    private readonly links: RegistrationLinks,
  ) {}

  onModuleInit(): void {
    this.mails.register(fromOrganizer(namesToFollow(this.pool, this.links, BEFORE_CLOSE)));
    this.mails.register(proofsWaiting(this.pool));
    this.mails.register(fromOrganizer(paymentReminder(this.pool)));
    this.mails.register(fromOrganizer(placesEndSoon(this.pool)));
    this.mails.register(fromOrganizer(eventEve(this.pool)));
    this.jobs.every({
      name: 'proofs-waiting',
      description: 'Mails colleagues who want it how many proofs of payment are waiting',
      schedule: { dailyAt: '7:30' },
      run: () => this.tellOfProofs(),
    });
    this.jobs.every({
      name: 'payment-reminders',
      description: 'Mails whoever has not paid, three days before the deadline',
      schedule: { dailyAt: '9:00' },
      trustsClock: true,
      run: () => this.mailEach('payment-reminder', UNPAID, FIRST_OF_ITS_REGISTRATION),
    });
    this.jobs.every({
      name: 'names-to-follow',
      description: 'Asks for missing names, in the last week in which they can be added',
      schedule: { dailyAt: '9:05' },
      trustsClock: true,
      run: () => this.mailEach(BEFORE_CLOSE.name, CLOSES_SOON, FIRST_OF_ITS_REGISTRATION),
    });
    this.jobs.every({
      name: 'event-eve',
      description: 'Mails delegates who have paid, the day before their event',
      schedule: { dailyAt: '9:10' },
      trustsClock: true,
      run: () => this.mailEach('event-eve', TOMORROW, EACH_EVE),
    });
  }

  /** Reminds people before unpaid places are given back. @returns how many were reminded */
  remindOfHolds(): Promise<number> {
    return this.mailEach('places-end-soon', ENDS_SOON, FIRST_OF_ITS_REGISTRATION);
  }

  /** One mail for each delegate of a published event for whom it holds. @returns how many */
  private async mailEach(template: string, holds: string, of = EACH): Promise<number> {
    const { rows } = await this.pool.query<{ id: string; email: string; day: string }>(
      `SELECT d.id, ${of.address} AS email, ${of.day} AS day FROM delegate d JOIN event ON event.id = d.event_id
         JOIN registration r ON r.id = d.registration_id
        WHERE ${comesSql('d')} AND event.state = 'published' AND ${holds} AND ${of.only}
          AND NOT EXISTS (SELECT FROM mail WHERE mail.record_id = d.id AND mail.template = $1
                AND mail.created_at > ${of.since})
        ORDER BY d.id`,
      [template],
    );
    // A transaction writes some at a time, since each mail locks its address until the end of it.
    for (let from = 0; from < rows.length; from += AT_ONCE)
      await transaction(this.dataSource, (tx) =>
        this.mails.queue(
          tx,
          ...rows.slice(from, from + AT_ONCE).map(({ id, email, day }) => ({
            template,
            to: email,
            resource: 'delegates',
            record_id: id,
            key: `${template}:${id}${day}`,
          })),
        ),
      );
    return rows.length;
  }

  private async tellOfProofs(): Promise<number> {
    const { rowCount } = await this.pool.query(`SELECT FROM proof WHERE ${WAITING} LIMIT 1`);
    const colleagues = rowCount ? await this.staff.wantingProofs() : [];
    await transaction(this.dataSource, (tx) =>
      this.mails.queue(tx, ...dailyMailTo('proofs-waiting', colleagues)),
    );
    return colleagues.length;
  }
}
