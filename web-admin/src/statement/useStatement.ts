import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi, type Api } from '../api/dataProvider';
import type { MatchedRow, StatementRegistration, StatementResult } from '../api/types';
import { openFile } from './open-file';
import { readStatement, type Row, type Statement } from './parse-statement';
import { guessColumns, StatementProblem, type Choice, type Table } from './table';

/** As many rows as the API takes at a time. */
const AT_ONCE = 500;

export interface Match extends MatchedRow {
  row: Row;
}
export interface Matches {
  rows: Match[];
  missing: StatementRegistration[];
}

const NOTHING_READ: Statement = { payments: [], debits: [], unread: [], reversed: [], gaps: [] };
interface Problem {
  key: string;
  values: Record<string, string | number>;
}

/**
 * A statement on its way from a file to paid registrations: read, its columns chosen, matched, verified.
 * @param event whose registrations it is read for; undefined: all
 */
export function useStatement(event: string | undefined) {
  const api = useApi();
  const queries = useQueryClient();
  const [table, setTable] = useState<Table>();
  const [choice, setChoice] = useState<Choice>();
  const [file, setFile] = useState<File>();
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  /** Whose statement it is; '': as each registration says. */
  const [channel, setChannel] = useState('');
  const [read, setRead] = useState(NOTHING_READ);
  const rows = [...read.payments, ...read.debits];
  const [matches, setMatches] = useState<Matches>();
  const match = useMutation({
    mutationFn: ({ given, of = event }: { given: Row[]; of?: string | undefined }) =>
      matchAll(api, given, of),
    onSuccess: setMatches,
  });
  const verify = useMutation({
    mutationFn: (chosen: Match[]) => verifyAll(api, chosen, file?.name ?? '', channel),
    onSettled: () => {
      // What is paid now is told apart from what is left.
      match.mutate({ given: rows });
      for (const key of ['proofs', 'delegates', 'dashboard'])
        void queries.invalidateQueries({ queryKey: [key] });
    },
  });

  const choose = (of: Table, next: Choice) => {
    setChoice(next);
    remember(of.heads, next);
    verify.reset();
    setMatches(undefined);
    const found = next.amount < 0 ? NOTHING_READ : readStatement(of, next);
    setRead(found);
    const all = [...found.payments, ...found.debits];
    if (all.length > 0) match.mutate({ given: all });
  };
  const open = async (chosen: File, password?: string) => {
    setFile(chosen);
    setProblem(undefined);
    setTable(undefined);
    setRead(NOTHING_READ);
    setMatches(undefined);
    match.reset();
    verify.reset();
    setIsReading(true);
    try {
      const found = await openFile(chosen, password);
      setTable(found);
      choose(found, guessColumns(found.heads, remembered(found.heads)));
    } catch (error) {
      if (!(error instanceof StatementProblem)) throw error;
      setProblem(error);
    } finally {
      setIsReading(false);
    }
  };
  return {
    table,
    fileName: file?.name,
    choice,
    problem,
    failed: match.error?.message ?? verify.error?.message,
    read,
    isReading,
    channel,
    setChannel,
    matches,
    isMatching: match.isPending,
    isVerifying: verify.isPending,
    result: verify.data,
    open,
    /** The same file again, with its password. */
    unlock: (password: string) => file && open(file, password),
    choose: (next: Choice) => table && choose(table, next),
    verify: (chosen: Match[]) => verify.mutate(chosen),
    /** The same lines, beside the registrations of another event. */
    matchFor: (other: string | undefined) => {
      setMatches(undefined);
      if (rows.length > 0) match.mutate({ given: rows, of: other });
    },
  };
}

async function matchAll(api: Api, rows: Row[], event: string | undefined): Promise<Matches> {
  const all: Match[] = [];
  const seen = new Set<string>();
  let missing: StatementRegistration[] | undefined;
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    const answer = await api.matchStatement(some, event);
    answer.rows.forEach((matched, n) => {
      const row = some[n];
      if (!row) return;
      // A double may lie in an earlier part of the file.
      const id = matched.registration?.id;
      const isDouble =
        id !== undefined && row.amount_centavos > 0 && matched.match !== 'paid' && seen.has(id);
      all.push({ ...matched, row, ...(isDouble && { match: 'double' as const, registration: null }) });
      if (id !== undefined && row.amount_centavos > 0) seen.add(id);
    });
    // Missing is what no part of the file pays for.
    missing = missing
      ? missing.filter(({ id }) => answer.missing.some((each) => each.id === id))
      : answer.missing;
  }
  return { rows: all, missing: (missing ?? []).filter(({ id }) => !seen.has(id)) };
}

async function verifyAll(api: Api, chosen: Match[], file: string, channel: string): Promise<StatementResult> {
  const total: StatementResult = { verified: 0, partly: 0, reversed: 0, refused: [] };
  const payments = chosen.flatMap(({ row, registration }) =>
    registration
      ? [
          {
            registration_id: registration.id,
            amount_centavos: row.amount_centavos,
            reference: row.reference,
            statement_line: `${file.slice(-120)}, line ${row.line}`,
            ...(channel && { channel }),
          },
        ]
      : [],
  );
  for (let from = 0; from < payments.length; from += AT_ONCE) {
    const part = payments.slice(from, from + AT_ONCE);
    const { verified, partly, reversed, refused } = await api.verifyStatement(part);
    total.verified += verified;
    total.partly += partly;
    total.reversed += reversed;
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
