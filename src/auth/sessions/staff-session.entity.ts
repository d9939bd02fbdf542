import { Column, Entity, Generated, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Staff } from '../staff/staff.entity.js';

/** One signed-in browser. */
@Entity('staff_session')
export class StaffSession {
  /** HMAC of the token in the cookie, so that a copy of this table opens no session. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'staff_session_pkey' })
  id: string;

  /** The id by which its owner ends it; it opens nothing. */
  @Column('uuid')
  @Generated('uuid')
  public_id: string;

  @Index('staff_session_staff_id')
  @Column('uuid')
  staff_id: string;

  @ManyToOne(() => Staff, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'staff_id', foreignKeyConstraintName: 'staff_session_staff_id_fkey' })
  staff?: Staff;

  /** When the person signed in. */
  @Column('timestamptz')
  created_at: Date;

  /** When the password was given again since. */
  @Column('timestamptz', { nullable: true })
  confirmed_at: Date | null;

  /** Last request, to the minute. */
  @Column('timestamptz')
  seen_at: Date;

  /** Where it was started, as its owner is shown (see client-info.ts). */
  @Column('text', { nullable: true })
  address: string | null;

  @Column('text', { nullable: true })
  browser: string | null;
}
