import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A price list of a project that is public, or was. Another publication of it is the same list. */
@Entity('price_list')
@Index('price_list_project_name_day', ['project', 'name', 'day'], { unique: true })
@Check('price_list_counted', 'number > 0')
export class PriceList {
  /** The slug of the project. */
  @PrimaryColumn('varchar', { length: 100, primaryKeyConstraintName: 'price_list_pkey' }) project: string;
  /** The first of a project is 1. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'price_list_pkey' }) number: number;
  @Column('varchar', { length: 100 }) name: string;
  /** Since when its prices hold. */
  @Column('date') day: string;
  /** As the content has them: the list, and the homes' own prices. */
  @Column('jsonb') prices: object;
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' }) published_at: Date;
}
