import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { oneOfSql } from '../../platform/database/codes.js';

/**
 * `waiting`: nobody has said what it is; `matched`: pays, confirms or takes back what a suggestion or its reference says;
 * `split`: pays several registrations; `by-hand`: staff said which one; `set-aside`: no registration's money, for a
 * reason; `refund`: what was paid back; `unmoved`: by its status no money moved, or not yet.
 */
export const LINE_STATES = [
  'waiting',
  'matched',
  'split',
  'by-hand',
  'set-aside',
  'refund',
  'unmoved',
] as const;
export type LineState = (typeof LINE_STATES)[number];

const moment = { type: 'timestamptz', precision: 3 } as const;
const text = (length: number) => ({ type: 'varchar', length, nullable: true }) as const;
const toNumber = {
  from: (value: string | null) => (value === null ? null : Number(value)),
  to: (value: unknown) => value,
};

/** A statement as somebody kept it. The same rows of the same file are kept once. */
@Entity('statement_file')
@Unique('statement_file_same', ['channel', 'name', 'digest'])
@Index('statement_file_created_at', ['created_at', 'id'])
export class StatementFile {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'statement_file_pkey' }) id: string;
  /** Whose statement it is. */
  @Column('varchar', { length: 20 }) channel: string;
  @Column('varchar', { length: 120 }) name: string;
  /** The hash of its rows as they were read: another choice of columns makes another file. */
  @Column('varchar', { length: 64 }) digest: string;
  /** Lines of the file that could not be read. */
  @Column('integer', { array: true, default: '{}' }) unread_lines: number[];
  @Column('text', { nullable: true }) kept_by_name: string | null;
  @Column({ ...moment, default: () => 'now()' }) created_at: Date;
}

/** A line of a wallet's or bank's statement, kept once in however many files it stands. */
@Entity('statement_line')
@Unique('statement_line_same', ['fingerprint', 'occurrence'])
@Index('statement_line_created_at', ['created_at', 'id'])
@Index('statement_line_day', ['day', 'id'])
@Index('statement_line_state', ['state', 'created_at', 'id'])
@Index('statement_line_file', ['file_id'])
@Index('statement_line_reference', ['reference'], { where: 'reference IS NOT NULL' })
@Index('statement_line_lexemes', { synchronize: false })
@Check('statement_line_state_known', oneOfSql('state', LINE_STATES))
@Check('statement_line_amount', 'amount_centavos <> 0')
@Check('statement_line_reason', "reason IS NULL OR state = 'set-aside'")
export class StatementLine {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'statement_line_pkey' }) id: string;
  /** The hash of what makes it the same line in any kind of file; see fingerprintOf. */
  @Column('bytea') fingerprint: Buffer;
  /** 1, 2, …: the number among lines that are equal. */
  @Column('integer') occurrence: number;
  @Column('varchar', { length: 20 }) channel: string;
  @Column('date', { nullable: true }) day: string | null;
  /** What came in; less than nothing: what went out. */
  @Column('bigint', { transformer: toNumber }) amount_centavos: number;
  @Column('bigint', { nullable: true, transformer: toNumber }) fee_centavos: number | null;
  /** The description in the words of the file. */
  @Column(text(60)) status: string | null;
  @Column(text(150)) payer: string | null;
  /** The reference in the form in which the ledger compares it. */
  @Column(text(60)) reference: string | null;
  @Column({ type: 'varchar', length: 20, default: 'waiting' }) state: LineState;
  /** Why it was set aside. */
  @Column(text(300)) reason: string | null;
  /** The file that brought it first, and where it stands there. */
  @Column('uuid') file_id: string;
  @ManyToOne(() => StatementFile)
  @JoinColumn({ name: 'file_id', foreignKeyConstraintName: 'statement_line_file_id' })
  file?: StatementFile;
  @Column('integer') line_number: number;
  @Column('text', { nullable: true }) kept_by_name: string | null;
  @Column('text', { nullable: true }) decided_by_name: string | null;
  @Column({ ...moment, nullable: true }) decided_at: Date | null;
  @Column({ ...moment, default: () => 'now()' }) created_at: Date;
}

/** Which lines a file has: one may stand in several files. */
@Entity('statement_file_line')
@Index('statement_file_line_line', ['line_id'])
export class StatementFileLine {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'statement_file_line_pkey' }) file_id: string;
  @ManyToOne(() => StatementFile)
  @JoinColumn({ name: 'file_id', foreignKeyConstraintName: 'statement_file_line_file_id' })
  file?: StatementFile;
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'statement_file_line_pkey' }) line_number: number;
  /** A line of a file may have both what came and what went. */
  @PrimaryColumn('boolean', { primaryKeyConstraintName: 'statement_file_line_pkey' }) outgoing: boolean;
  @Column('uuid') line_id: string;
  @ManyToOne(() => StatementLine)
  @JoinColumn({ name: 'line_id', foreignKeyConstraintName: 'statement_file_line_line_id' })
  statement_line?: StatementLine;
}

/** What of a line is for which registration, and the row of the ledger that says so. */
@Entity('statement_allocation')
@Index('statement_allocation_line', ['line_id'])
@Index('statement_allocation_movement', ['movement_id'])
@Index('statement_allocation_registration', ['registration_id'])
@Check('statement_allocation_amount', 'amount_centavos <> 0')
export class StatementAllocation {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'statement_allocation_pkey' }) id: string;
  @Column('uuid') line_id: string;
  @ManyToOne(() => StatementLine)
  @JoinColumn({ name: 'line_id', foreignKeyConstraintName: 'statement_allocation_line_id' })
  statement_line?: StatementLine;
  /** No foreign key: what was paid stays when the registration is removed. */
  @Column('uuid') registration_id: string;
  /** No foreign key: it is written before its movement, so that a correction finds it (sql/statement.sql). */
  @Column('uuid') movement_id: string;
  @Column('bigint', { transformer: toNumber }) amount_centavos: number;
  /** Whether the line made the movement; false: it was in the ledger before, and is confirmed by the line. */
  @Column('boolean') made: boolean;
  @Column('text', { nullable: true }) by_name: string | null;
  @Column({ ...moment, default: () => 'now()' }) created_at: Date;
}
