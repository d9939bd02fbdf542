import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { transaction } from '../database/transaction.js';
import { ApiError } from '../http/errors/api-error.js';
import { Jobs } from '../jobs/jobs.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { company, type Company } from './company.js';
import { layOut, withLogo } from './layout.js';
import { tooMany } from './mail-limits.js';
import { Mail, type MailState } from './mail.entity.js';
import { Smtp } from './smtp.js';
import type { MailAbout, MailContent, MailLinks, MailTemplate } from './template.js';
import { withWords, NO_WORDS, type WordsInForce } from './words.js';

export const SEND_MAIL = 'mail';
export const UNTRUE = 'What it says was no longer so, or its record is gone: it was not sent.';

export interface NewMail {
  template: string;
  to: string;
  resource: string;
  record_id: string;
  /** The colleague it goes to, where it goes to one. */
  recipient_id?: string;
  /** The sending that it belongs to, where it is one of many. */
  batch_id?: string;
  /** The same key again makes no second mail. */
  key?: string;
  /** Keyed hash of the network from which somebody asked for it. */
  network?: string | null;
  /** In place of the template's limit, where somebody else than staff causes this mail. */
  mostPerDay?: number;
}

/** A mail with what is decided when it is written. */
type WrittenMail = NewMail & { id: string; why: string | undefined };

export interface Rendered extends MailContent {
  html: string;
  text: string;
  /** Where the reader stops such mails, and where a mail program does. */
  settingsUrl?: string;
  oneClickUrl?: string;
}

/** An address that only this machine would know, such as that of the first account. */
export const isReachable = (address: string): boolean => /@[^@\s]+\.[^@\s]+$/.test(address);

/** Those of the demonstration data: `.invalid` leads nowhere by RFC 2606, and no server is asked to try. */
export const isMadeUp = (address: string): boolean => /\.invalid$/i.test(address);
const MADE_UP = 'A made-up address: nothing is sent to it.';

/** Templates are registered and mails are queued here; MailSender sends them. */
@Injectable()
export class Mails {
  readonly templates = new Map<string, MailTemplate<unknown>>();
  /** Resource → its table, which has `email` and `mail_fails`. */
  private readonly flagged = new Map<string, string>();
  private cameBack = (_address: string) => 'false';
  private company: () => Promise<Company> = () => Promise.resolve(company);
  private words: (name: string) => Promise<WordsInForce> = () => Promise.resolve(NO_WORDS);

