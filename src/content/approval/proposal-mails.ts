import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { StaffMailSettings } from '../../auth/staff/mail-settings.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { Mails } from '../../platform/mail/mails.js';
import type { MailTemplate } from '../../platform/mail/template.js';
import { momentInManila } from '../../platform/manila.js';
import { proposalById, type ProposalRow } from './proposal-rows.js';

type ProposalMail = Pick<
  ProposalRow,
  'does' | 'note' | 'by_name' | 'state' | 'answer' | 'decided_by_name' | 'publish_at'
>;

/** Tells admins of what waits for them, and whoever proposed something of what became of it. */
@Injectable()
export class ProposalMails implements OnModuleInit {
  constructor(
    private readonly pool: Pool,
    private readonly mails: Mails,
    private readonly staff: StaffMailSettings,
  ) {}

  onModuleInit(): void {
    this.mails.register(proposed(this.pool));
    this.mails.register(decided(this.pool));
  }

  async tellAdmins(tx: Transaction, id: string): Promise<void> {
    for (const admin of await this.staff.admins(tx))
      await this.mails.queue(tx, {
        template: 'site-proposed',
        to: admin.email,
        resource: 'content',
        record_id: id,
        recipient_id: admin.id,
      });
  }

  /** A key has no mailbox, and whoever left gets no mail. */
  async tellProposer(tx: Transaction, { id, by_kind, by_id }: ProposalRow): Promise<void> {
    if (by_kind !== 'staff') return;
    const [person] = await tx.query<{ email: string }[]>(
      'SELECT email FROM staff WHERE id = $1 AND disabled_at IS NULL',
      [by_id],
    );
    if (!person) return;
    await this.mails.queue(tx, {
      template: 'site-proposal-decided',
      to: person.email,
      resource: 'content',
      record_id: id,
      recipient_id: by_id,
    });
  }
}

const SAMPLE: ProposalMail = {
  does: 'publish',
  note: 'The new prices of November',
  by_name: 'Ana Reyes',
  state: 'sent back',
  answer: 'The fee of the smallest home is missing.',
  decided_by_name: 'Luz Reyes',
  publish_at: null,
};

const WHAT = {
  publish: 'to publish changes of the site',
  undo: 'to take the last publication back',
  'roll back': 'to show an earlier publication again',
};

const reading =
  (pool: Pool, state: (state: ProposalRow['state']) => boolean): MailTemplate<ProposalMail>['load'] =>
  async ({ record_id, to_address }) => {
    const row = await proposalById(pool, record_id).catch(() => undefined);
    return row && state(row.state) ? { to: to_address, data: row } : undefined;
  };

/** Says nothing once it is decided on. */
const proposed = (pool: Pool): MailTemplate<ProposalMail> => ({
  name: 'site-proposed',
  title: 'Changes of the site wait for an admin',
  audience: 'Every admin, when somebody proposes what becomes public',
  load: reading(pool, (state) => state === 'waiting'),
  sample: SAMPLE,
  render: ({ by_name, does, note, publish_at }, { publicUrl }) => ({
    subject: `${by_name} proposes ${WHAT[does]}`,
    preview: 'It waits for an admin.',
    title: 'Changes of the site wait for you',
    blocks: [
      {
        kind: 'text',
        text: `${by_name} proposes ${WHAT[does]}${publish_at ? ` on ${momentInManila(publish_at)} (Manila time)` : ''}. The site stays as it is until an admin publishes it.`,
      },
      ...(note ? [{ kind: 'quote' as const, text: note }] : []),
      { kind: 'action', label: 'See what changes', href: `${publicUrl}/admin/content/releases` },
    ],
  }),
});

const OUTCOMES = {
  published: { subject: 'is on the site', words: 'published what you proposed. The site shows it.' },
  planned: { subject: 'is planned', words: 'planned what you proposed. The site shows it at that time.' },
  'sent back': {
    subject: 'was sent back',
    words: 'sent back what you proposed. Your drafts are there: change them, and propose them again.',
  },
};
type Outcome = keyof typeof OUTCOMES;
const isOutcome = (state: string): state is Outcome => state in OUTCOMES;

const decided = (pool: Pool): MailTemplate<ProposalMail> => ({
  name: 'site-proposal-decided',
  title: 'What became of a proposal for the site',
  audience: 'Whoever proposed it, when an admin has published it or sent it back',
  load: reading(pool, isOutcome),
  sample: SAMPLE,
  render: ({ state, decided_by_name, answer, note }, { publicUrl }) => {
    const { subject, words } = OUTCOMES[isOutcome(state) ? state : 'sent back'];
    return {
      subject: `What you proposed ${subject}${note ? `: ${note}` : ''}`,
      preview: `By ${decided_by_name ?? 'an admin'}.`,
      title: `What you proposed ${subject}`,
      blocks: [
        { kind: 'text', text: `${decided_by_name ?? 'An admin'} ${words}` },
        ...(answer ? [{ kind: 'quote' as const, text: answer }] : []),
        { kind: 'action', label: 'Open the site’s drafts', href: `${publicUrl}/admin/content` },
      ],
    };
  },
});
