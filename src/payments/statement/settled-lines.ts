import { Injectable } from '@nestjs/common';
import { nameOf } from '../../activity/activity-log.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/http/caller.js';
import { ledgerReference } from '../../registrations/registration-rows.js';
import { allocate, decideLine, lockRegistrations } from './line-rows.js';

interface Waiting {
  id: string;
  amount_centavos: number;
  reference: string;
}
/** A row of `movement_not_in_bank`. */
interface Open {
  id: string;
  registration_id: string;
  kind: 'payment' | 'refund';
  amount_centavos: number;
  reference: string;
}

const CAME_AND_WENT = 'The statement takes it back itself';

const OPEN = `SELECT id, registration_id, kind, amount_centavos::float8 AS amount_centavos, reference
  FROM movement_not_in_bank WHERE reference = ANY($1::text[]) ORDER BY id`;

/** Settles lines that need nobody's choice, since no money moves in the ledger by them. */
@Injectable()
export class SettledLines {
  /** @param ids lines that a file has brought */
  async settle(
    tx: Transaction,
    channel: string,
    ids: string[],
    by: Caller,
  ): Promise<{ confirmed: number; settled: number }> {
    const lines = await tx.query<Waiting[]>(
      `SELECT id, amount_centavos::float8 AS amount_centavos, reference FROM statement_line l
        WHERE state = 'waiting' AND channel = $2 AND NOT EXISTS (SELECT FROM statement_allocation WHERE line_id = l.id)
          AND reference IN (SELECT reference FROM statement_line WHERE id = ANY($1))
        ORDER BY created_at, id FOR UPDATE`,
      [ids, channel],
    );
    const confirmed = await this.confirm(tx, lines, by);
    const rest = lines.filter(({ id }) => !confirmed.has(id));
    return { confirmed: confirmed.size, settled: await this.net(tx, rest, by) };
  }

  /** Confirms what was accepted or paid back with this reference and in this sum. */
  private async confirm(tx: Transaction, lines: Waiting[], by: Caller): Promise<Set<string>> {
    const confirmed = new Set<string>();
    const references = [...new Set(lines.map(({ reference }) => ledgerReference(reference)))];
    if (references.length === 0) return confirmed;
    const found = await tx.query<Open[]>(OPEN, [references]);
    if (found.length === 0) return confirmed;
    await lockRegistrations(
      tx,
      found.map(({ registration_id }) => registration_id),
    );
    let open = await tx.query<Open[]>(OPEN, [references]);
    for (const { id, amount_centavos, reference } of lines) {
      const kind = amount_centavos > 0 ? 'payment' : 'refund';
      const named = open.filter((one) => one.kind === kind && one.reference === ledgerReference(reference));
      const same = named.find((one) => one.amount_centavos === amount_centavos);
      const sum = named.reduce((all, one) => all + one.amount_centavos, 0);
      if (named.length === 0 || (!same && sum !== amount_centavos)) continue;
      const parts = same ? [same] : named;
      for (const part of parts) await allocate(tx, id, { ...part, movement_id: part.id, made: false }, by);
      const paid = parts.length > 1 ? 'split' : 'matched';
      await decideLine(tx, id, kind === 'refund' ? 'refund' : paid, by);
      confirmed.add(id);
      open = open.filter((one) => !parts.includes(one));
    }
    return confirmed;
  }

  /** Sets aside what came and went again in the same sum, and paid for nobody. @returns how many lines */
  private async net(tx: Transaction, lines: Waiting[], by: Caller): Promise<number> {
    const gone = new Set<Waiting>();
    for (const debit of lines.filter(({ amount_centavos }) => amount_centavos < 0)) {
      const credit = lines.find(
        (one) =>
          one.reference === debit.reference &&
          one.amount_centavos === -debit.amount_centavos &&
          !gone.has(one),
      );
      if (!credit) continue;
      gone.add(credit).add(debit);
    }
    await tx.query(
      `UPDATE statement_line SET state = 'set-aside', reason = $2, decided_by_name = $3, decided_at = now() WHERE id = ANY($1)`,
      [[...gone].map(({ id }) => id), CAME_AND_WENT, nameOf(by)],
    );
    return gone.size;
  }
}
