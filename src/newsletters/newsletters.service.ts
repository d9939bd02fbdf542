import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { ActivityLog } from '../activity/activity-log.js';
import { defineActivity, registerRecordNames } from '../activity/activity-types.js';
import { oneLine, secondsUntil } from '../mail-batches/batch-kind.js';
import { MailBatches } from '../mail-batches/mail-batches.js';
import { transaction } from '../platform/database/transaction.js';
import type { StaffCaller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { Letter } from './letter.js';
import { NEWSLETTER } from './newsletter-template.js';
import { Newsletter } from './newsletter.entity.js';
import type { NewNewsletter, NewsletterFields, NewsletterView } from './newsletters.dto.js';
import { countReaders, nextReaders } from './readers.js';

const newsletterActivity = defineActivity('newsletters', 'inquiries:read', {
  'newsletter.planned': 'A newsletter to those who asked for news was planned',
  'newsletter.handed_over': 'A planned newsletter of somebody who left became a colleague’s',
  'newsletter.undone': 'A newsletter was undone before it began',
});
registerRecordNames('newsletters', 'SELECT id, subject AS name FROM newsletter WHERE id = ANY($1)');

/** What was written to those who asked for news, and is to be. */
@Injectable()
export class Newsletters implements OnModuleInit {
  constructor(
    private readonly pool: Pool,
    private readonly dataSource: DataSource,
    private readonly activity: ActivityLog,
    private readonly batches: MailBatches,
    private readonly letter: Letter,
  ) {}

  onModuleInit(): void {
    this.batches.register<Newsletter>({
      ...{ name: NEWSLETTER, entity: Newsletter, called: ['Newsletter', 'newsletters'] },
      ...{ roles: ['admin', 'manager'], handedOver: {} },
      next: ({ projects, reached }, most) => ({
        ...nextReaders(projects, reached, most),
        ...{ template: NEWSLETTER, resource: 'inquiries' },
      }),
      undone: ({ id }, change) => newsletterActivity('newsletter.undone', id, change),
      handedOn: ({ id }, change) => newsletterActivity('newsletter.handed_over', id, change),
    });
  }

  /**
   * Plans it; until it begins, it may be undone.
   * @param key the Idempotency-Key, which becomes its id: the same form sent twice is one newsletter
   * @throws ApiError 400, 409 when nobody would get it
   */
  async plan(fields: NewNewsletter, key: string | undefined, me: StaffCaller): Promise<NewsletterView> {
    const id = key ?? v7();
    const seconds = secondsUntil(fields.begin_at ?? null);
    const given = { id, ...(await this.given(fields)) };
    const { mails } = await countReaders(this.pool, given.projects);
    await transaction(this.dataSource, async (tx) => {
      if (await this.batches.isThere<Newsletter>(tx, NEWSLETTER, given)) return;
      if (mails === 0)
        throw ApiError.conflict(
          'no_recipients',
          'No one would get this: nobody wants news of these projects.',
        );
      if (!(await this.batches.add<Newsletter>(tx, NEWSLETTER, given, me, seconds))) return;
      const { subject, projects } = given;
      await this.activity.record(
        tx,
        me,
        newsletterActivity('newsletter.planned', id, { after: { subject, projects, mails } }),
      );
    });
    return this.read(id);
  }

  /** To oneself alone. @throws ApiError 400 */
  async test(fields: NewsletterFields, me: StaffCaller): Promise<void> {
    await this.batches.test<Newsletter>(NEWSLETTER, await this.given(fields), me);
  }

  /** @throws ApiError 404, 409 once it has begun */
  async undo(id: string, me: StaffCaller): Promise<NewsletterView> {
    await this.batches.undo(NEWSLETTER, id, me);
    return this.read(id);
  }

  /** The newest 100. */
  list(): Promise<NewsletterView[]> {
    return this.view('true ORDER BY b.created_at DESC, b.id DESC LIMIT 100', []);
  }

  /** @throws ApiError 404 */
  async read(id: string): Promise<NewsletterView> {
    const [found] = await this.view('b.id = $1', [id]);
    if (!found) throw ApiError.notFound('Newsletter');
    return found;
  }

  /** As it is kept. @throws ApiError 400 */
  async given({ subject, preview, pieces, projects }: NewsletterFields) {
    return {
      ...{ subject: oneLine(subject), preview: oneLine(preview ?? ''), projects: projects ?? [] },
      pieces: await this.letter.check(pieces),
    };
  }

  private view(where: string, values: unknown[]): Promise<NewsletterView[]> {
    return this.batches.view<NewsletterView>(NEWSLETTER, COLUMNS, where, values);
  }
}

const COLUMNS = `b.id, b.subject, b.preview, b.pieces, b.projects, b.state, b.begins_at, b.ended_at, b.by_name, b.undone_by_name,
  b.created_at, (SELECT count(*)::int FROM stopped_address s WHERE s.batch_id = b.id) AS stopped`;
