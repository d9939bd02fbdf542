import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { asCode } from '../../registrations/codes.js';
import { registrationsOf } from '../../registrations/registration-list.js';
import { lineList, toLine, type ListedLine } from './line-list.js';
import type { LinePart, LinePayer, StatementLineView, SuggestedLine, WaitingLines } from './lines.dto.js';
import { Statements } from './statements.js';

const MAX_WAITING = 500;
const MAX_PAYERS = 20;
const COLUMNS = [...lineList.select, ...(lineList.computed ?? [])].join(', ');

/** What lines with these references paid, and is there still: by reference and registration. */
const PAID_BY_LINES = `SELECT l.reference, a.registration_id,
         least(sum(a.amount_centavos), max(r.paid_centavos))::float8 AS amount_centavos
    FROM statement_line l JOIN statement_allocation a ON a.line_id = l.id
    JOIN registration_money r ON r.registration_id = a.registration_id
   WHERE l.reference = ANY($1) GROUP BY 1, 2 HAVING least(sum(a.amount_centavos), max(r.paid_centavos)) > 0 ORDER BY 1, 2`;

/**
 * Whom a line may be for. $1: what is open of it, more than nothing; $2: whether it went out; the others are those of `which`.
 * @param which SQL of the ids of registrations @param payer placeholder of whom the bank names
 */
const payersSql = (which: string, payer: string): string => `
  SELECT l.id, l.code, concat_ws(' ', l.first_name, l.last_name) AS name, l.event_id, l.event_name, l.delegates, l.cancelled,
         l.owed_centavos, l.paid_centavos, l.to_return_centavos, d.delegate_id, d.church,
         (SELECT coalesce(json_agg(json_build_object('id', o.id, 'created_at', to_json(o.created_at), 'kind', o.kind, 'channel', o.channel,
                   'amount_centavos', o.amount_centavos, 'reference', o.reference) ORDER BY o.created_at, o.id), '[]')
            FROM movement_not_in_bank o WHERE o.registration_id = l.id AND (o.amount_centavos < 0) = $2::boolean) AS accepted
    FROM (SELECT *, (CASE WHEN $2 THEN to_return_centavos ELSE owed_centavos END) = $1::float8 AS fits,
                 ${namedIn(payer, 'last_name')} + ${namedIn(payer, "split_part(first_name, ' ', 1)")} AS named
            FROM registration_listed WHERE NOT spam AND id IN (${which})
           ORDER BY fits DESC, named DESC, created_at DESC, id LIMIT ${MAX_PAYERS}) l
    CROSS JOIN LATERAL (SELECT (array_agg(id ORDER BY id))[1] AS delegate_id, string_agg(DISTINCT church_name, ', ') AS church
                          FROM delegate WHERE registration_id = l.id) d
   ORDER BY l.fits DESC, l.named DESC, l.created_at DESC, l.id`;

/** 1: the line names them. Of many who are owed the same, after a cancellation, whom the bank names stands first. */
const namedIn = (payer: string, name: string): string =>
  `(${name} <> '' AND strpos(unaccent(lower(${payer})), unaccent(lower(${name}))) > 0)::int`;

/** Registrations for which this sum is owed, to be returned, or accepted and in no statement. */
const BY_SUM = `SELECT registration_id FROM registration_money
    WHERE (CASE WHEN $2 THEN to_return_centavos ELSE owed_centavos END) = abs($3::float8)
   UNION ALL SELECT registration_id FROM movement_not_in_bank WHERE amount_centavos = $3::float8`;

/** Lines that wait, beside the registrations that they may be for. */
@Injectable()
export class WaitingLinesService {
  constructor(
    private readonly pool: Pool,
    private readonly statements: Statements,
  ) {}

  /** @param event among whose registrations names are looked for; left out: all */
  async waiting(event: string | null): Promise<WaitingLines> {
    const { rows } = await this.pool.query<ListedLine & { total: number }>(
      `SELECT ${COLUMNS}, total FROM (
         SELECT *, count(*) OVER ()::int AS total FROM statement_line WHERE state = 'waiting'
          ORDER BY day, created_at, id LIMIT ${MAX_WAITING}) statement_line ORDER BY day, created_at, id`,
    );
    const lines = rows.map(toLine);
    const asked = lines.map((one, line) => ({
      line,
      amount_centavos: leftOf(one, lines),
      reference: one.reference,
      name: one.payer,
    }));
    const { rows: found, missing } = await this.statements.match(asked, event);
    const back = await this.paidByLines(lines);
    const withBack = takingBack(back);
    return {
      lines: lines.map((line, n) => {
        const suggested = { ...line, ...suggestionOf(found[n]) };
        return line.open_centavos > 0 ? withParts(suggested) : withBack(suggested, found[n]?.left_centavos);
      }),
      total: rows[0]?.total ?? 0,
      missing,
    };
  }

