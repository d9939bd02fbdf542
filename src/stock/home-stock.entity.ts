import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { registerConstraints } from '../platform/http/errors/constraint-errors.js';

registerConstraints({
  home_stock_enough: {
    conflict: 'home_gone',
    field: 'count',
    message: 'Not so many of this home are free: all others are reserved or sold.',
  },
  home_stock_project_home: {
    conflict: 'home_counted',
    field: 'home',
    message: 'This home is counted already. Change that count.',
  },
});

/** How many homes of a kind a project has, and how many of them are reserved or sold. No publication changes it. */
@Entity('home_stock')
@Index('home_stock_project_home', ['project', 'home'], { unique: true })
@Index('home_stock_created_at', ['created_at', 'id'])
@Check(
  'home_stock_counted',
  'count BETWEEN 0 AND 10000 AND reserved_here >= 0 AND sold_here >= 0 AND reserved_elsewhere >= 0 AND sold_elsewhere >= 0',
)
@Check('home_stock_enough', 'reserved_here + sold_here + reserved_elsewhere + sold_elsewhere <= count')
export class HomeStock {
  /** UUID version 7. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'home_stock_pkey' }) id: string;
  /** The slug of the project. */
  @Column('varchar', { length: 100 }) project: string;
  /** The name of the home. */
  @Column('varchar', { length: 60 }) home: string;
  @Column('integer') count: number;
  /** What inquiries have taken; a trigger keeps it, see sql/home-stock.sql. */
  @Column('integer', { default: 0 }) reserved_here: number;
  @Column('integer', { default: 0 }) sold_here: number;
  /** What people have taken who have no inquiry here; staff enter it. */
  @Column('integer', { default: 0 }) reserved_elsewhere: number;
  @Column('integer', { default: 0 }) sold_elsewhere: number;
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' }) created_at: Date;
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' }) updated_at: Date;
}
