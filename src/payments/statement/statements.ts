import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { transaction } from '../../platform/database/transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import type { Caller } from '../../platform/http/caller.js';
import { apiErrorOfViolation } from '../../platform/http/constraint-errors.js';
import { pesos } from '../../events/event-words.js';
import { codesIn } from '../../registrations/code.js';
import { moneyOf } from '../../registrations/money.js';
import { givenNameSql } from '../../registrations/names.js';
import { lockActive, plainReference } from '../../registrations/registration-rows.js';
import { Payments } from '../payments.js';
import { Registration } from '../../registrations/registration.entity.js';
import { type Candidate, matchRows, type StatementRow, wordsOf } from './match.js';
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
    count(d.id)::int AS delegates, (array_agg(d.id ORDER BY d.id))[1] AS delegate_id,
    bool_and(d.payment_status) AS paid,
    coalesce(concat_ws(' ', r.contact_first_name, r.contact_last_name), '') AS contact,
    array_agg(${givenNameSql('d')} ORDER BY d.id) AS people,
    ARRAY(SELECT DISTINCT reference FROM (SELECT unnest(ARRAY[p.reference, p.read_reference]) AS reference FROM proof p
        WHERE p.registration_id = r.id AND p.state IN ('waiting', 'accepted')
      UNION ALL SELECT pay.reference FROM payment pay WHERE pay.registration_id = r.id) named
      WHERE reference IS NOT NULL) AS references
  FROM registration r JOIN registration_money m ON m.registration_id = r.id
  JOIN delegate d ON d.registration_id = r.id AND NOT d.spam AND d.cancelled_at IS NULL`;
const MOST_BY_NAME = 2_000;
const MOST_MISSING = 500;

/** Payments that a wallet's or bank's statement shows, beside the registrations that wait for them. */
@Injectable()
export class Statements {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pool: Pool,
    private readonly payments: Payments,
  ) {}

  /** Says which row pays for which registration; nothing is changed. */
  async match(given: StatementRowFields[]): Promise<StatementMatches> {
    const rows = given.map(toRow);
    const known = new Map<string, Known>();
    for (const one of [
      ...(await this.byReference(rows)),
      ...(await this.byCode(rows)),
      ...(await this.byName(rows)),
    ])
      known.set(one.id, one);
    const matched = matchRows(rows, [...known.values()].map(toCandidate));
    const found = matched.map(({ row, match, registration_id, candidates }) => {
      const registration = registration_id === null ? undefined : known.get(registration_id);
      return {
        line: row.line,
        match,
        registration: registration ? toView(registration) : null,
        candidates: candidates.flatMap((id) => known.get(id) ?? []).map(toView),
      };
    });
    const paidFor = found.flatMap(({ registration }) => (registration ? [registration.id] : []));
    return { rows: found, missing: await this.missing(paidFor) };
  }

  /** Each by itself, past those that fail: a second time, nothing changes. */
  async verify(payments: StatementPayment[], by: Caller): Promise<StatementResult> {
    const result: StatementResult = { verified: 0, refused: [] };
    for (const payment of payments) {
      try {
        await this.pay(payment, by);
        result.verified += 1;
      } catch (error) {
        const refusal = error instanceof ApiError ? error : apiErrorOfViolation(error);
        if (!refusal) throw error;
        result.refused.push({ registration_id: payment.registration_id, message: refusal.message });
      }
    }
    return result;
  }

  /** @throws ApiError 404; 409 when it is paid, costs something else, or the reference has paid for another */
  private pay(
    { registration_id: id, amount_centavos, reference }: StatementPayment,
    by: Caller,
  ): Promise<void> {
    return transaction(this.dataSource, async (tx) => {
      const delegates = await lockActive(tx, id);
      const registration = await tx.findOneBy(Registration, { id });
      if (!registration || delegates.length === 0) throw ApiError.notFound('Registration');
      if (delegates.some(({ payment_status }) => payment_status))
        throw ApiError.conflict('It is paid already.');
      const { owed_centavos: owed } = await moneyOf(tx, id);
      if (owed !== amount_centavos)
        throw ApiError.conflict(`To be paid is ${pesos(owed)}, not ${pesos(amount_centavos)}.`);
      const named = reference ? { reference: plainReference(reference).slice(0, 30) } : {};
      await this.payments.verify(tx, id, delegates, by, { withTickets: true, ...named });
    });
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

  /** Unpaid ones of events to come, by family name and amount. */
  private byName(rows: StatementRow[]): Promise<Known[]> {
    const named = rows.filter(({ name }) => name !== null);
    if (named.length === 0) return Promise.resolve([]);
    const words = [...new Set(named.flatMap(({ name }) => wordsOf(name ?? '')))];
    const amounts = [...new Set(named.map(({ amount_centavos }) => amount_centavos))];
    return this.known(
      `r.total_centavos = ANY($1::bigint[]) AND r.id IN (
         SELECT o.registration_id FROM delegate o JOIN event e ON e.id = o.event_id AND e.ends_at > now()
           JOIN registration g ON g.id = o.registration_id
          WHERE NOT o.payment_status AND NOT o.spam AND o.cancelled_at IS NULL AND g.total_centavos = ANY($1::bigint[])
            AND (regexp_replace(lower(unaccent(o.last_name)), '^.*[^a-z0-9]', '') = ANY($2)
              OR regexp_replace(lower(unaccent(g.contact_last_name)), '^.*[^a-z0-9]', '') = ANY($2))
          LIMIT ${MOST_BY_NAME})`,
      [amounts, words],
    );
  }

  /** Those whose proof waits and whose payment the statement does not show. */
  private async missing(paidFor: string[]): Promise<StatementRegistration[]> {
    const known = await this.known(
      `r.id IN (SELECT registration_id FROM proof WHERE state = 'waiting' AND registration_id <> ALL($1)
                 ORDER BY created_at, id LIMIT ${MOST_MISSING})`,
      [paidFor],
    );
    return known.map(toView);
  }

  private async known(where: string, values: unknown[]): Promise<Known[]> {
    interface Row extends Omit<Known, 'names' | 'name' | 'reference'> {
      contact: string;
      people: string[];
    }
    const { rows } = await this.pool.query<Row>(`${KNOWN} WHERE ${where} GROUP BY r.id`, values);
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

const toCandidate = ({ id, ...known }: Known): Candidate => ({
  ...known,
  registration_id: id,
  references: [...known.references.map(plainReference), known.code],
});

const toView = ({
  id,
  name,
  total_centavos,
  delegates,
  delegate_id,
  reference,
}: Known): StatementRegistration => ({
  id,
  name,
  total_centavos,
  delegates,
  delegate_id,
  reference,
});
