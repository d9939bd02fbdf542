import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { spread, type JobResult, type RunningJob } from '../jobs/definitions.js';
import { LEASE_SECONDS } from '../jobs/job-store.js';
import { Jobs } from '../jobs/jobs.js';
import { MailArrivals, NOT_OF_ADDRESS } from './mail-arrivals.js';
import type { Mail } from './mail.entity.js';
import { Mails, SEND_MAIL, UNTRUE, type Rendered } from './mails.js';
import { Smtp, type Delivery } from './smtp.js';

const HOUR = 3_600;
/** Seconds to wait after the first, second … failed try: about a day together. */
const PAUSES = [
  30,
  60,
  120,
  300,
  600,
  1_200,
  2_400,
  HOUR,
  HOUR,
  HOUR,
  2 * HOUR,
  2 * HOUR,
  4 * HOUR,
  4 * HOUR,
];
/** Seconds: the last of them, spread. */
const LONGEST_PAUSE = 5 * HOUR;
const LATER = 'Its address was changed, and a later mail of this kind goes there.';

/** A mail, with the moment of a hand-over that is under way, to the microsecond: it tells one hand-over from another. */
type Due = Mail & { handover: string | null };

/** SQL that notes a try, with the address at one parameter and the subject at the next. */
const tried = (at: number) => `to_address = $${at}, subject = $${at + 1}, attempts = attempts + 1`;

/** Sends one mail, at least once and at most once wherever that can be known. */
@Injectable()
export class MailSender implements OnModuleInit {
  private readonly log = new Logger(MailSender.name);

  constructor(
    private readonly jobs: Jobs,
    private readonly mails: Mails,
    private readonly smtp: Smtp,
    private readonly pool: Pool,
    private readonly arrivals: MailArrivals,
  ) {}

  onModuleInit(): void {
    this.jobs.every({
      name: 'mail-networks',
      description: 'Forgets from which network a mail was asked for, once it is counted no more',
      schedule: { dailyAt: '3:35' },
      run: async () =>
        (
          await this.pool.query(
            `UPDATE mail SET network = NULL WHERE network IS NOT NULL
                AND created_at BETWEEN now() - interval '30 days' AND now() - interval '1 day'`,
          )
        ).rowCount ?? 0,
    });
    this.jobs.handle({
      kind: SEND_MAIL,
      concurrency: 3,
      prefetch: 30,
      maxAttempts: 1_000,
      longestPause: LONGEST_PAUSE,
      run: (job) => this.run(job),
    });
  }

  private async run({ payload }: RunningJob): Promise<JobResult> {
    const mail = await this.find(String(payload.mail_id));
    if (!mail) return;
    // A process ended, or stands still, while it handed this mail over: nobody knows whether it was taken.
    if (mail.handover !== null)
      return this.settle(mail, 'uncertain', 'The program ended while it handed this mail over.');
    if (!this.smtp.configured) return this.withhold(mail);
    const template = this.mails.templates.get(mail.template);
    const wait = await template?.waits?.(mail);
    if (wait) return { again: wait };
    const rendered = await this.mails.render(mail, true);
    if (!rendered) return this.settle(mail, 'withheld', (await template?.whyNot?.(mail)) ?? UNTRUE);
    // The record's address was changed meanwhile. Of several mails that wait, the new address gets the latest alone.
    if (rendered.to !== mail.to_address && (await this.hasLater(mail)))
      return this.settle(mail, 'withheld', LATER);
    const { from } = this.smtp;
    const message = await compose(mail.id, rendered, from);
    let handover: string | undefined;
    const delivery = await this.smtp.send({ from: addressOf(from), to: rendered.to, message }, async () => {
      handover = await this.handOver(mail.id, rendered);
      return handover !== undefined;
    });
    // Another worker hands it over. By the next try it is done, or has ended in the middle of it.
    if (delivery.outcome === 'dropped') return { again: LEASE_SECONDS };
    // A mail that was refused before its hand-over counts as tried too.
    if (handover === undefined)
      await this.note(mail, `${tried(3)}, handing_over_at = NULL`, [rendered.to, rendered.subject]);
    return this.after({ ...mail, to_address: rendered.to, handover: handover ?? null }, delivery);
  }

  /**
   * The note that a mail is handed over is also what keeps a second worker from it: a process may have stood still for
   * longer than its lease, and another may have the job.
   * @returns what tells this hand-over from others; undefined: it is not ours
   */
  private async handOver(id: string, { to, subject }: { to: string; subject: string }) {
    const { rows } = await this.pool.query<{ handover: string }>(
      `UPDATE mail SET ${tried(2)}, handing_over_at = clock_timestamp(), updated_at = now()
        WHERE id = $1 AND handing_over_at IS NULL AND state IN ('queued', 'retrying')
       RETURNING handing_over_at::text AS handover`,
      [id, to, subject],
    );
    return rows[0]?.handover;
  }

