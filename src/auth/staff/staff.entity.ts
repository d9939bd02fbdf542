import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { oneOfSql } from '../../platform/database/codes.js';
import { ROLES, type Role } from '../../platform/http/caller.js';
import { registerConstraints } from '../../platform/http/errors/constraint-errors.js';

registerConstraints({
  staff_email: { conflict: 'email_taken', field: 'email', message: 'Another account has this e-mail.' },
  staff_agent_code: {
    conflict: 'agent_code_taken',
    field: 'agent_code',
    message: 'Another account has this code.',
  },
});

/** The code of a colleague's own link, `/r/{code}`. */
export const AGENT_CODE = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/;

/** A person who signs in to the back office. */
@Index('staff_search_text', { synchronize: false })
@Entity('staff')
@Check('staff_inquiry_mail_known', `inquiry_mail IN ('at-once', 'daily', 'none')`)
@Check('staff_agent_code_form', `agent_code ~ '${AGENT_CODE.source}'`)
@Check('staff_role_known', oneOfSql('role', ROLES))
export class Staff {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'staff_pkey' })
  id: string;

  /** Compared without regard to case: Ana@x.ph and ana@x.ph are one account. */
  @Index('staff_email', { unique: true })
  @Column('citext')
  email: string;

  @Column('text')
  name: string;

  @Column('text')
  role: Role;

  /** See passwords/password-hash.ts for the form. */
  @Column('text')
  password_hash: string;

  @Column('timestamptz', { default: () => 'now()' })
  password_changed_at: Date;

  /** By when a password that somebody else made must be changed; null for one that the person chose. */
  @Column('timestamptz', { nullable: true })
  password_due_at: Date | null;

  /** Since when signing in takes a code too; null where the password is enough. */
  @Column('timestamptz', { nullable: true })
  second_factor_since: Date | null;

  /** Since when nobody can sign in to it; null: one can. */
  @Column('timestamptz', { nullable: true })
  disabled_at: Date | null;

  @Column('timestamptz', { nullable: true })
  last_signed_in_at: Date | null;

  /** How the person hears of new inquiries; see mail-settings.ts. */
  @Column('text', { default: 'at-once' })
  inquiry_mail: string;

  /** Whether the person hears of proofs of payment that wait. */
  @Column('boolean', { default: true })
  proofs_mail: boolean;

  /** What the address of the person's calendar holds; null: there is none. */
  @Index('staff_calendar_key', { unique: true })
  @Column('uuid', { nullable: true })
  calendar_key: string | null;

  /** The code of their own link (capitals count for nothing): whoever comes by that link is brought to them. */
  @Index('staff_agent_code', { unique: true })
  @Column('citext', { nullable: true })
  agent_code: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;

  /** Kept by a trigger for the search; never read into the application. */
  @Column({ type: 'text', nullable: true, select: false, insert: false, update: false })
  search_text: string | null;
}
