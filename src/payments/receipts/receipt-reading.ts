import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import type { EntityManager } from 'typeorm';
import { NetworkFingerprints } from '../../auth/network-fingerprints.js';
import { knownModes, wayToPay, type PaidEvent } from '../../content/paying/payment-modes.js';
import type { Caller } from '../../platform/http/caller.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { SETTINGS, type Settings } from '../../platform/settings/settings.js';
import { codesIn } from '../../registrations/codes.js';
import { Proofs } from '../../uploads/proofs.js';
import { ReceiptReader } from './receipt-reader.js';
import { mobileIn, namesReceiver, mergeReadings, understand, type Reading } from './understand.js';

const READ = 'read-receipt';
const MAX_WORDS = 100;
/**
 * One sender holds nobody up: their next picture goes behind whatever others hand in within so long for each of theirs
 * that waits, which is as long as one picture may take. Whoever has none waiting starts before all of those.
 */
const TURN_S = 10;
const HEAD_START_S = 600;
/**
 * How many pictures of a /64, a /56 and a /48 of IPv6 count as one picture of one sender: as with what may be written
 * in a minute.
 */
const WIDTHS = [1, 2, 4];

interface ToRead {
  code: string;
  picture: string;
  channel: string;
  event: PaidEvent;
}

/** Reads each receipt once it is uploaded. What it finds is advice for whoever decides, never a verdict. */
@Injectable()
export class ReceiptReading implements OnModuleInit, OnModuleDestroy {
  private readonly reader = new ReceiptReader();

  constructor(
    private readonly jobs: Jobs,
    private readonly pool: Pool,
    private readonly proofs: Proofs,
    private readonly fingerprints: NetworkFingerprints,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.jobs.handle({
      kind: READ,
      concurrency: 1,
      maxAttempts: 3,
      run: ({ payload }) => this.read(String(payload.proof_id)),
    });
  }

  onModuleDestroy(): void {
    this.reader.close();
  }

  /**
   * At the end of the transaction that adds the proof: a network's pictures are counted one after the other.
   * @param networks from which it was handed in, narrow first
   */
  async plan(tx: EntityManager, proof_id: string, by: Caller, networks: string[]): Promise<void> {
    if (!this.settings.receiptReading) return;
    const senders = this.fingerprints.sendersOf(by, networks);
    const widest = senders.at(-1) ?? '';
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${READ} ${widest}`]);
    const delay = Math.min(0, (await waitingOf(tx, senders)) * TURN_S - HEAD_START_S);
    await this.jobs.add(tx, {
      kind: READ,
      payload: { proof_id, from: senders.join(' ') },
      key: proof_id,
      delay,
    });
  }

  private async read(id: string): Promise<void> {
    const { rows } = await this.pool.query<ToRead>(
      `SELECT registration_code(r.id) AS code, p.picture, p.channel, to_jsonb(e) AS event FROM proof p
         JOIN registration r ON r.id = p.registration_id JOIN event e ON e.id = r.event_id
        WHERE p.id = $1 AND p.state IN ('waiting', 'accepted')`,
      [id],
    );
    const [proof] = rows;
    const picture = proof && (await this.proofs.get(proof.picture));
    if (!proof || !picture) return;
    const { text, ...found } = await readReceipt(this.reader, picture);
    const ours = wayToPay(proof.event, await knownModes(this.pool), proof.channel);
    // Staff may name the account of a bank transfer by mail: then none is known here.
    const knows = (ours.account_name ?? ours.account_number) !== null;
    const names = knows && namesReceiver(text, ours.account_name, ours.account_number);
    // Some receipts name nobody, or a number alone, without saying that this is who was paid.
    const other = found.receiver ?? mobileIn(text) ?? null;
    let isOurs: boolean | null = null;
    if (names) isOurs = true;
    else if (knows && other !== null) isOurs = false;
    const receiver = found.receiver ?? (names ? ours.account_name : other);
    await this.pool.query(
      `UPDATE proof SET read_at = now(), read_amount_centavos = $2, read_reference = $3, read_paid_on = $4,
              read_receiver = $5, read_receiver_is_ours = $6, read_code = $7 WHERE id = $1`,
      [
        id,
        found.amount_centavos,
        found.reference,
        found.paid_on,
        receiver,
        isOurs,
        await this.codeOn(text, proof.code),
      ],
    );
  }

  /** The short code that the message of a payment shows: this registration's, else that of another one. */
  private async codeOn(text: string, own: string): Promise<string | null> {
    const codes = codesIn(text);
    if (codes.length === 0 || codes.includes(own)) return codes.includes(own) ? own : null;
    const { rows } = await this.pool.query<{ code: string }>(
      'SELECT registration_code(id) AS code FROM registration WHERE registration_code(id) = ANY($1) LIMIT 1',
      [codes.slice(0, MAX_WORDS)],
    );
    return rows[0]?.code ?? null;
  }
}

/**
 * How many pictures of this sender wait to be read, by that of its networks of which most do.
 * @param senders the sender's networks, narrow first
 */
async function waitingOf(tx: EntityManager, senders: string[]): Promise<number> {
  const [waiting] = await tx.query<Record<string, number>[]>(
    `SELECT ${WIDTHS.map((_, n) => `count(*) FILTER (WHERE split_part(payload->>'from', ' ', ${n + 1}) = $${n + 1})::int AS "${n}"`).join()}
       FROM job WHERE kind = '${READ}' AND failed_at IS NULL`,
    WIDTHS.map((_, n) => senders[n] ?? 'none'),
  );
  return Math.max(...WIDTHS.map((wider, n) => (waiting?.[n] ?? 0) / wider));
}

/** Looks at a picture, and once more where the first look misses what matters. @returns the text too */
export async function readReceipt(
  reader: ReceiptReader,
  picture: Buffer,
): Promise<Reading & { text: string }> {
  const text = await reader.text(picture);
  // A picture that could not be read once is not tried again, so that it holds nobody up.
  if (text === undefined) return { ...understand(''), text: '' };
  const first = understand(text);
  if (first.amount_centavos !== null && first.reference !== null) return { ...first, text };
  const again = (await reader.text(picture, true)) ?? '';
  return { ...mergeReadings(first, understand(again)), text: `${text}\n${again}` };
}
