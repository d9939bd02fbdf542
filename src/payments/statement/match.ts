import type { PaidBy } from '../reversals.js';

/** A payment received, or taken back, as a wallet's or bank's statement has it. */
export interface StatementRow {
  /** Its number among the lines that are asked about. */
  line: number;
  /** Less than nothing: it went out. */
  amount_centavos: number;
  reference: string | null;
  /** Who paid, as far as the statement says. */
  name: string | null;
  /** Short codes of registrations that its words may be. */
  codes: string[];
}

/** A registration that a row may pay for. */
export interface Candidate {
  registration_id: string;
  total_centavos: number;
  paid: boolean;
  /** The references that the payer, the picture or an earlier payment names, in one form, and its short code. */
  references: string[];
  /** References by which a part was paid already. */
  entered: string[];
  /** The contact and the delegates, in small letters. */
  names: string[];
}

/**
 * `exact`: reference and amount fit; `likely`: amount and name fit one registration alone; `amount-differs`: the
 * reference fits, the amount does not; `shared`: two registrations name the reference; `several`: amount and name fit
 * more than one; `paid`: paid with it already; `double`: the reference stands in the statement before; `unknown`:
 * nobody waits for this payment.
 * Of what went out: `reversed`: it takes back what a registration paid with this reference; `reversed-shared`: two paid
 * with it; `spent`: it takes nothing back, or the same sum of the named registration was taken back before.
 */
export const MATCHES = [
  'exact',
  'likely',
  'amount-differs',
  'shared',
  'several',
  'paid',
  'double',
  'unknown',
  'reversed',
  'reversed-shared',
  'spent',
] as const;
export type Match = (typeof MATCHES)[number];

export interface Matched {
  row: StatementRow;
  match: Match;
  registration_id: string | null;
  /** The registrations from which staff choose, where more than one fits. */
  candidates: string[];
  /** For what went out: what is left of payments with its reference. */
  left_centavos?: number;
}

const MAX_CANDIDATES = 5;

/** @param rows with references in one form */
export function matchRows(rows: StatementRow[], candidates: Candidate[]): Matched[] {
  const byReference = new Map<string, Candidate[]>();
  for (const candidate of candidates)
    for (const reference of new Set(candidate.references))
      byReference.set(reference, [...(byReference.get(reference) ?? []), candidate]);
  const seen = new Set<string>();
  const matched = rows.map((row): Matched => {
    const { reference } = row;
    const isDouble = reference !== null && seen.has(reference);
    if (reference !== null) seen.add(reference);
    const named = reference === null ? [] : (byReference.get(reference) ?? []);
    const found = named.length > 0 ? named : row.codes.flatMap((code) => byReference.get(code) ?? []);
    return {
      row,
      ...(isDouble ? { match: 'double', registration_id: null, candidates: [] } : judge(row, found)),
    };
  });
  // One registration is paid by one row; what was entered before leaves the rest to another.
  const taken = new Set(
    matched.flatMap(({ match, registration_id: id }) => (id === null || match === 'paid' ? [] : [id])),
  );
  const byName = candidates.filter(({ registration_id, paid }) => !paid && !taken.has(registration_id));
  for (const one of matched) {
    if (one.match !== 'unknown') continue;
    const fits = byName.filter(
      (candidate) => isLikely(one.row, candidate) && !taken.has(candidate.registration_id),
    );
    const [only] = fits;
    if (!only) continue;
    if (fits.length > 1) {
      const candidates = fits.slice(0, MAX_CANDIDATES).map(({ registration_id: id }) => id);
      Object.assign(one, { match: 'several', candidates });
      continue;
    }
    Object.assign(one, { match: 'likely', registration_id: only.registration_id });
    taken.add(only.registration_id);
  }
  return matched;
}

function judge({ amount_centavos, reference }: StatementRow, found: Candidate[]): Omit<Matched, 'row'> {
  const [first] = found;
  if (!first) return { match: 'unknown', registration_id: null, candidates: [] };
  const registration_id = first.registration_id;
  const paid = found.find((each) => each.paid || (reference !== null && each.entered.includes(reference)));
  if (paid) return { match: 'paid', registration_id: paid.registration_id, candidates: [] };
  if (found.length > 1)
    return {
      match: 'shared',
      registration_id: null,
      candidates: found.slice(0, MAX_CANDIDATES).map(({ registration_id: id }) => id),
    };
  const fits = first.total_centavos === amount_centavos;
  return { match: fits ? 'exact' : 'amount-differs', registration_id, candidates: [] };
}

/** Matches what went out. A debit that was entered before, from this or another file, takes nothing back a second time. */
export function matchDebits(rows: StatementRow[], paidBy: PaidBy[]): Matched[] {
  const entered = new Map(paidBy.map((one) => [one, [...one.taken_back]]));
  return rows.map((row): Matched => {
    const found = paidBy.filter((one) => {
      if (one.reference !== row.reference || one.left_centavos <= 0) return false;
      const before = entered.get(one) ?? [];
      const at = before.indexOf(row.amount_centavos);
      if (at >= 0) before.splice(at, 1);
      return at < 0;
    });
    const [only, ...others] = found;
    if (!only) {
      const before = paidBy.find((one) => one.reference === row.reference && one.left_centavos > 0);
      return { row, match: 'spent', registration_id: before?.registration_id ?? null, candidates: [] };
    }
    const { left_centavos } = only;
    if (others.length === 0)
      return { row, match: 'reversed', registration_id: only.registration_id, candidates: [], left_centavos };
    const candidates = found.slice(0, MAX_CANDIDATES).map(({ registration_id: id }) => id);
    return { row, match: 'reversed-shared', registration_id: null, candidates, left_centavos };
  });
}

/** Statements hide letters and drop second names: a family name and the first letter before it must fit. */
function isLikely({ amount_centavos, name }: StatementRow, { total_centavos, names }: Candidate): boolean {
  if (name === null || amount_centavos !== total_centavos) return false;
  const words = wordsOf(name);
  return names.some((whole) => {
    const [first = '', ...rest] = wordsOf(whole);
    const last = rest.at(-1);
    return (
      last !== undefined && words.includes(last) && words.some((word) => word.startsWith(first.slice(0, 1)))
    );
  });
}

export const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
