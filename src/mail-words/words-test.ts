import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { mailTo } from '../auth/staff/mail-settings.js';
import { transaction } from '../platform/database/transaction.js';
import type { StaffCaller } from '../platform/http/caller.js';
import { Mails } from '../platform/mail/mails.js';
import type { MailContent, MailTemplate } from '../platform/mail/template.js';
import type { MailWords as Words } from '../platform/mail/words.js';
import type { MailWordsFields } from './mail-words.dto.js';
import { MailWords } from './mail-words.service.js';

const WORDS_TEST = 'mail-words-test';
const SAMPLE_OF = 'registration-received';

interface Tested {
  kind: string;
  /** Undefined: those that are saved. */
  words: Words | undefined;
}

/** A kind of mail with made-up data, in words that may not be saved, to the admin who asks for it. */
@Injectable()
export class WordsTest implements OnModuleInit {
  constructor(
    private readonly pool: Pool,
    private readonly dataSource: DataSource,
    private readonly mails: Mails,
    private readonly words: MailWords,
  ) {}

  onModuleInit(): void {
    this.mails.register(this.template());
  }

  /** @throws ApiError 400, 404 for a kind that has no words of the owner's, 409 */
  async send(kind: string, words: MailWordsFields, { id, email }: StaffCaller): Promise<void> {
    await this.words.check(kind, words);
    this.mails.refuseUnreachable(email);
    const test = v7();
    await transaction(this.dataSource, async (tx) => {
      await this.words.keepForTest(tx, test, words);
      await this.mails.queue(tx, {
        ...mailTo(WORDS_TEST, { id, email }),
        key: `${WORDS_TEST}:${kind}:${test}`,
      });
    });
  }

  private template(): MailTemplate<Tested> {
    return {
      name: WORDS_TEST,
      title: 'Test of a mail’s words',
      audience: 'An admin who asks for one',
      mostPerDay: 50,
      load: async ({ record_id, key }) => {
        const { rows } = await this.pool.query<{ email: string }>('SELECT email FROM staff WHERE id = $1', [
          record_id,
        ]);
        const [, kind = SAMPLE_OF, test = ''] = key?.split(':') ?? [];
        return rows[0] && { to: rows[0].email, data: { kind, words: await this.words.ofTest(test) } };
      },
      sample: { kind: SAMPLE_OF, words: undefined },
      render: async ({ kind, words }) => {
        const made = words ? this.words.preview(kind, words) : this.mails.sample(kind);
        const { subject, preview, title, blocks, attachments } = await made;
        const note = 'This is a test with made-up data. Its links lead nowhere.';
        return {
          subject: `Test: ${subject}`,
          preview,
          title,
          attachments,
          blocks: [{ kind: 'note', text: note }, ...blocks],
        } satisfies MailContent;
      },
    };
  }
}
