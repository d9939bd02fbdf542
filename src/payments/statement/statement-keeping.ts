import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { nameOf } from '../../activity/activity-log.js';
import { PaymentModes } from '../../content/paying/payment-modes.js';
import { transaction, type Transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/http/caller.js';
import { plainReference } from '../../registrations/registration-rows.js';
import { wordsOf } from './match.js';
import { SettledLines } from './settled-lines.js';
import type { KeptRow, KeptStatement, Moved, StatementToKeep } from './statement-file.dto.js';

/** A row of a file, as it is kept. */
interface Row {
  line_number: number;
  outgoing: boolean;
  fingerprint: string;
  day: string | null;
  amount_centavos: number;
  fee_centavos: number | null;
  status: string | null;
  payer: string | null;
  reference: string | null;
  moved: Moved;
}
interface Known {
  id: string;
  fingerprint: string;
  day: string | null;
  state: string;
}

/**
 * What makes it the same line in a CSV, a PDF and a workbook: the way, the sum, and the reference; where it has none, what
 * is said of who paid, by its letters and digits alone. The day is compared beside it, since not each kind of file has it.
 */
export const fingerprintOf = (
  channel: string,
  amount: number,
  reference: string | null,
  payer: string | null,
): string =>
  createHash('sha256')
    .update(JSON.stringify([channel, amount, reference ?? [wordsOf(payer ?? '').join('')]]))
    .digest('hex');

/** Keeps what a treasurer has read from a statement: each line once, in however many files and forms it comes. */
@Injectable()
export class StatementKeeping {
  constructor(
    private readonly dataSource: DataSource,
    private readonly modes: PaymentModes,
    private readonly settled: SettledLines,
  ) {}

  /** The same part a second time changes nothing. @throws ApiError 400 */
  async keep(given: StatementToKeep, by: Caller): Promise<KeptStatement> {
    const channel = await this.modes.known(given.channel, 'channel');
    return transaction(this.dataSource, async (tx) => {
      // The lock makes the second of two who keep the same file find what the first has kept.
      await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`statement ${channel}`]);
      const file_id = await fileOf(tx, { ...given, channel }, by);
      const rows = await newRows(tx, file_id, channel, given.rows);
      const known = await knownLines(tx, file_id, rows);
      const result = { added: 0, known: given.rows.length - rows.length, turned: 0 };
      const touched: string[] = [];
      for (const row of rows) {
        const found = known.get(row);
        const kept = found
          ? await this.keepKnown(tx, file_id, channel, found, row, by)
          : { id: await insert(tx, file_id, channel, row, by), turned: false };
        await tx.query(
          `INSERT INTO statement_file_line (file_id, line_number, outgoing, line_id) VALUES ($1, $2, $3, $4)`,
          [file_id, row.line_number, row.outgoing, kept.id],
        );
        touched.push(kept.id);
        result[found ? 'known' : 'added'] += 1;
        if (kept.turned) result.turned += 1;
      }
      return { file_id, ...result, ...(await this.settled.settle(tx, channel, touched, by)) };
    });
  }

  /** Updates a line that is kept already by what the file says. What was received and failed since is taken back by a line of its own. */
  private async keepKnown(
    tx: Transaction,
    file_id: string,
    channel: string,
    { id, state }: Known,
    row: Row,
    by: Caller,
  ): Promise<{ id: string; turned: boolean }> {
    await tx.query('UPDATE statement_line SET day = coalesce(day, $2) WHERE id = $1', [id, row.day]);
    const isUnmoved = state === 'unmoved';
    if (isUnmoved && row.moved === 'moved')
      await tx.query(`UPDATE statement_line SET state = 'waiting', status = $2 WHERE id = $1`, [
        id,
        row.status,
      ]);
    // An older file may still say “pending” of what has arrived.
    if (isUnmoved || row.moved !== 'failed') return { id, turned: false };
    if (state === 'waiting' || state === 'set-aside') {
      await tx.query(
        `UPDATE statement_line SET state = 'unmoved', status = $2, reason = NULL, decided_by_name = $3, decided_at = now() WHERE id = $1`,
        [id, row.status, nameOf(by)],
      );
      return { id, turned: true };
    }
    const amount = -row.amount_centavos;
    const back: Row = {
      ...row,
      outgoing: !row.outgoing,
      amount_centavos: amount,
      moved: 'moved',
      fingerprint: fingerprintOf(channel, amount, row.reference, row.payer),
    };
    const [before] = await tx.query<object[]>('SELECT FROM statement_line WHERE fingerprint = $1', [
      Buffer.from(back.fingerprint, 'hex'),
    ]);
    if (before) return { id, turned: false };
    const line_id = await insert(tx, file_id, channel, back, by);
    await tx.query(
      `INSERT INTO statement_file_line (file_id, line_number, outgoing, line_id) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING`,
      [file_id, back.line_number, back.outgoing, line_id],
    );
    return { id, turned: true };
  }
}

