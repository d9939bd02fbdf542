import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Registration } from './registration.entity.js';

/** What a mailed link lets its holder do. */
export const LINK_PURPOSES = ['change'] as const;

/** A link that was mailed to the contact of a registration. */
@Entity('registration_link')
@Check('registration_link_purpose_known', `purpose IN ('change')`)
@Index('registration_link_registration', ['registration_id'])
export class RegistrationLink {
  /** SHA-256 of the token in the link, so that a copy of this table opens nothing. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'registration_link_pkey' }) hash: string;
  @Column('uuid') registration_id: string;
  @ManyToOne(() => Registration, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'registration_id', foreignKeyConstraintName: 'registration_link_registration_id' })
  registration?: Registration;
  /** Where it was mailed: whoever opens it reads the mails there. */
  @Column('text', { nullable: true }) email: string | null;
  @Column('text') purpose: (typeof LINK_PURPOSES)[number];
  @Column({ type: 'timestamptz', precision: 3 }) expires_at: Date;
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' }) created_at: Date;
}
