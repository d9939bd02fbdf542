import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What the log speaks about: the names that the back office and the list grammar use. */
export const RESOURCES = ['delegates', 'inquiries', 'staff', 'api-keys'] as const;
export type AuditedResource = (typeof RESOURCES)[number];

/** What happened to a record, in the past tense. */
export const ACTIONS = [
  'created',
  'updated',
  'verified',
  'unverified',
  'qr-code-made',
  'proof-uploaded',
  'password-changed',
  'session-ended',
  'sessions-ended',
  'second-factor-on',
  'second-factor-off',
  'second-factor-reset',
  'recovery-codes-made',
  'recovery-code-used',
  'password-reset',
  'deleted',
] as const;
export type AuditedAction = (typeof ACTIONS)[number];

/** One line of the log: who did what to which record, and when. Nothing but a deletion changes it. */
@Entity('audit_entry')
@Check('audit_entry_caller_kind_known', `caller_kind IN ('staff', 'key', 'anonymous', 'server')`)
@Index('audit_entry_record_id_at', ['record_id', 'at'])
@Index('audit_entry_at', ['at'])
export class AuditEntry {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'audit_entry_pkey' })
  id: string;

  @Column('timestamptz', { default: () => 'now()' })
  at: Date;

  @Column('text')
  caller_kind: 'staff' | 'key' | 'anonymous' | 'server';

  /** The account or key; no foreign key, for the log outlives both. */
  @Column('uuid', { nullable: true })
  caller_id: string | null;

  /** The account's or key's name at that time. */
  @Column('text', { nullable: true })
  caller_name: string | null;

  @Column('text')
  resource: AuditedResource;

  @Column('uuid')
  record_id: string;

  @Column('text')
  action: AuditedAction;

  /** The fields that changed; stays when their values are forgotten. */
  @Column('text', { array: true })
  fields: string[];

  /** Their values before; null when there was no record, or when the record has been deleted since. */
  @Column('jsonb', { nullable: true })
  before: object | null;

  /** Their values after; null as above. */
  @Column('jsonb', { nullable: true })
  after: object | null;
}
