import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Staff } from '../staff/staff.entity.js';

export const LINK_PURPOSES = ['reset', 'invitation'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** A link that was mailed to a person, by which they set their password once. */
@Entity('password_link')
@Check('password_link_purpose_known', `purpose IN ('reset', 'invitation')`)
export class PasswordLink {
  /** SHA-256 of the token in the link, so that a copy of this table opens nothing. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'password_link_pkey' })
  hash: string;

  @Index('password_link_staff_id')
  @Column('uuid')
  staff_id: string;

  @ManyToOne(() => Staff, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'staff_id', foreignKeyConstraintName: 'password_link_staff_id_fkey' })
  staff?: Staff;

  @Column('text')
  purpose: LinkPurpose;

  @Column('timestamptz')
  expires_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}

/**
 * An address that somebody typed on "Forgot your password?". A job looks whether it has an account, and removes the
 * row.
 */
@Entity('password_request')
export class PasswordRequest {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'password_request_pkey' })
  id: string;

  @Column('citext')
  email: string;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
