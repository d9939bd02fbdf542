import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { transaction } from '../platform/database/transaction.js';
import type { StaffCaller } from '../platform/http/caller.js';
import { Mails } from '../platform/mail/mails.js';
import type { MailContent, MailTemplate } from '../platform/mail/template.js';
import { MailWords } from './mail-words.service.js';

const WORDS_TEST = 'mail-words-test';
const SAMPLE_OF = 'registration-received';

/** A kind of mail with made-up data, in the words that are saved, to the admin who asks for it. */
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

  /** @throws ApiError 404 for a kind that has no words of the owner's */
  async send(kind: string, { id, email }: StaffCaller): Promise<void> {
    await this.words.read(kind);
    await transaction(this.dataSource, (tx) =>
      this.mails.queue(tx, {
        ...{ template: WORDS_TEST, to: email, resource: 'staff', record_id: id, recipient_id: id },
        key: `${WORDS_TEST}:${kind}:${v7()}`,
      }),
    );
  }

  private template(): MailTemplate<{ kind: string }> {
    return {
      name: WORDS_TEST,
      title: 'Test of a mail’s words',
      audience: 'An admin who asks for one',
      mostPerDay: 50,
      load: async ({ record_id, key }) => {
        const { rows } = await this.pool.query<{ email: string }>('SELECT email FROM staff WHERE id = $1', [
          record_id,
        ]);
        return rows[0] && { to: rows[0].email, data: { kind: key?.split(':')[1] ?? SAMPLE_OF } };
      },
      sample: { kind: SAMPLE_OF },
      render: async ({ kind }) => {
        const { subject, preview, title, blocks, attachments } = await this.mails.sample(kind);
        const note = 'This is a test with made-up data. Its links lead nowhere.';
        return {
          subject: `Test: ${subject}`,
          ...{ preview, title, attachments },
          blocks: [{ kind: 'note', text: note }, ...blocks],
        } satisfies MailContent;
      },
    };
  }
}
