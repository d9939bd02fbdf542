import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Staff } from '../staff/staff.entity.js';

/** One signed-in browser. */
@Entity('staff_session')
export class StaffSession {
  /** HMAC of the token in the cookie, so that a copy of this table opens no session. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'staff_session_pkey' })
  id: string;

  @Index('staff_session_staff_id')
  @Column('uuid')
  staff_id: string;

  @ManyToOne(() => Staff, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'staff_id', foreignKeyConstraintName: 'staff_session_staff_id_fkey' })
  staff?: Staff;

  /** When the person signed in. */
  @Column('timestamptz')
  created_at: Date;

  /** Last request, to the minute. */
  @Column('timestamptz')
  seen_at: Date;
}
