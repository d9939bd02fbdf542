import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { knownModes, type PaidEvent, wayToPay } from '../../content/payment-modes.js';
import { buffer } from 'node:stream/consumers';
import type { EntityManager } from 'typeorm';
import { Jobs } from '../../platform/jobs/jobs.js';
import { SETTINGS, type Settings } from '../../platform/settings/settings.js';
import { Proofs } from '../../platform/uploads/proofs.js';
import { ReceiptReader } from './receipt-reader.js';
import { codesIn } from '../../registrations/code.js';
import { mobileIn, namesReceiver, type Reading, together, understand } from './understand.js';

const READ = 'read-receipt';
const MOST_WORDS = 100;

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
    this.reader.end();
  }

  /** In the transaction that adds the proof. */
  async plan(tx: EntityManager, proof_id: string): Promise<void> {
    if (this.settings.receiptReading)
      await this.jobs.add(tx, { kind: READ, payload: { proof_id }, key: proof_id });
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
    const { text, ...found } = await readReceipt(this.reader, await buffer(picture.stream));
    const ours = wayToPay(proof.event, await knownModes(this.pool), proof.channel);
    // To whom a bank transfer goes, staff may say by mail: then no account is known here.
    const knows = (ours.account_name ?? ours.account_number) !== null;
    const names = knows && namesReceiver(text, ours.account_name, ours.account_number);
    // Some receipts name nobody, or a number alone, without saying that this is who was paid.
    const other = found.receiver ?? mobileIn(text) ?? null;
    const isOurs = names ? true : knows && other !== null ? false : null;
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
      [codes.slice(0, MOST_WORDS)],
    );
    return rows[0]?.code ?? null;
  }
}

/** Looks at a picture, and once more where the first look misses what matters. @returns the text too */
export async function readReceipt(
  reader: ReceiptReader,
  picture: Buffer,
): Promise<Reading & { text: string }> {
  const text = await reader.text(picture);
  // Whatever could not be read once holds nobody up a second time.
  if (text === undefined) return { ...understand(''), text: '' };
  const first = understand(text);
  if (first.amount_centavos !== null && first.reference !== null) return { ...first, text };
  const again = (await reader.text(picture, true)) ?? '';
  return { ...together(first, understand(again)), text: `${text}\n${again}` };
}