async function fileOf(tx: Transaction, { channel, name, digest, unread_lines }: StatementToKeep, by: Caller) {
  await tx.query(
    `INSERT INTO statement_file (id, channel, name, digest, unread_lines, kept_by_name) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (channel, name, digest) DO NOTHING`,
    [v7(), channel, name, digest, unread_lines, nameOf(by)],
  );
  const [file] = await tx.query<{ id: string }[]>(
    'SELECT id FROM statement_file WHERE channel = $1 AND name = $2 AND digest = $3',
    [channel, name, digest],
  );
  if (!file) throw new Error('The file was just kept');
  return file.id;
}

/** The rows that this file has not brought before. */
async function newRows(tx: Transaction, file: string, channel: string, given: KeptRow[]): Promise<Row[]> {
  const before = await tx.query<{ line_number: number; outgoing: boolean }[]>(
    'SELECT line_number, outgoing FROM statement_file_line WHERE file_id = $1',
    [file],
  );
  const keyOf = (line: number, outgoing: boolean) => `${line} ${outgoing}`;
  const seen = new Set(before.map(({ line_number, outgoing }) => keyOf(line_number, outgoing)));
  return given.flatMap(({ line, amount_centavos, reference, name, day, fee_centavos, status, moved }) => {
    const outgoing = amount_centavos < 0;
    const key = keyOf(line, outgoing);
    if (seen.has(key)) return [];
    seen.add(key);
    const plain = reference ? plainReference(reference) || null : null;
    return {
      line_number: line,
      outgoing,
      amount_centavos,
      reference: plain,
      payer: name ?? null,
      day: day ?? null,
      fee_centavos: fee_centavos ?? null,
      status: status ?? null,
      moved: moved ?? 'moved',
      fingerprint: fingerprintOf(channel, amount_centavos, plain, name ?? null),
    };
  });
}

/** Finds for each row the line that was kept of it before, each line for one row. */
async function knownLines(tx: Transaction, file: string, rows: Row[]): Promise<Map<Row, Known>> {
  const lines = await tx.query<Known[]>(
    `SELECT id, encode(fingerprint, 'hex') AS fingerprint, day::text AS day, state FROM statement_line l
      WHERE fingerprint IN (SELECT decode(one, 'hex') FROM unnest($1::text[]) one)
        AND NOT EXISTS (SELECT FROM statement_file_line f WHERE f.file_id = $2 AND f.line_id = l.id)
      ORDER BY occurrence FOR UPDATE`,
    [rows.map(({ fingerprint }) => fingerprint), file],
  );
  const known = new Map<Row, Known>();
  const pair = (isIt: (row: Row, line: Known) => boolean) => {
    for (const row of rows) {
      if (known.has(row)) continue;
      const at = lines.findIndex((line) => line.fingerprint === row.fingerprint && isIt(row, line));
      if (at >= 0) known.set(row, ...(lines.splice(at, 1) as [Known]));
    }
  };
  const isSameDay = (row: Row, line: Known) => row.day === line.day;
  const maybeSameDay = (row: Row, line: Known) =>
    isSameDay(row, line) || row.day === null || line.day === null;
  const movedAlike = (row: Row, line: Known) => (row.moved === 'moved') === (line.state !== 'unmoved');
  // A row that only its sum and payer identify is not taken for a later state of a line that is like it.
  const mayHaveChanged = (row: Row) => row.moved === 'moved' || row.reference !== null;
  pair((row, line) => isSameDay(row, line) && movedAlike(row, line));
  pair((row, line) => maybeSameDay(row, line) && movedAlike(row, line));
  pair((row, line) => maybeSameDay(row, line) && mayHaveChanged(row));
  return known;
}

async function insert(
  tx: Transaction,
  file_id: string,
  channel: string,
  { fingerprint, line_number, moved, ...row }: Row,
  by: Caller,
): Promise<string> {
  const id = v7();
  await tx.query(
    `INSERT INTO statement_line (id, fingerprint, occurrence, channel, day, amount_centavos, fee_centavos, status, payer,
       reference, state, file_id, line_number, kept_by_name)
     SELECT $1, $2, coalesce(max(occurrence), 0) + 1, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13
       FROM statement_line WHERE fingerprint = $2`,
    [
      id,
      Buffer.from(fingerprint, 'hex'),
      channel,
      row.day,
      row.amount_centavos,
      row.fee_centavos,
      row.status,
      row.payer,
      row.reference,
      moved === 'moved' ? 'waiting' : 'unmoved',
      file_id,
      line_number,
      nameOf(by),
    ],
  );
  return id;
}
