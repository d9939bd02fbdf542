import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { PaymentModes } from '../../content/paying/payment-modes.js';
import { givenNameSql } from '../../delegates/names.js';
import { transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { apiErrorOfViolation } from '../../platform/http/errors/constraint-errors.js';
import { pesos } from '../../platform/pesos.js';
import { codesIn } from '../../registrations/codes.js';
import {
  comesSql,
  ledgerReference,
  lockActive,
  moneyOf,
  plainReference,
} from '../../registrations/registration-rows.js';
import { Registration } from '../../registrations/registration.entity.js';
import { Payments } from '../payments.js';
import { Reversals, type PaidBy } from '../reversals.js';
import { matchDebits, matchRows, wordsOf, type Candidate, type StatementRow } from './match.js';
import type {
  StatementMatches,
  StatementPayment,
  StatementRegistration,
  StatementResult,
  StatementRowFields,
} from './statement.dto.js';

interface Known extends StatementRegistration {
  code: string;
  paid: boolean;
  references: string[];
  names: string[];
}

/** One row a registration, with all that a statement may know it by. */
const KNOWN = `SELECT r.id, registration_code(r.id) AS code, CASE WHEN bool_and(d.payment_status) THEN r.total_centavos ELSE max(m.owed_centavos)::int END AS total_centavos,
    r.event_id, (SELECT name FROM event WHERE id = r.event_id) AS event_name, count(d.id)::int AS delegates, (array_agg(d.id ORDER BY d.id))[1] AS delegate_id,
    bool_and(d.payment_status) AS paid,
    coalesce(concat_ws(' ', r.contact_first_name, r.contact_last_name), '') AS contact,
    array_agg(${givenNameSql('d')} ORDER BY d.id) AS people,
    ARRAY(SELECT DISTINCT reference FROM (SELECT unnest(ARRAY[p.reference, p.read_reference]) AS reference FROM proof p
        WHERE p.registration_id = r.id AND p.state IN ('waiting', 'accepted')
      UNION ALL SELECT pay.reference FROM payment pay WHERE pay.registration_id = r.id) named
      WHERE reference IS NOT NULL) AS references
  FROM registration r JOIN registration_money m ON m.registration_id = r.id
  JOIN delegate d ON d.registration_id = r.id AND NOT d.spam`;
const ACTIVE = 'd.cancelled_at IS NULL';
const MAX_BY_NAME = 2_000;
const MAX_MISSING = 500;

/** Payments that a wallet's or bank's statement shows, beside the registrations that wait for them. */
@Injectable()
export class Statements {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pool: Pool,
    private readonly payments: Payments,
    private readonly reversals: Reversals,
    private readonly modes: PaymentModes,
  ) {}

  /**
   * Says which row pays for which registration; nothing is changed.
   * @param event among whose registrations names are looked for, and proofs that no row pays for; left out: all
   */
  async match(given: StatementRowFields[], event: string | null = null): Promise<StatementMatches> {
    const all = given.map(toRow);
    const rows = all.filter(({ amount_centavos }) => amount_centavos > 0);
    const debits = all.filter(({ amount_centavos }) => amount_centavos < 0);
    const paidBy = await this.reversals.paidBy(all.flatMap(({ reference }) => reference ?? []));
    const known = await this.whoMayPay(rows, paidBy, event);
    const credits = matchRows(
      rows,
      [...known.values()].map((one) => toCandidate(one, paidBy)),
    );
    const byLine = new Map([...credits, ...matchDebits(debits, paidBy)].map((one) => [one.row, one]));
    const matched = all.flatMap((row) => byLine.get(row) ?? []);
    const found = matched.map(({ row, match, registration_id, candidates, left_centavos = null }) => {
      const registration = registration_id === null ? undefined : known.get(registration_id);
      return {
        line: row.line,
        match,
        registration: registration ? toView(registration) : null,
        candidates: candidates.flatMap((id) => known.get(id) ?? []).map(toView),
        left_centavos,
      };
    });
    const paidFor = found.flatMap(({ registration }) => (registration ? [registration.id] : []));
    return { rows: found, missing: await this.missing(paidFor, event) };
  }

  /** Enters payments one by one, past those that fail. A second time changes nothing. */
  async verify(payments: StatementPayment[], by: Caller): Promise<StatementResult> {
    const result: StatementResult = { verified: 0, partly: 0, reversed: 0, refused: [] };
    for (const payment of payments) {
      try {
        const outcome =
          payment.amount_centavos > 0 ? await this.pay(payment, by) : await this.takeBack(payment, by);
        result[outcome] += 1;
      } catch (error) {
        const refusal = error instanceof ApiError ? error : apiErrorOfViolation(error);
        if (!refusal) throw error;
        const { code, message } = refusal;
        result.refused.push({ registration_id: payment.registration_id, code, message });
      }
    }
    return result;
  }

  /**
   * Enters what was received, as with a proof: less than is owed leaves the registration partly paid.
   * @throws ApiError 404; 409 when it is paid, this payment was entered before, or the reference has paid for another
   */
  private async pay(
    { registration_id: id, amount_centavos, reference, channel, statement_line }: StatementPayment,
    by: Caller,
  ): Promise<'verified' | 'partly'> {
    const paidBy = channel ? { channel: await this.modes.known(channel, 'channel') } : {};
    return transaction(this.dataSource, async (tx) => {
      const delegates = await lockActive(tx, id);
      const registration = await tx.findOneBy(Registration, { id });
      if (!registration || delegates.length === 0) throw ApiError.notFound('Registration');
      if (delegates.some(({ payment_status }) => payment_status))
        throw ApiError.conflict('already_paid', 'It is paid already.');
      const { owed_centavos: owed } = await moneyOf(tx, id);
      const named = reference ? { reference: ledgerReference(plainReference(reference)) } : {};
      const line = statement_line ?? null;
      if (await this.reversals.isEntered(tx, id, named.reference ?? null, line))
        throw ApiError.conflict('payment_entered_before', 'This payment was entered before.');
      // A part without a reference that is sent a second time can't be told from another part.
      if (owed !== amount_centavos && !named.reference && line === null)
        throw ApiError.conflict(
          'amount_differs',
          `To be paid is ${pesos(owed)}, not ${pesos(amount_centavos)}. To enter another amount, name its reference or its line.`,
        );
      const facts = {
        withTickets: true,
        received: amount_centavos,
        statementLine: line,
        ...paidBy,
        ...named,
      };
      await this.payments.verify(tx, id, delegates, by, facts);
      return amount_centavos < owed ? 'partly' : 'verified';
    });
  }

  /** @throws ApiError 400, 404, 409 */
  private takeBack(
    { registration_id: id, amount_centavos, reference, statement_line }: StatementPayment,
    by: Caller,
  ): Promise<'reversed'> {
    if (!reference)
      throw ApiError.conflict('reference_needed', 'What is taken back is known by its reference alone.');
    const facts = {
      reference: ledgerReference(plainReference(reference)),
      amount_centavos: -amount_centavos,
      statementLine: statement_line,
    };
    return transaction(this.dataSource, async (tx) => {
      await this.reversals.enter(tx, id, facts, by);
      return 'reversed' as const;
    });
  }

  /** The registrations that rows may be for, by their ids. @param paidBy what paid with these references before */
  private async whoMayPay(
    rows: StatementRow[],
    paidBy: PaidBy[],
    event: string | null,
  ): Promise<Map<string, Known>> {
    const found = [
      // These come first: of registrations that are found again below, only those who come count.
      ...(await this.known('r.id = ANY($1)', [paidBy.map((one) => one.registration_id)], 'true')),
      ...(await this.byReference(rows)),
      ...(await this.byCode(rows)),
      ...(await this.byName(rows, event)),
    ];
    return new Map(found.map((one) => [one.id, one]));
  }

  private byReference(rows: StatementRow[]): Promise<Known[]> {
    const references = rows.flatMap(({ reference }) => (reference === null ? [] : [reference]));
    return this.known(
      `r.id IN (SELECT registration_id FROM proof WHERE reference = ANY($1) OR read_reference = ANY($1)
         UNION SELECT registration_id FROM payment WHERE reference = ANY($1))`,
      [references],
    );
  }

  /** By the short code, which some payers write into the message and exact QR codes carry. */
  private async byCode(rows: StatementRow[]): Promise<Known[]> {
    const codes = rows.flatMap((row) => row.codes);
    return codes.length === 0 ? [] : this.known('registration_code(r.id) = ANY($1)', [codes]);
  }

  /** Unpaid ones of events to come, by family name and what is owed: the rest where a part is paid. */
  private byName(rows: StatementRow[], event: string | null): Promise<Known[]> {
    const named = rows.filter(({ name }) => name !== null);
    if (named.length === 0) return Promise.resolve([]);
    const words = [...new Set(named.flatMap(({ name }) => wordsOf(name ?? '')))];
    const amounts = [...new Set(named.map(({ amount_centavos }) => amount_centavos))];
    return this.known(
      `m.owed_centavos = ANY($1::bigint[]) AND r.id IN (
         SELECT o.registration_id FROM delegate o JOIN event e ON e.id = o.event_id AND e.ends_at > now()
           JOIN registration g ON g.id = o.registration_id
          WHERE NOT o.payment_status AND ($3::uuid IS NULL OR o.event_id = $3) AND ${comesSql('o')}
            AND (g.total_centavos = ANY($1::bigint[]) OR EXISTS (SELECT FROM movement WHERE registration_id = g.id))
            AND (regexp_replace(lower(unaccent(o.last_name)), '^.*[^a-z0-9]', '') = ANY($2)
              OR regexp_replace(lower(unaccent(g.contact_last_name)), '^.*[^a-z0-9]', '') = ANY($2))
          LIMIT ${MAX_BY_NAME})`,
      [amounts, words, event],
    );
  }

  /** The registrations whose proof waits and whose payment the statement does not show. */
  private async missing(paidFor: string[], event: string | null): Promise<StatementRegistration[]> {
    const known = await this.known(
      `r.id IN (SELECT registration_id FROM proof WHERE state = 'waiting' AND registration_id <> ALL($1)
                   AND ($2::uuid IS NULL OR registration_id IN (SELECT id FROM registration WHERE event_id = $2))
                 ORDER BY created_at, id LIMIT ${MAX_MISSING})`,
      [paidFor, event],
    );
    return known.map(toView);
  }

  /** @param which delegates of it count; money is also taken back from who left */
  private async known(where: string, values: unknown[], which = ACTIVE): Promise<Known[]> {
    interface Row extends Omit<Known, 'names' | 'name' | 'reference'> {
      contact: string;
      people: string[];
    }
    const { rows } = await this.pool.query<Row>(`${KNOWN} WHERE ${where} AND ${which} GROUP BY r.id`, values);
    return rows.map(({ contact, people, ...row }) => ({
      ...row,
      name: contact || (people[0] ?? ''),
      names: [contact, ...people].filter((name) => name !== ''),
      reference: row.references[0] ?? null,
    }));
  }
}

const toRow = ({ line, amount_centavos, reference, name }: StatementRowFields): StatementRow => ({
  line,
  amount_centavos,
  reference: reference ? plainReference(reference) || null : null,
  name: name?.trim() ? name : null,
  codes: codesIn(`${reference ?? ''} ${name ?? ''}`),
});

function toCandidate({ id, ...known }: Known, paidBy: PaidBy[]): Candidate {
  const entered = paidBy
    .filter((paid) => paid.registration_id === id && paid.left_centavos > 0)
    .map(({ reference }) => reference);
  const references = [...known.references.map(plainReference), ...entered, known.code];
  return { ...known, registration_id: id, entered, references };
}

const toView = (known: Known): StatementRegistration => ({
  id: known.id,
  name: known.name,
  event_id: known.event_id,
  event_name: known.event_name,
  total_centavos: known.total_centavos,
  delegates: known.delegates,
  delegate_id: known.delegate_id,
  reference: known.reference,
});
