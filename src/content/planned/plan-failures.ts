import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import type { EntityManager } from 'typeorm';
import { StaffMailSettings } from '../../auth/staff/mail-settings.js';
import { Mails } from '../../platform/mail/mails.js';
import type { MailTemplate } from '../../platform/mail/template.js';
import { momentInManila } from '../../platform/manila.js';

interface Failed {
  at: Date;
  by: string;
  failure: string;
}

/** Tells every admin of a planned publication that could not be made. */
@Injectable()
export class PlanFailures implements OnModuleInit {
  constructor(
    private readonly pool: Pool,
    private readonly mails: Mails,
    private readonly staff: StaffMailSettings,
  ) {}

  onModuleInit(): void {
    this.mails.register(planFailed(this.pool));
  }

  /** Queues the mails in the transaction that says that it failed. */
  async tell(tx: EntityManager, id: string): Promise<void> {
    for (const admin of await this.staff.admins(tx))
      await this.mails.queue(tx, {
        template: 'publication-failed',
        to: admin.email,
        resource: 'content',
        record_id: id,
        recipient_id: admin.id,
      });
  }
}

/** Every admin gets it, since somebody expects that the site has changed. */
const planFailed = (pool: Pool): MailTemplate<Failed> => ({
  name: 'publication-failed',
  title: 'A planned publication failed',
  audience: 'Every admin, when a planned publication could not be made',
  async load({ record_id, to_address }) {
    const { rows } = await pool.query<Failed>(
      `SELECT at, by_name AS by, failure FROM content_plan WHERE id = $1 AND state = 'failed'`,
      [record_id],
    );
    return rows[0] && { to: to_address, data: rows[0] };
  },
  sample: {
    at: new Date('2027-01-11T08:00:00+08:00'),
    by: 'Luz Reyes',
    failure:
      'This cannot be published yet. The site stays as it is.\n/about-us: The link “More” leads to /abut, where there is no page.',
  },
  render: ({ at, by, failure }, { publicUrl }) => ({
    subject: `The site was not changed on ${momentInManila(at)}`,
    preview: `What ${by} planned could not be published.`,
    title: 'A planned publication failed',
    blocks: [
      {
        kind: 'text',
        text: `What ${by} planned for ${momentInManila(at)} (Manila time) could not be published. The site shows what it showed before.`,
      },
      { kind: 'quote', text: failure },
      { kind: 'action', label: 'See what is planned', href: `${publicUrl}/admin/content/releases` },
    ],
  }),
});