  private async after(mail: Due, delivery: Exclude<Delivery, { outcome: 'dropped' }>): Promise<JobResult> {
    const { attempts, to_address } = mail;
    // The record's flag before the mail's state: whoever reads that a mail was sent, or failed, reads the flag that goes with it,
    // and a process that ends between the two leaves a mail that is uncertain, not one without its flag.
    if (delivery.outcome === 'sent') {
      await this.arrivals.note(mail, to_address, true);
      return this.settle(mail, 'sent');
    }
    this.log.warn(`Mail ${mail.id}: ${delivery.outcome}: ${delivery.error}`);
    if (delivery.outcome === 'uncertain') return this.settle(mail, 'uncertain', delivery.error);
    const { permanent, addressFault } = delivery;
    const error = addressFault ? delivery.error : `${NOT_OF_ADDRESS}${delivery.error}`;
    if (permanent) {
      if (addressFault) await this.arrivals.note(mail, to_address, false);
      return this.settle(mail, 'failed', error);
    }
    const pause = PAUSES[attempts];
    if (pause === undefined) return this.settle(mail, 'failed', `Given up after a day. ${error}`);
    const seconds = spread(pause);
    await this.note(
      mail,
      `state = 'retrying', handing_over_at = NULL, last_error = $3, next_attempt_at = now() + $4 * interval '1 second'`,
      [delivery.error, seconds],
    );
    return { again: seconds };
  }

  private async withhold(mail: Due): Promise<void> {
    const rendered = await this.mails.render(mail);
    await this.note(mail, `state = 'withheld', subject = coalesce($3, subject)`, [rendered?.subject ?? null]);
  }

  private settle(
    mail: Due,
    state: 'sent' | 'failed' | 'uncertain' | 'withheld',
    error?: string,
  ): Promise<void> {
    return this.note(
      mail,
      `state = $3, last_error = $4, handing_over_at = NULL, next_attempt_at = NULL,
       sent_at = CASE WHEN $3 = 'sent' THEN now() ELSE sent_at END,
       uncertain_at = CASE WHEN $3 = 'uncertain' THEN now() ELSE uncertain_at END`,
      [state, error ?? null],
      state === 'sent' ? `state = 'uncertain'` : 'false',
    );
  }

  /**
   * Notes what came of this hand-over, or of none, unless another one has begun meanwhile.
   * @param changes with its values from $3 on
   * @param alsoWhere one that was thought to be lost may still say that it went well
   */
  private async note(
    { id, handover }: Due,
    changes: string,
    values: unknown[],
    alsoWhere = 'false',
  ): Promise<void> {
    await this.pool.query(
      `UPDATE mail SET ${changes}, updated_at = now() WHERE id = $1 AND CASE WHEN $2::timestamptz IS NULL
              THEN handing_over_at IS NULL AND state IN ('queued', 'retrying')
              ELSE handing_over_at = $2 OR ${alsoWhere} END`,
      [id, handover, ...values],
    );
  }

  /** Whether a mail of the same kind about the same record was written after this one. Two mails to many say different things. */
  private async hasLater({ id, template, record_id, batch_id }: Mail): Promise<boolean> {
    if (this.mails.templates.get(template)?.isOfItsOwn) return false;
    const { rowCount } = await this.pool.query(
      `SELECT FROM mail WHERE record_id = $1 AND template = $2 AND recipient_id IS NULL AND id > $3
          AND batch_id IS NOT DISTINCT FROM $4 LIMIT 1`,
      [record_id, template, id, batch_id],
    );
    return rowCount === 1;
  }

  /** Only a mail that waits: one that was settled meanwhile is not sent again. */
  private async find(id: string): Promise<Due | undefined> {
    const { rows } = await this.pool.query<Due>(
      `SELECT *, handing_over_at::text AS handover FROM mail WHERE id = $1 AND state IN ('queued', 'retrying')`,
      [id],
    );
    return rows[0];
  }
}

/** `Name <a@b.ph>` or `a@b.ph` → `a@b.ph`. */
export const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;

/** What a mail program shows beside the sender. Where it may stop the mails itself, that address alone is named. */
const stopHeaders = ({ settingsUrl, oneClickUrl }: Rendered): Record<string, string> => {
  if (oneClickUrl !== undefined)
    return { 'List-Unsubscribe': `<${oneClickUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return settingsUrl === undefined ? {} : { 'List-Unsubscribe': `<${settingsUrl}>` };
};

/** Writes the message as it goes over the line. */
async function compose(id: string, mail: Rendered & { to: string }, from: string): Promise<Buffer> {
  // nodemailer is loaded with the first mail, so that the start does not wait for it.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const composer = new MailComposer({
    from,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    messageId: `<${id}@${addressOf(from).split('@')[1] ?? 'localhost'}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...stopHeaders(mail),
    },
    attachments: (mail.attachments ?? []).map((file) => ({
      ...file,
      contentDisposition: file.cid === undefined ? 'attachment' : 'inline',
    })),
    // nodemailer may read neither files nor addresses for a mail.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
