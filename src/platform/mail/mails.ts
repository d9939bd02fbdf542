import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { ApiError } from '../http/errors/api-error.js';
import { Jobs } from '../jobs/jobs.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { company, type Company } from './company.js';
import { layOut, withLogo } from './layout.js';
import { tooMany } from './mail-limits.js';
import { Mail, type MailState } from './mail.entity.js';
import { Smtp } from './smtp.js';
import type { MailAbout, MailContent, MailLinks, MailTemplate } from './template.js';
import { withWords, wordsInForce, type WordsInForce } from './words.js';

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
  /** Who caused it, where a visitor did: a keyed hash of their network. Staff and this system: none. */
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
export const MADE_UP = 'A made-up address: nothing is sent to it.';

/** Templates are registered and mails are queued here; MailSender sends them. */
@Injectable()
export class Mails {
  readonly templates = new Map<string, MailTemplate<unknown>>();
  private company: () => Promise<Company> = () => Promise.resolve(company);

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
    const awaited = [...this.templates.values()].filter(({ isAwaited }) => isAwaited === true);
    const why = await tooMany(
      tx,
      counted,
      awaited.map(({ name }) => name),
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
        : withWords(factory, words ?? (await wordsInForce(this.dataSource, template.name)), links.company);
    const at = (path: string | undefined) => (path === undefined ? undefined : `${links.publicUrl}${path}`);
    const stops = { settingsUrl: at(content.settingsPath), oneClickUrl: at(content.oneClickPath) };
    const attachments = withLogo(content.attachments, links.company);
    return { ...content, ...layOut(content, links), ...stops, attachments };
  }

  /** Hands mails that are queued to MailSender, once the transaction has committed. */
  plan(tx: EntityManager, ...ids: string[]): Promise<void> {
    return this.jobs.add(tx, ...ids.map((id) => ({ kind: SEND_MAIL, payload: { mail_id: id } })));
  }
}
