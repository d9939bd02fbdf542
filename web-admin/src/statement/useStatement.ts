import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client';
import type { MatchedRow, StatementMatches, StatementRegistration, StatementResult } from '../api/types';
import {
  type Choice,
  decodeStatement,
  guessColumns,
  readStatement,
  readTable,
  type Row,
  type Statement,
  type Table,
} from './parse-statement';

/** As many rows as the API takes at a time. */
const AT_ONCE = 500;

export interface Match extends MatchedRow {
  row: Row;
}
export interface Matches {
  rows: Match[];
  missing: StatementRegistration[];
}

const NOTHING_READ: Statement = { payments: [], unread: [], reversed: [] };

/** A statement on its way from a file to paid registrations: read, its columns chosen, matched, verified. */
export function useStatement() {
  const queries = useQueryClient();
  const [table, setTable] = useState<Table>();
  const [choice, setChoice] = useState<Choice>();
  const [problem, setProblem] = useState<string>();
  const [{ payments: rows, unread, reversed }, setRead] = useState(NOTHING_READ);
  const [matches, setMatches] = useState<Matches>();
  const match = useMutation({ mutationFn: matchAll, onSuccess: setMatches });
  const verify = useMutation({
    mutationFn: verifyAll,
    onSettled: () => {
      // What is paid now is told apart from what is left.
      match.mutate(rows);
      for (const key of ['proofs', 'delegates', 'dashboard'])
        void queries.invalidateQueries({ queryKey: [key] });
    },
  });

  const choose = (of: Table, next: Choice) => {
    setChoice(next);
    remember(of.heads, next);
    verify.reset();
    setMatches(undefined);
    const read = next.amount < 0 ? NOTHING_READ : readStatement(of, next);
    setRead(read);
    if (read.payments.length > 0) match.mutate(read.payments);
  };
  const open = async (file: File) => {
    setProblem(undefined);
    setMatches(undefined);
    verify.reset();
    try {
      const read = readTable(decodeStatement(new Uint8Array(await file.arrayBuffer())));
      setTable(read);
      choose(read, guessColumns(read.heads, remembered(read.heads)));
    } catch (error) {
      setTable(undefined);
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return {
    table,
    choice,
    problem: problem ?? match.error?.message ?? verify.error?.message,
    /** Payments that came in, as the chosen columns have them. */
    payments: rows.length,
    unread,
    reversed,
    matches,
    isMatching: match.isPending,
    isVerifying: verify.isPending,
    result: verify.data,
    open,
    choose: (next: Choice) => table && choose(table, next),
    verify: (chosen: Match[]) => verify.mutate(chosen),
  };
}

async function matchAll(rows: Row[]): Promise<Matches> {
  const all: Match[] = [];
  const seen = new Set<string>();
  let missing: StatementRegistration[] | undefined;
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    const answer = await call<StatementMatches>('POST', '/statements/match', { rows: some });
    answer.rows.forEach((matched, n) => {
      const row = some[n];
      if (!row) return;
      // A double may lie in an earlier part of the file.
      const id = matched.registration?.id;
      const isDouble = id !== undefined && matched.match !== 'paid' && seen.has(id);
      all.push({ ...matched, row, ...(isDouble && { match: 'double' as const, registration: null }) });
      if (id !== undefined) seen.add(id);
    });
    // Missing is what no part of the file pays for.
    missing = missing
      ? missing.filter(({ id }) => answer.missing.some((each) => each.id === id))
      : answer.missing;
  }
  return { rows: all, missing: (missing ?? []).filter(({ id }) => !seen.has(id)) };
}

async function verifyAll(chosen: Match[]): Promise<StatementResult> {
  const total: StatementResult = { verified: 0, refused: [] };
  const payments = chosen.flatMap(({ row, registration }) =>
    registration
      ? [{ registration_id: registration.id, amount_centavos: row.amount_centavos, reference: row.reference }]
      : [],
  );
  for (let from = 0; from < payments.length; from += AT_ONCE) {
    const part = payments.slice(from, from + AT_ONCE);
    const { verified, refused } = await call<StatementResult>('POST', '/statements/verify', {
      payments: part,
    });
    total.verified += verified;
    total.refused.push(...refused);
  }
  return total;
}

/** Files of one bank have the same columns every month: what was chosen once is kept in this browser. */
const keyOf = (heads: string[]) => `statement-columns:${heads.join('|')}`;
function remember(heads: string[], choice: Choice): void {
  localStorage.setItem(keyOf(heads), JSON.stringify(choice));
}
function remembered(heads: string[]): Choice | undefined {
  const kept = localStorage.getItem(keyOf(heads));
  return kept === null ? undefined : (JSON.parse(kept) as Choice);
}
