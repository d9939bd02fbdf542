import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Staff } from '../auth/staff/staff.entity.js';
import { HOW_STOPPED, type HowStopped } from '../mail-batches/mail-batch.entity.js';
import { oneOfSql } from '../platform/database/codes.js';
import { registerConstraints } from '../platform/http/errors/constraint-errors.js';
import { keepFields } from '../platform/listing/declared-fields.js';
import { registerMailFlag } from '../platform/mail/mail-arrivals.js';
import { CHANNELS, type Channel } from './inquiries.dto.js';
import { LISTED_TEXTS, OPTIONAL, SORTED_COLUMNS, type OptionalValues } from './inquiry-fields.js';
import { LeadImport } from './leads/lead-import.entity.js';
import { HOME_STATES, type HomeState } from './work/homes.dto.js';
import {
  LOST_REASONS,
  OUTCOMES,
  STATUSES,
  STEP_KINDS,
  type LostReason,
  type Outcome,
  type Status,
  type StepKind,
} from './work/statuses.js';

registerMailFlag('inquiries', 'inquiry');
registerConstraints({
  inquiry_phone_number_digits: { field: 'phone_number', message: 'Digits only, at most 15' },
  inquiry_reachable: { field: 'phone_number', message: 'Enter a phone number or an e-mail address' },
  inquiry_external_id: {
    conflict: 'external_id_taken',
    field: 'external_id',
    message: 'Another inquiry has this external id.',
  },
  inquiry_agree_terms_true: { field: 'agree_terms', message: 'You must agree to the terms' },
});

const optional = { type: 'varchar', nullable: true } as const;

/** A visitor's request for a quote. Indexes that TypeORM cannot express stand in schema.sql alone. */
@Entity('inquiry')
@Check('inquiry_status_known', oneOfSql('status', STATUSES))
@Check('inquiry_lost_reason_known', oneOfSql('lost_reason', LOST_REASONS))
@Check('inquiry_lost_has_reason', `(status = 'lost') = (lost_reason IS NOT NULL)`)
@Check('inquiry_spam_is_status', `(status = 'spam') = spam`)
@Check('inquiry_phone_number_digits', "phone_number ~ '^[0-9]+$'")
@Check('inquiry_agree_terms_true', `agree_terms OR channel <> 'website'`)
@Check('inquiry_reachable', 'phone_number IS NOT NULL OR email IS NOT NULL')
@Check('inquiry_home_state_known', oneOfSql('home_state', HOME_STATES))
@Check('inquiry_home_whole', 'num_nulls(home_project, home_name, home_state) IN (0, 3)')
@Check('inquiry_channel_known', oneOfSql('channel', CHANNELS))
@Check('inquiry_news_withdrawn_known', oneOfSql('news_withdrawn_how', HOW_STOPPED))
@Check('inquiry_news_withdrawn_whole', '(news_withdrawn_at IS NULL) = (news_withdrawn_how IS NULL)')
@Check('inquiry_last_call_known', oneOfSql('last_call', OUTCOMES))
@Check('inquiry_last_call_whole', '(last_call IS NULL) = (last_call_at IS NULL)')
@Check('inquiry_next_step_time_of_day', `next_step_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`)
@Check('inquiry_next_step_kind_known', oneOfSql('next_step_kind', STEP_KINDS))
export class Inquiry {
  /** UUID version 7. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'inquiry_pkey' }) id: string;
  @Column('varchar', { length: 100 }) first_name: string;
  @Column('varchar', { length: 100 }) last_name: string;
  /** Digits; null: they can be reached by e-mail alone. */
  @Column({ ...optional, length: 15 }) phone_number: string | null;
  @Column({ ...optional, length: 254 }) email: string | null;
  @Column('varchar', { length: 5000 }) message: string;
  @Column('boolean', { default: false }) agree_newsletter: boolean;
  @Column('boolean') agree_terms: boolean;
  /** When they took back that they want news, how, and the colleague who was told. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) news_withdrawn_at: Date | null;
  @Column('text', { nullable: true }) news_withdrawn_how: HowStopped | null;
  @Column('text', { nullable: true }) news_withdrawn_by: string | null;
  /** Looks as if a robot had sent it; see platform/http/fields/spam.ts. */
  @Column('boolean', { default: false }) spam: boolean;
  /** Mail to the address does not arrive; see MailArrivals. */
  @Column('boolean', { default: false }) mail_fails: boolean;
  /** The last call found that the number is another’s; corrected, it is so no more. */
  @Column('boolean', { default: false }) phone_fails: boolean;
  @Column('text', { default: 'new' }) status: Status;
  @Column('text', { nullable: true }) lost_reason: LostReason | null;
  @Column('uuid', { nullable: true }) assignee_id: string | null;
  @ManyToOne(() => Staff, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'assignee_id', foreignKeyConstraintName: 'inquiry_assignee_id_fkey' })
  assignee?: Staff;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) assigned_at: Date | null;
  /** Since when it is everybody's again, because nobody had answered. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) returned_at: Date | null;
  /** Whoever answered has left: only those who see all see it, until one of them says who answers. */
  @Column('boolean', { default: false }) awaits_manager: boolean;
  /** When somebody was first reached. What was taken back does not count, nor a call in vain. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) answered_at: Date | null;
  /** When a viewing was first planned, a home first reserved, first sold: a trigger notes it, and figures count it. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) viewing_planned_at: Date | null;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) reserved_at: Date | null;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) sold_at: Date | null;
  /** What came of the last call that is noted, when it was, and the name of whoever called. */
  @Column('text', { nullable: true }) last_call: Outcome | null;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) last_call_at: Date | null;
  @Column('text', { nullable: true }) last_call_by: string | null;
  @Column({ ...optional, length: 200 }) next_step: string | null;
  @Column('date', { nullable: true }) next_step_on: string | null;
  /** `HH:MM`, in Philippine time. */
  @Column({ ...optional, length: 5 }) next_step_time: string | null;
  @Column('text', { default: 'task' }) next_step_kind: StepKind;
  /** The project of a planned viewing, and where they meet. */
  @Column({ ...optional, length: 200 }) next_step_project: string | null;
  @Column({ ...optional, length: 200 }) next_step_place: string | null;
  /** The home that is reserved for them, or that they bought: the slug of its project, and its name. */
  @Column({ ...optional, length: 100 }) home_project: string | null;
  @Column({ ...optional, length: 60 }) home_name: string | null;
  @Column('text', { nullable: true }) home_state: HomeState | null;
  /** Since which day they have it so, and the last day of a reservation, in Philippine time; null: it has no end. */
  @Column('date', { nullable: true }) home_since: string | null;
  @Column('date', { nullable: true }) home_until: string | null;
  /** The price list that held when they took it: its name and its day. */
  @Column({ ...optional, length: 220 }) home_price_list: string | null;
  /** Why the reservation was extended. */
  @Column({ ...optional, length: 200 }) home_reason: string | null;
  /** What the last change of the work took the place of, until something else changes it; see work/last-work.ts. */
  @Column('jsonb', { nullable: true, select: false }) last_work: LastWork | null;
  /** The channel by which it came. */
  @Column('text', { default: 'website' }) channel: Channel;
  /** Its id in the system it came from. */
  @Column({ ...optional, length: 200 }) external_id: string | null;
  /** Hash of what was sent under that id: the same again is known by it, whatever staff have corrected since. */
  @Column('text', { nullable: true, select: false }) sent_hash: string | null;
  /** When they asked, where that was before it was entered here. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) received_at: Date | null;
  /** The file that it came in. */
  @Column('uuid', { nullable: true }) import_id: string | null;
  @ManyToOne(() => LeadImport)
  @JoinColumn({ name: 'import_id', foreignKeyConstraintName: 'inquiry_import_id_fkey' })
  import?: LeadImport;
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' }) created_at: Date;
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' }) updated_at: Date;
  /** Kept by a trigger for the search; never read into the application. */
  @Column({ type: 'text', nullable: true, select: false, insert: false, update: false }) search_text:
    | string
    | null;
}

