import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Staff } from '../../auth/staff/staff.entity.js';
import { oneOfSql } from '../../platform/database/codes.js';
import { Inquiry } from '../inquiry.entity.js';

/** Where a viewing is: at the project, or by video call. */
export const WAYS_TO_VIEW = ['site', 'video'] as const;
export type WayToView = (typeof WAYS_TO_VIEW)[number];
export const OFFERED_WAYS = ['site', 'video', 'both'] as const;
export type OfferedWay = (typeof OFFERED_WAYS)[number];

const moment = { type: 'timestamptz', precision: 3 } as const;

/** When a colleague shows a project, every week, in Philippine time. */
@Entity('viewing_hours')
@Index('viewing_hours_staff_id', ['staff_id'])
@Check('viewing_hours_days_of_week', 'cardinality(days) > 0 AND days <@ ARRAY[1, 2, 3, 4, 5, 6, 7]')
@Check('viewing_hours_closes_later', 'closes > opens')
@Check('viewing_hours_range', 'minutes BETWEEN 10 AND 480 AND at_once BETWEEN 1 AND 100')
@Check('viewing_hours_how_known', oneOfSql('how', OFFERED_WAYS))
export class ViewingHours {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'viewing_hours_pkey' }) id: string;
  @Column('uuid') staff_id: string;
  @ManyToOne(() => Staff, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'staff_id', foreignKeyConstraintName: 'viewing_hours_staff_id_fkey' })
  staff?: Staff;
  /** The slug of the project; null: all of them. */
  @Column('varchar', { length: 100, nullable: true }) project: string | null;
  /** 1 is Monday, 7 is Sunday. */
  @Column('integer', { array: true }) days: number[];
  /** `HH:MM`. */
  @Column('varchar', { length: 5 }) opens: string;
  @Column('varchar', { length: 5 }) closes: string;
  /** How long one viewing is. */
  @Column('integer') minutes: number;
  /** How many viewings at the same time. */
  @Column('integer') at_once: number;
  @Column('text') how: OfferedWay;
  /** Where they meet, on site. */
  @Column('varchar', { length: 200, nullable: true }) place: string | null;
  @Column({ ...moment, default: () => 'now()' }) created_at: Date;
}

/** Days on which nobody, or one colleague, shows anything. */
@Entity('viewing_day_off')
@Check('viewing_day_off_ends_later', 'last_day >= first_day')
export class ViewingDayOff {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'viewing_day_off_pkey' }) id: string;
  /** Whose day off it is; null: everybody's. */
  @Column('uuid', { nullable: true }) staff_id: string | null;
  @ManyToOne(() => Staff, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'staff_id', foreignKeyConstraintName: 'viewing_day_off_staff_id_fkey' })
  staff?: Staff;
  @Column('date') first_day: string;
  @Column('date') last_day: string;
  @Column('varchar', { length: 100, nullable: true }) name: string | null;
  @Column({ ...moment, default: () => 'now()' }) created_at: Date;
}

/** An hour that a visitor took. The work on the inquiry says when and where too: the viewing follows it. */
@Entity('viewing')
@Index('viewing_inquiry_id', ['inquiry_id'])
@Index('viewing_starts_at', ['starts_at'])
@Index('viewing_staff_id', ['staff_id'])
@Check('viewing_how_known', oneOfSql('how', WAYS_TO_VIEW))
@Check('viewing_state_known', oneOfSql('state', ['booked', 'called-off']))
@Check('viewing_called_off_by_known', oneOfSql('called_off_by', ['visitor', 'staff']))
@Check('viewing_called_off_by_somebody', `(state = 'called-off') = (called_off_by IS NOT NULL)`)
export class Viewing {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'viewing_pkey' }) id: string;
  @Column('uuid') inquiry_id: string;
  @ManyToOne(() => Inquiry, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'inquiry_id', foreignKeyConstraintName: 'viewing_inquiry_id_fkey' })
  inquiry?: Inquiry;
  /** Who shows it; null: whoever did has left, and a manager says who does. No foreign key: it outlives the account in the bin. */
  @Column('uuid', { nullable: true }) staff_id: string | null;
  /** The slug of the project. */
  @Column('varchar', { length: 100 }) project: string;
  @Column(moment) starts_at: Date;
  @Column('integer') minutes: number;
  @Column('text') how: WayToView;
  /** Where they meet by video; staff enter it. */
  @Column('varchar', { length: 500, nullable: true }) video_link: string | null;
  /** The visitor's time zone, by its IANA name: mails say the hour in it. */
  @Column('varchar', { length: 60 }) time_zone: string;
  @Column('text', { default: 'booked' }) state: 'booked' | 'called-off';
  @Column('text', { nullable: true }) called_off_by: 'visitor' | 'staff' | null;
  /** The SEQUENCE of the calendar entry: each change has the next. */
  @Column('integer', { default: 0 }) sequence: number;
  @Column({ ...moment, nullable: true }) reminded_at: Date | null;
  /** Keyed hashes of where it was booked from, so that nobody takes them all. */
  @Column('text', { nullable: true }) network: string | null;
  @Column('text', { nullable: true }) site: string | null;
  @Column({ ...moment, default: () => 'now()' }) created_at: Date;
  /** When it was last booked or moved. */
  @Column({ ...moment, default: () => 'now()' }) changed_at: Date;
}