  constructor(
    private readonly jobs: Jobs,
    private readonly dataSource: DataSource,
    private readonly smtp: Smtp,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Called by features in onModuleInit. */
  register<Data>(template: MailTemplate<Data>): void {
    if (this.templates.has(template.name)) throw new Error(`The mail ${template.name} is registered twice`);
    this.templates.set(template.name, template as MailTemplate<unknown>);
  }

  find(id: string): Promise<Mail | null> {
    return this.dataSource.manager.findOneBy(Mail, { id });
  }

  /** Called by whoever knows what the site says of the company, in onModuleInit. */
  signAs(read: () => Promise<Company>): void {
    this.company = read;
  }

  /** Called by whoever keeps the owner's words of mails, in onModuleInit. */
  sayBy(read: (name: string) => Promise<WordsInForce>): void {
    this.words = read;
  }

  /**
   * Called by features in onModuleInit: the records of this resource are flagged when mail to them does not arrive.
   * @param table has the columns `email` and `mail_fails`
   */
  onArrival(resource: string, table: string): void {
    this.flagged.set(resource, table);
  }

  /** Notes at the record whether a mail to it arrived, unless its address was changed meanwhile. */
  async noteArrival(
    { resource, record_id, recipient_id }: Mail,
    to: string,
    arrives: boolean,
  ): Promise<void> {
    const table = this.flagged.get(resource);
    if (table === undefined || recipient_id !== null) return;
    await this.dataSource.query(
      `UPDATE ${table} SET mail_fails = NOT $3::boolean WHERE id = $1 AND email = $2 AND mail_fails = $3
          AND NOT ($3 AND ${this.cameBack('$2')})`,
      [record_id, to, arrives],
    );
  }

  /** Called in onModuleInit. @param sql whether mail to an address came back: that a server takes the next one says nothing then */
  cameBackIf(sql: (address: string) => string): void {
    this.cameBack = sql;
  }

  /** The tables whose records are flagged so. */
  get flaggedTables(): string[] {
    return [...this.flagged.values()];
  }

  /** Whether a mail to this address would be sent. */
  canReach(address: string): boolean {
    return this.areSent && isReachable(address) && !isMadeUp(address);
  }

  /** @throws ApiError 409 where a mail to this address would never be written */
  refuseUnreachable(address: string): void {
    if (!isReachable(address))
      throw ApiError.conflict(
        'address_unreachable',
        `No mail reaches ${address}: give your account an address of your own, under Staff.`,
      );
  }

  /** Writes mails in the caller's transaction; they are sent once that has committed. */
  async queue(tx: EntityManager, ...mails: NewMail[]): Promise<void> {
    const reachable = await this.unwritten(
      tx,
      mails.filter(({ to }) => isReachable(to)),
    );
    const counted = reachable.map((mail) => {
      const { mostPerDay, isAwaited = false } = this.templates.get(mail.template) ?? {};
      return { ...mail, isAwaited, most: isMadeUp(mail.to) ? undefined : (mail.mostPerDay ?? mostPerDay) };
    });
    const limited = [...this.templates.values()].filter(
      ({ mostPerDay, isAwaited }) => mostPerDay !== undefined && !isAwaited,
    );
    const why = await tooMany(
      tx,
      counted,
      limited.map(({ name }) => name),
    );
    const written = reachable.flatMap((mail, n) => {
      const reason = isMadeUp(mail.to) ? MADE_UP : why[n];
      return reason === null ? [] : { ...mail, id: v7(), why: reason };
    });
    await this.write(tx, written);
  }

  /** Mails whose key is there already are left out: a job that runs twice writes its mails once, and counts none twice. */
  private async unwritten(tx: EntityManager, mails: NewMail[]): Promise<NewMail[]> {
    const keys = mails.flatMap(({ key }) => key ?? []);
    if (keys.length === 0) return mails;
    const rows = await tx.query<{ key: string }[]>('SELECT key FROM mail WHERE key = ANY ($1)', [keys]);
    const there = new Set(rows.map(({ key }) => key));
    return mails.filter(({ key }) => key === undefined || !there.has(key));
  }

  /** All mails are written by one statement: a group's, or a colleague's and a visitor's, cost no more than one. */
  private async write(tx: EntityManager, mails: WrittenMail[]): Promise<void> {
    if (mails.length === 0) return;
    const added = await tx.query<{ id: string; state: MailState }[]>(
      `INSERT INTO mail (id, template, to_address, resource, record_id, event_id, recipient_id, batch_id, network, key, state, last_error)
       SELECT id, template, "to", resource, record_id, event_of_record(record_id), recipient_id, batch_id, network, key,
              CASE WHEN why IS NULL THEN 'queued' ELSE 'withheld' END, why
         FROM jsonb_to_recordset($1) AS new(id uuid, template text, "to" text, resource text, record_id uuid,
              recipient_id uuid, batch_id uuid, network text, key text, why text)
       ON CONFLICT (key) WHERE key IS NOT NULL DO NOTHING RETURNING id, state`,
      [JSON.stringify(mails)],
    );
    await this.plan(tx, ...added.filter(({ state }) => state === 'queued').map(({ id }) => id));
  }

  /** Sends a mail that was withheld, failed, is uncertain or was sent, to its address as of now. @throws ApiError 404, 409 */
  async sendAgain(id: string): Promise<Mail> {
    if (!this.smtp.configured)
      throw ApiError.conflict('mail_off', 'No mail server is set, so nothing can be sent.');
    const found = await this.dataSource.manager.findOneBy(Mail, { id });
    // This reads through the pool, so it comes before the transaction: two that held a connection could wait for each other.
    const now = found && (await this.render(found));
    return transaction(this.dataSource, async (tx) => {
      const mail = await tx.findOne(Mail, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!mail) throw ApiError.notFound('Mail');
      if (mail.state === 'queued' || mail.state === 'retrying')
        throw ApiError.conflict('mail_under_way', 'This mail is on its way already.');
      if (isMadeUp(mail.to_address)) throw ApiError.conflict('address_unreachable', MADE_UP);
      if (now) await tx.update(Mail, { id }, { to_address: now.to });
      await this.requeue(tx, [id]);
      return tx.findOneByOrFail(Mail, { id });
    });
  }

  /** Sends all that waits because no mail server was set. @returns how many @throws ApiError 409 */
  async sendWithheld(): Promise<number> {
    if (!this.smtp.configured)
      throw ApiError.conflict('mail_off', 'No mail server is set, so nothing can be sent.');
    return transaction(this.dataSource, async (tx) => {
      const rows = await tx.query<{ id: string }[]>(
        `SELECT id FROM mail WHERE state = 'withheld' AND last_error IS NULL ORDER BY id FOR UPDATE SKIP LOCKED`,
      );
      const ids = rows.map(({ id }) => id);
      await this.requeue(tx, ids);
      return ids.length;
    });
  }

  /** Gives up the mails that wait because no mail server was set: they stay withheld. @returns how many */
  async keepWithheld(by: string): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `UPDATE mail SET last_error = $1, updated_at = now() WHERE state = 'withheld' AND last_error IS NULL`,
      [`${by} chose not to send it.`],
    );
    return count;
  }

  /** Of an event that is as it was: what was no longer so when its turn came, since a moment, may be so again. */
  async reconsider(tx: EntityManager, event_id: string, since: Date): Promise<void> {
    const rows = await tx.query<{ id: string }[]>(
      `SELECT id FROM mail WHERE event_id = $1 AND state = 'withheld' AND last_error = $2 AND updated_at >= $3
        ORDER BY id FOR UPDATE`,
      [event_id, UNTRUE, since],
    );
    await this.requeue(
      tx,
      rows.map(({ id }) => id),
    );
  }

  /** Removes the mails about a record that is deleted, also those that were not sent yet. */
  async forget(tx: EntityManager, resource: string, ...record_ids: string[]): Promise<void> {
    await tx.delete(Mail, { resource, record_id: In(record_ids) });
  }

  /** Withholds mails of a record that is back from the bin: what was on its way then is not sent by itself now. */
  async keepBack(tx: EntityManager, record_id: string): Promise<void> {
    await tx.query(
      `UPDATE mail SET state = 'withheld', last_error = 'What it is about was in the bin.', next_attempt_at = NULL
        WHERE record_id = $1 AND state IN ('queued', 'retrying')`,
      [record_id],
    );
  }

  /** Whether mails can be sent at all. */
  get areSent(): boolean {
    return this.smtp.configured;
  }

  /** A mail as it would be sent now. @returns undefined when its record is gone */
  async render(mail: MailAbout & Pick<Mail, 'template'>, sending = false) {
    const template = this.templates.get(mail.template);
    const loaded = await template?.load(mail, sending);
    if (!template || !loaded) return undefined;
    return { to: loaded.to, ...(await this.renderData(template, loaded.data)) };
  }

  /** A mail of a kind with made-up data. @param words others than those in force @throws ApiError 404 */
  sample(name: string, words?: WordsInForce): Promise<Rendered> {
    const template = this.templates.get(name);
    if (!template) throw ApiError.notFound('Template');
    return this.renderData(template, template.sample, words);
  }

  /** What the program itself says in a kind of mail, with made-up data. @throws ApiError 404 */
  async factorySample(name: string): Promise<{ content: MailContent; company: Company }> {
    const template = this.templates.get(name);
    if (!template) throw ApiError.notFound('Template');
    const links = await this.links();
    return { content: await template.render(template.sample, links), company: links.company };
  }

  /** What a mail of this kind would say, before there is one. */
  show<Data>(template: MailTemplate<Data>, data: Data): Promise<Rendered> {
    return this.renderData(template as MailTemplate<unknown>, data);
  }

  private async links(): Promise<MailLinks> {
    return { publicUrl: this.settings.publicUrl, company: await this.company() };
  }

  private async renderData(
    template: MailTemplate<unknown>,
    data: unknown,
    words?: WordsInForce,
  ): Promise<Rendered> {
    const links = await this.links();
    const factory = await template.render(data, links);
    const content =
      factory.values === undefined
        ? factory
        : withWords(factory, words ?? (await this.words(template.name)), links.company);
    const at = (path: string | undefined) => (path === undefined ? undefined : `${links.publicUrl}${path}`);
    const stops = { settingsUrl: at(content.settingsPath), oneClickUrl: at(content.oneClickPath) };
    const attachments = withLogo(content.attachments, links.company);
    return { ...content, ...layOut(content, links), ...stops, attachments };
  }

  private async requeue(tx: EntityManager, ids: string[]): Promise<void> {
    await tx.query(
      `UPDATE mail SET state = 'queued', attempts = 0, last_error = NULL, next_attempt_at = NULL, updated_at = now()
        WHERE id = ANY($1)`,
      [ids],
    );
    await this.plan(tx, ...ids);
  }

  private plan(tx: EntityManager, ...ids: string[]): Promise<void> {
    return this.jobs.add(tx, ...ids.map((id) => ({ kind: SEND_MAIL, payload: { mail_id: id } })));
  }
}
