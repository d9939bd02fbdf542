import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../api/dataProvider';
import { useInvalidate } from '../api/useCall';
import { matchStatement, verifyStatement, type Match, type Matches } from './match-statement';
import { openFile } from './reading/open-file';
import { readStatement, type Statement } from './reading/parse-statement';
import { guessColumns, StatementProblem, type Choice, type Table } from './reading/table';

const NOTHING_READ: Statement = {
  ...{ credits: [], debits: [], unread: [], unmoved: [], foreign: [] },
  ...{ sums: [], empty: [], gaps: [] },
};
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
  const invalidate = useInvalidate();
  const [table, setTable] = useState<Table>();
  const [choice, setChoice] = useState<Choice>();
  const [file, setFile] = useState<File>();
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  /** Whose statement it is; '': as each registration says. */
  const [channel, setChannel] = useState('');
  const [read, setRead] = useState(NOTHING_READ);
  const [matches, setMatches] = useState<Matches>();
  const match = useMutation({
    mutationFn: ({ given, of }: { given: Statement; of: string | undefined }) =>
      matchStatement(api, given, of),
  });
  /** Of several that are under way the last one counts. */
  const find = (given: Statement, of: string | undefined) => {
    if (given.credits.length + given.debits.length > 0)
      match.mutate({ given, of }, { onSuccess: (found) => setMatches(found) });
  };
  const verify = useMutation({
    mutationFn: (chosen: Match[]) => verifyStatement(api, chosen, file?.name ?? '', channel),
    onSettled: () => {
      // What is paid now is told apart from what is left.
      find(read, event);
      void invalidate('proofs', 'delegates', 'dashboard');
    },
  });

  const choose = (of: Table, next: Choice) => {
    setChoice(next);
    remember(of.heads, next);
    verify.reset();
    setMatches(undefined);
    const found = next.amount < 0 ? NOTHING_READ : readStatement(of, next);
    setRead(found);
    find(found, event);
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
      choose(found, guessColumns(found.heads, remembered(found.heads), found.rows));
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
      find(read, other);
    },
  };
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
