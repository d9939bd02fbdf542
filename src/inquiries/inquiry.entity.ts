import { registerConstraints } from '../platform/http/constraint-errors.js';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { LISTED_TEXTS, SORTED_COLUMNS } from './inquiry-list.js';

registerConstraints({
  inquiry_phone_number_digits: { field: 'phone_number', message: 'Digits only, at most 15' },
  inquiry_agree_terms_true: { field: 'agree_terms', message: 'You must agree to the terms' },
});

const optional = { type: 'varchar', nullable: true } as const;

/** A visitor's request for a quote. Indexes that TypeORM cannot express live in the migration alone. */
@Entity('inquiry')
@Check('inquiry_phone_number_digits', "phone_number ~ '^[0-9]+$'")
@Check('inquiry_agree_terms_true', 'agree_terms')
export class Inquiry {
  /** UUID version 7. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'inquiry_pkey' }) id: string;
  @Column('varchar', { length: 100 }) first_name: string;
  @Column('varchar', { length: 100 }) last_name: string;
  /** Digits. */
  @Column('varchar', { length: 15 }) phone_number: string;
  @Column({ ...optional, length: 100 }) country: string | null;
  @Column({ ...optional, length: 200 }) project_interest: string | null;
  @Column('varchar', { length: 254 }) email: string;
  @Column({ ...optional, length: 100 }) place: string | null;
  @Column('varchar', { length: 5000 }) message: string;
  @Column('boolean', { default: false }) agree_newsletter: boolean;
  @Column('boolean') agree_terms: boolean;
  /** The consent as it was shown; given when the inquiry was made. */
  @Column({ ...optional, length: 500 }) consent_text: string | null;
  @Column({ ...optional, length: 100 }) where_did_find_about_us: string | null;
  /** Looks as if a robot had sent it; see http/form-signals.ts. */
  @Column('boolean', { default: false }) spam: boolean;
  /** Mail to the address does not arrive; see Mails.onArrival. */
  @Column('boolean', { default: false }) mail_fails: boolean;
  /** Written by processes of the version before, while the next one starts; the release after drops it. */
  @Column('boolean', { default: false, select: false }) suspect: boolean;
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' }) created_at: Date;
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' }) updated_at: Date;
  /** Kept by a trigger for the search; never read into the application. */
  @Column({ type: 'text', nullable: true, select: false, insert: false, update: false }) search_text:
    string | null;
}

for (const column of SORTED_COLUMNS) Index(`inquiry_${column}`, [column, 'id'])(Inquiry);
for (const column of LISTED_TEXTS) Index(`inquiry_${column}_key`, { synchronize: false })(Inquiry);
Index('inquiry_search_text', { synchronize: false })(Inquiry);
Index('inquiry_suspect', { synchronize: false })(Inquiry);
Index('inquiry_spam', { synchronize: false })(Inquiry);
Index('inquiry_mail_fails', { synchronize: false })(Inquiry);