export interface Inquiry extends OptionalValues {}
keepFields('inquiry', Inquiry, OPTIONAL);

for (const column of SORTED_COLUMNS) Index(`inquiry_${column}`, [column, 'id'])(Inquiry);
for (const column of LISTED_TEXTS) Index(`inquiry_${column}_key`, { synchronize: false })(Inquiry);
Index('inquiry_search_text', { synchronize: false })(Inquiry);
for (const name of [
  'open',
  'status',
  'assignee_id',
  'next_step_on',
  'viewing',
  'external_id',
  'import_id',
  'utm_source_key',
  'utm_campaign_key',
  'agent_code_key',
])
  Index(`inquiry_${name}`, { synchronize: false })(Inquiry);
Index('inquiry_spam', { synchronize: false })(Inquiry);
Index('inquiry_awaits_manager', { synchronize: false })(Inquiry);
Index('inquiry_mail_fails', { synchronize: false })(Inquiry);
Index('inquiry_phone_fails', { synchronize: false })(Inquiry);
Index('inquiry_last_call', { synchronize: false })(Inquiry);
Index('inquiry_home', { synchronize: false })(Inquiry);
Index('inquiry_home_until', { synchronize: false })(Inquiry);
Index('inquiry_received', { synchronize: false })(Inquiry);
Index('inquiry_source_key', { synchronize: false })(Inquiry);
Index('inquiry_mailbox', { synchronize: false })(Inquiry);
Index('inquiry_name_parts', { synchronize: false })(Inquiry);
Index('inquiry_external_id_parts', { synchronize: false })(Inquiry);

/** What the work consists of. */
export type Work = Pick<
  Inquiry,
  'status' | 'lost_reason' | 'assignee_id' | 'answered_at' | 'returned_at' | 'awaits_manager'
> &
  Stages &
  NextStep &
  Calls &
  Pick<
    Inquiry,
    | 'home_project'
    | 'home_name'
    | 'home_state'
    | 'home_since'
    | 'home_until'
    | 'home_reason'
    | 'home_price_list'
  >;
export type NextStep = Pick<
  Inquiry,
  'next_step' | 'next_step_on' | 'next_step_time' | 'next_step_kind' | 'next_step_project' | 'next_step_place'
>;

export type Stages = Pick<Inquiry, 'viewing_planned_at' | 'reserved_at' | 'sold_at'>;

export type Calls = Pick<Inquiry, 'last_call' | 'last_call_at' | 'last_call_by' | 'phone_fails'>;

/** What a change of the work took the place of, and who made it. Moments are text, as JSON has them. */
export interface LastWork {
  by: string;
  before: Partial<Record<keyof Work, string | boolean | null>>;
}
