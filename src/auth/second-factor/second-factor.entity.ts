import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Staff } from '../staff/staff.entity.js';

/** What an account's authenticator app shares with us. In use once `staff.second_factor_since` is set. */
@Entity('second_factor')
export class SecondFactor {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'second_factor_pkey' })
  staff_id: string;

  @OneToOne(() => Staff, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'staff_id', foreignKeyConstraintName: 'second_factor_staff_id_fkey' })
  staff?: Staff;

  /** The shared secret, encrypted (see encryption.ts). */
  @Column('text')
  secret: string;

  /** The latest 30 seconds whose code was used: neither it nor an earlier one is accepted again. */
  @Column('integer', { default: 0 })
  last_step: number;

  /** SHA-256 of each recovery code that is left. */
  @Column('text', { array: true, default: '{}' })
  recovery_hashes: string[];
}
