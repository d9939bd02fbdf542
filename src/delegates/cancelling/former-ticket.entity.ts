import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Event } from '../../events/event.entity.js';
import { Delegate } from '../delegate.entity.js';

/** A ticket whose place was passed on: the door answers "Cancelled" to it. */
@Entity('former_ticket')
@Index('former_ticket_delegate', ['delegate_id'])
@Index('former_ticket_event', ['event_id'])
@Index('former_ticket_door', { synchronize: false })
export class FormerTicket {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'former_ticket_pkey' }) uuid: string;
  /** Whose place it is now. */
  @Column('uuid') delegate_id: string;
  @ManyToOne(() => Delegate, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'delegate_id', foreignKeyConstraintName: 'former_ticket_delegate_id' })
  delegate?: Delegate;
  @Column('uuid') event_id: string;
  @ManyToOne(() => Event, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'former_ticket_event_id' })
  event?: Event;
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' }) ended_at: Date;
}
