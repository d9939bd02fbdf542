import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Event } from '../../events/event.entity.js';
import { registerPersonalData } from '../../platform/database/personal-data.js';
import { Movement } from '../../registrations/registration.entity.js';

registerPersonalData('cash_count', {
  staff: 'holder_id holder_name because counted_by_id counted_by_name',
  inner: 'id event_id expected_centavos counted_centavos created_at',
});
registerPersonalData('cash_counted', { inner: 'movement_id cash_count_id' });

const centavos = { transformer: { from: Number, to: (value: unknown) => value } };

/** Cash that somebody handed over, and what was counted: a row that is never changed. */
@Entity('cash_count')
@Index('cash_count_event', ['event_id', 'created_at'])
@Check('cash_count_explained', 'expected_centavos = counted_centavos OR because IS NOT NULL')
export class CashCount {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'cash_count_pkey' }) id: string;
  @Column('uuid') event_id: string;
  @ManyToOne(() => Event)
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'cash_count_event_id' })
  event?: Event;
  /** The account, key or device; null: of movements before this was kept. No foreign key: the count outlives it. */
  @Column('uuid', { nullable: true }) holder_id: string | null;
  /** Who handed it over, as they were called then. */
  @Column('text', { nullable: true }) holder_name: string | null;
  @Column({ type: 'bigint', ...centavos }) expected_centavos: number;
  @Column({ type: 'bigint', ...centavos }) counted_centavos: number;
  /** Why more or less was counted. */
  @Column('varchar', { length: 300, nullable: true }) because: string | null;
  @Column('uuid', { nullable: true }) counted_by_id: string | null;
  @Column('text', { nullable: true }) counted_by_name: string | null;
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' }) created_at: Date;
}

/** A movement of a count; each is counted once. */
@Entity('cash_counted')
@Index('cash_counted_count', ['cash_count_id'])
export class CashCounted {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'cash_counted_pkey' }) movement_id: string;
  @ManyToOne(() => Movement)
  @JoinColumn({ name: 'movement_id', foreignKeyConstraintName: 'cash_counted_movement_id' })
  movement?: Movement;
  @Column('uuid') cash_count_id: string;
  @ManyToOne(() => CashCount)
  @JoinColumn({ name: 'cash_count_id', foreignKeyConstraintName: 'cash_counted_cash_count_id' })
  cash_count?: CashCount;
}
