import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { spread, type JobResult, type RunningJob } from '../jobs/definitions.js';
import { Jobs } from '../jobs/jobs.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import type { Mail } from './mail.entity.js';
import { Mails, SEND_MAIL, type Rendered } from './mails.js';
import { Smtp, type Delivery } from './smtp.js';

const HOUR = 3_600;
/** Seconds after the first, second … failed try: about a day together. */
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
const UNTRUE = 'What it says was no longer so, or its record is gone: it was not sent.';
const LATER = 'Its address was changed, and a later mail of this kind goes there.';

/** Sends one mail, at least once and at most once wherever that can be known. */
@Injectable()
export class MailSender implements OnModuleInit {
  private readonly log = new Logger(MailSender.name);

  constructor(
    private readonly jobs: Jobs,
    private readonly mails: Mails,
    private readonly smtp: Smtp,
    private readonly pool: Pool,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.jobs.handle({
      kind: SEND_MAIL,
      concurrency: 3,
      ahead: 30,
      maxAttempts: 1_000,
      run: (job) => this.run(job),
    });
  }

  private async run({ payload }: RunningJob): Promise<JobResult> {
    const mail = await this.find(String(payload.mail_id));
    if (!mail) return;
    // A process ended while it handed this mail over: nobody knows whether it was taken.
    if (mail.handing_over_at !== null)
      return this.settle(mail.id, 'uncertain', 'The program ended while it handed this mail over.');
    if (!this.smtp.configured) return this.withhold(mail);
    const rendered = await this.mails.render(mail, true);
    if (!rendered) return this.settle(mail.id, 'withheld', UNTRUE);
    // The address was changed meanwhile, perhaps many times: who has it now gets one of them.
    if (rendered.to !== mail.to_address && (await this.hasLater(mail)))
      return this.settle(mail.id, 'withheld', LATER);
    const from = this.settings.mailFrom ?? '';
    const message = await compose(mail.id, rendered, from);
    let noted = false;
    const delivery = await this.smtp.send({ from: addressOf(from), to: rendered.to, message }, async () => {
      await this.noteTry(mail.id, rendered, 'now()');
      noted = true;
    });
    // What was refused before it was handed over was a try too.
    if (!noted) await this.noteTry(mail.id, rendered, 'NULL');
    return this.after({ ...mail, to_address: rendered.to }, delivery);
  }

  private noteTry(id: string, { to, subject }: { to: string; subject: string }, at: 'now()' | 'NULL') {
    return this.note(
      id,
      `to_address = $2, subject = $3, attempts = attempts + 1, handing_over_at = ${at}`,
      to,
      subject,
    );
  }

  private async after(mail: Mail, delivery: Delivery): Promise<JobResult> {
    const { id, attempts, to_address } = mail;
    if (delivery.outcome === 'sent') {
      await this.settle(id, 'sent');
      return this.mails.noteArrival(mail, to_address, true);
    }
    this.log.warn(`Mail ${id}: ${delivery.outcome}: ${delivery.error}`);
    if (delivery.outcome === 'uncertain') return this.settle(id, 'uncertain', delivery.error);
    if (delivery.permanent) {
      await this.settle(id, 'failed', delivery.error);
      return delivery.addressFault ? this.mails.noteArrival(mail, to_address, false) : undefined;
    }
    const pause = PAUSES[attempts];
    if (pause === undefined) return this.settle(id, 'failed', `Given up after a day. ${delivery.error}`);
    const seconds = spread(pause);
    await this.note(
      id,
      `state = 'retrying', handing_over_at = NULL, last_error = $2, next_attempt_at = now() + $3 * interval '1 second'`,
      delivery.error,
      seconds,
    );
    return { again: seconds };
  }

  private async withhold(mail: Mail): Promise<void> {
    const rendered = await this.mails.render(mail);
    await this.note(
      mail.id,
      `state = 'withheld', subject = coalesce($2, subject)`,
      rendered?.subject ?? null,
    );
  }

  private settle(
    id: string,
    state: 'sent' | 'failed' | 'uncertain' | 'withheld',
    error?: string,
  ): Promise<void> {
    return this.note(
      id,
      `state = $2, last_error = $3, handing_over_at = NULL, next_attempt_at = NULL,
       sent_at = CASE WHEN $2 = 'sent' THEN now() ELSE sent_at END,
       uncertain_at = CASE WHEN $2 = 'uncertain' THEN now() ELSE uncertain_at END`,
      state,
      error ?? null,
    );
  }

  private async note(id: string, changes: string, ...values: unknown[]): Promise<void> {
    await this.pool.query(`UPDATE mail SET ${changes}, updated_at = now() WHERE id = $1`, [id, ...values]);
  }

  /** Whether a mail of the same kind about the same record was written after this one. */
  private async hasLater({ id, template, record_id }: Mail): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      'SELECT FROM mail WHERE record_id = $1 AND template = $2 AND recipient_id IS NULL AND id > $3 LIMIT 1',
      [record_id, template, id],
    );
    return rowCount === 1;
  }

  /** Only a mail that waits: one that was settled meanwhile is not sent again. */
  private async find(id: string): Promise<Mail | undefined> {
    const { rows } = await this.pool.query<Mail>(
      `SELECT * FROM mail WHERE id = $1 AND state IN ('queued', 'retrying')`,
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

/** The message as it goes over the line. */
async function compose(id: string, mail: Rendered & { to: string }, from: string): Promise<Buffer> {
  // Loaded with the first mail: the start is not to wait for it.
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
    // Nothing of a mail comes from a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