  /** @param words of a name, a church, a code, or a sum in pesos; left out: whoever owes that sum @throws ApiError 404 */
  async payers(id: string, words = ''): Promise<LinePayer[]> {
    const { rows } = await this.pool.query<{ open: number; payer: string }>(
      `SELECT coalesce(payer, '') AS payer, (amount_centavos - coalesce((SELECT sum(amount_centavos) FROM statement_allocation WHERE line_id = l.id), 0))::float8 AS open
         FROM statement_line l WHERE id = $1`,
      [id],
    );
    const [line] = rows;
    if (!line) throw ApiError.notFound('Line of a statement');
    const isOut = line.open < 0;
    const sum = words.trim() === '' ? line.open : sumIn(words) * (isOut ? -1 : 1);
    const code = asCode(words.trim());
    const which = Number.isNaN(sum)
      ? `${registrationsOf('$3::text')}${code ? ' UNION ALL SELECT id FROM registration WHERE registration_code(id) = $4' : ''}`
      : BY_SUM;
    const values = [
      Math.abs(line.open),
      isOut,
      Number.isNaN(sum) ? words : sum,
      ...(Number.isNaN(sum) && code ? [code] : []),
      line.payer,
    ];
    const { rows: found } = await this.pool.query<LinePayer>(
      payersSql(which, `$${values.length}::text`),
      values,
    );
    return found;
  }

  private async paidByLines(lines: StatementLineView[]): Promise<Map<string, LinePart[]>> {
    const references = lines.flatMap(({ open_centavos, reference }) =>
      open_centavos < 0 && reference ? [reference] : [],
    );
    const paid = new Map<string, LinePart[]>();
    if (references.length === 0) return paid;
    const { rows } = await this.pool.query<LinePart & { reference: string }>(PAID_BY_LINES, [references]);
    for (const { reference, ...part } of rows) paid.set(reference, [...(paid.get(reference) ?? []), part]);
    return paid;
  }
}

/** What stays of what came in, once the lines that wait have taken their part back. */
function leftOf({ open_centavos: open, reference }: StatementLineView, all: StatementLineView[]): number {
  if (open < 0 || reference === null) return open;
  const back = all.filter((one) => one.open_centavos < 0 && one.reference === reference);
  const left = back.reduce((sum, { open_centavos }) => sum + open_centavos, open);
  return left > 0 ? left : open;
}

type Suggestion = Pick<SuggestedLine, 'match' | 'registration' | 'candidates'>;

const suggestionOf = (found: Suggestion | undefined): Suggestion => ({
  match: found?.match ?? 'unknown',
  registration: found?.registration ?? null,
  candidates: found?.candidates ?? [],
});

type Unsuggested = Omit<SuggestedLine, 'parts'>;

function withParts(line: Unsuggested): SuggestedLine {
  const { open_centavos: amount_centavos, registration, match } = line;
  const isPlain = registration && (match === 'exact' || match === 'likely');
  return { ...line, parts: isPlain ? [{ registration_id: registration.id, amount_centavos }] : [] };
}

/**
 * Suggests for what went out all that lines with its reference paid, or a part where one registration was paid; never more
 * than is left, once the lines before it have taken theirs.
 */
function takingBack(paidByLines: Map<string, LinePart[]>) {
  const taken = new Map<string, number>();
  return (line: Unsuggested, left: number | null | undefined): SuggestedLine => {
    const { open_centavos: open, registration, match } = line;
    const reference = line.reference ?? '';
    const keyOf = (id: string) => `${reference} ${id}`;
    const leftOf = ({ registration_id: id, amount_centavos }: LinePart) =>
      amount_centavos - (taken.get(keyOf(id)) ?? 0);
    const take = (parts: LinePart[]): SuggestedLine => {
      for (const { registration_id: id, amount_centavos } of parts)
        taken.set(keyOf(id), (taken.get(keyOf(id)) ?? 0) - amount_centavos);
      return { ...line, match: 'reversed', parts };
    };
    const paid = (paidByLines.get(reference) ?? [])
      .map((part) => ({ ...part, amount_centavos: leftOf(part) }))
      .filter(({ amount_centavos }) => amount_centavos > 0);
    const [only, ...others] = paid;
    if (only && paid.reduce((sum, part) => sum + part.amount_centavos, 0) === -open)
      return take(paid.map((part) => ({ ...part, amount_centavos: -part.amount_centavos })));
    if (only && others.length === 0 && only.amount_centavos > -open)
      return take([{ ...only, amount_centavos: open }]);
    if (!registration || match !== 'reversed') return { ...line, parts: [] };
    const one = { registration_id: registration.id, amount_centavos: left ?? 0 };
    return leftOf(one) < -open ? { ...line, parts: [] } : take([{ ...one, amount_centavos: open }]);
  };
}

/** "₱1,500" or "1500.00" → centavos; NaN for anything else. */
function sumIn(words: string): number {
  const digits = words.replace(/[₱,\s]|PHP/gi, '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(digits) ? Math.round(Number(digits) * 100) : Number.NaN;
}
