import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { History, type ActivityView } from '../activity/history.js';
import { transaction, type Transaction } from '../platform/database/transaction.js';
import type { StaffCaller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import type { Precondition } from '../platform/http/etag.js';
import { Mails, type Rendered } from '../platform/mail/mails.js';
import type { MailContent } from '../platform/mail/template.js';
import {
  isPart,
  keptWords,
  placeholderProblem,
  SIGNATURE,
  valuesOf,
  type MailWords as Words,
} from '../platform/mail/words.js';
import {
  idOf,
  mailWordsActivity,
  type MailWordsFields,
  type MailWordsView,
  type SignatureView,
} from './mail-words.dto.js';

/** Words that every mail may name, which is what a signature may. */
const COMMON = ['company', 'telephone', 'email', 'hours'];
const NOTHING: Words = { subject: null, opening: null, closing: null };

/** The words of mails to guests and customers, which the owner changes. They count from the next mail that is sent. */
@Injectable()
export class MailWords {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: Mails,
    private readonly activity: ActivityLog,
    private readonly histories: History,
  ) {}

  /** Every kind whose words may be changed, with what the program says itself. */
  async list(): Promise<MailWordsView[]> {
    const all = await Promise.all(
      [...this.mails.templates.keys()].map(async (kind) => ((await this.mayChange(kind)) ? [kind] : [])),
    );
    const kinds = all.flat();
    const rows = await keptWords(this.dataSource, kinds);
    return Promise.all(
      kinds.map(async (kind) => (await this.viewOf(kind))(rows.find((row) => row.kind === kind) ?? NOTHING)),
    );
  }

  /** @throws ApiError 404 for a kind that has no words of the owner's */
  async read(kind: string): Promise<MailWordsView> {
    const [row = NOTHING] = await keptWords(this.dataSource, [kind]);
    return (await this.viewOf(kind))(row);
  }

  async signature(tx: Pick<Transaction, 'query'> = this.dataSource): Promise<SignatureView> {
    const [row] = await keptWords(tx, [SIGNATURE]);
    return { text: row?.opening ?? null };
  }

  /** @throws ApiError 400 naming an unknown placeholder, 404, 412 */
  async save(
    kind: string,
    { subject, opening, closing }: MailWordsFields,
    me: StaffCaller,
    ifMatch: Precondition,
  ): Promise<MailWordsView> {
    const words = { subject, opening, closing };
    await this.check(kind, words);
    // This reads through the pool, so it comes before the transaction: two that held a connection could wait for each other.
    const view = await this.viewOf(kind);
    return transaction(this.dataSource, async (tx) => {
      const before = await this.locked(kind, tx);
      ifMatch(view(before));
      await this.keep(tx, kind, before, words, me);
      return view(words);
    });
  }

  /** @throws ApiError 400 naming an unknown placeholder, 412 */
  async saveSignature(text: string | null, me: StaffCaller, ifMatch: Precondition): Promise<SignatureView> {
    refuseProblems([['text', text]], COMMON);
    return transaction(this.dataSource, async (tx) => {
      const before = await this.locked(SIGNATURE, tx);
      ifMatch(await this.signature(tx));
      await this.keep(tx, SIGNATURE, before, { ...NOTHING, opening: text }, me);
      return this.signature(tx);
    });
  }

  history(kind: string): Promise<ActivityView[]> {
    return this.histories.of('mail-words', idOf(kind));
  }

  /** A mail of made-up data in words that are not saved. @throws ApiError 400, 404 */
  async preview(kind: string, words: Words): Promise<Rendered> {
    await this.check(kind, words);
    const { text: signature } = await this.signature();
    const { subject, opening, closing } = words;
    return this.mails.sample(kind, { subject, opening, closing, signature });
  }

  /** Keeps words that are tried and not saved, for the test's mail and for a week after. */
  async keepForTest(tx: Transaction, test: string, { subject, opening, closing }: Words): Promise<void> {
    await tx.query(
      `DELETE FROM mail_words WHERE kind LIKE 'test:%' AND updated_at < now() - interval '7 days'`,
    );
    await tx.query('INSERT INTO mail_words (kind, subject, opening, closing) VALUES ($1, $2, $3, $4)', [
      `test:${test}`,
      subject,
      opening,
      closing,
    ]);
  }

  /** @returns undefined where they are gone */
  async ofTest(test: string): Promise<Words | undefined> {
    const [row] = await keptWords(this.dataSource, [`test:${test}`]);
    return row;
  }

  /** @throws ApiError 400, 404 */
  async check(kind: string, { subject, opening, closing }: Words): Promise<void> {
    const { content, company } = await this.factory(kind);
    const names = Object.keys(valuesOf(content, company));
    const texts = Object.entries({ subject, opening, closing });
    refuseProblems(texts, names);
    if (subject !== null && /[\r\n]/.test(subject))
      throw ApiError.invalid([{ field: 'subject', message: 'A subject is one line' }]);
  }

  private async keep(tx: Transaction, kind: string, before: Words, after: Words, me: StaffCaller) {
    if (FIELDS.every((field) => before[field] === after[field])) return;
    await tx.query(
      `INSERT INTO mail_words (kind, subject, opening, closing) VALUES ($1, $2, $3, $4)
       ON CONFLICT (kind) DO UPDATE SET subject = $2, opening = $3, closing = $4, updated_at = now()`,
      [kind, after.subject, after.opening, after.closing],
    );
    const isReset = FIELDS.every((field) => after[field] === null);
    await this.activity.record(
      tx,
      me,
      mailWordsActivity(isReset ? 'mail_words.reset' : 'mail_words.changed', idOf(kind), {
        before: { kind, ...before },
        after: { kind, ...after },
      }),
    );
  }

  /** The row is made where there is none yet, so that of two who write one waits. */
  private async locked(kind: string, tx: Transaction): Promise<Words> {
    await tx.query('INSERT INTO mail_words (kind) VALUES ($1) ON CONFLICT DO NOTHING', [kind]);
    await tx.query('SELECT FROM mail_words WHERE kind = $1 FOR UPDATE', [kind]);
    const [{ subject, opening, closing } = NOTHING] = await keptWords(tx, [kind]);
    return { subject, opening, closing };
  }

  private async mayChange(kind: string): Promise<boolean> {
    return (await this.mails.factorySample(kind)).content.values !== undefined;
  }

  private async factory(kind: string) {
    const made = await this.mails.factorySample(kind);
    if (made.content.values === undefined) throw ApiError.notFound('Words of this mail');
    return made;
  }

  /** How a kind is shown with words. */
  private async viewOf(kind: string): Promise<(words: Words) => MailWordsView> {
    const { content, company } = await this.factory(kind);
    const { title = kind, audience = '' } = this.mails.templates.get(kind) ?? {};
    const { subject: own } = content;
    const factory = {
      subject: own,
      opening: textOf(content, 'opening'),
      closing: textOf(content, 'closing'),
    };
    const placeholders = Object.entries(valuesOf(content, company)).map(([name, sample]) => ({
      name,
      sample,
    }));
    return ({ subject, opening, closing }) => ({
      kind,
      title,
      audience,
      subject,
      opening,
      closing,
      factory,
      placeholders,
    });
  }
}

const FIELDS = ['subject', 'opening', 'closing'] as const;

const textOf = ({ blocks }: MailContent, part: 'opening' | 'closing'): string | null =>
  blocks.flatMap((block) => (isPart(block, part) && 'text' in block ? [block.text] : [])).join('\n\n') ||
  null;

function refuseProblems(texts: [field: string, text: string | null][], names: readonly string[]): void {
  const problems = texts.flatMap(([field, text]) => {
    const message = text === null ? undefined : placeholderProblem(text, names);
    return message === undefined ? [] : [{ field, message }];
  });
  if (problems.length > 0) throw ApiError.invalid(problems);
}
