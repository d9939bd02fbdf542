import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../api/dataProvider';
import { useInvalidate } from '../api/useCall';
import { keepStatement } from './keep-statement';
import { openFile } from './reading/open-file';
import { readStatement, type Statement } from './reading/parse-statement';
import { guessColumns, StatementProblem, type Choice, type Table } from './reading/table';
import { statusWord } from './status';

const NOTHING_READ: Statement = {
  credits: [],
  debits: [],
  still: [],
  unread: [],
  unmoved: [],
  foreign: [],
  sums: [],
  empty: [],
  gaps: [],
};
interface Problem {
  key: string;
  values: Record<string, string | number>;
}
/** The choices that were made for files with the same columns. */
interface Remembered {
  choice: Choice;
  channel: string;
}

/** A statement on its way from a file to lines that are kept: read here, its columns chosen, kept by one button. */
export function useStatement() {
  const api = useApi();
  const invalidate = useInvalidate();
  const [table, setTable] = useState<Table>();
  const [choice, setChoice] = useState<Choice>();
  const [file, setFile] = useState<File>();
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  /** Whose statement it is; '': nobody has said. */
  const [channel, setChannel] = useState('');
  const [read, setRead] = useState(NOTHING_READ);
  const keep = useMutation({
    mutationFn: () => keepStatement(api, read, { name: file?.name ?? '', channel }),
    onSuccess: () => {
      if (table && choice) remember(table.heads, { choice, channel });
      setTable(undefined);
      setRead(NOTHING_READ);
    },
    onSettled: () => invalidate('statement-lines', 'statement-files', 'not-in-bank'),
  });
  const choose = (of: Table, next: Choice) => {
    setChoice(next);
    keep.reset();
    setRead(next.amount < 0 ? NOTHING_READ : readStatement(of, next));
  };
  const open = async (chosen: File, password?: string) => {
    setFile(chosen);
    setProblem(undefined);
    setTable(undefined);
    setRead(NOTHING_READ);
    keep.reset();
    setIsReading(true);
    try {
      const found = await openFile(chosen, password);
      const before = remembered(found.heads);
      setTable(found);
      setChannel(before?.channel ?? (/gcash/i.test(chosen.name) ? 'gcash' : ''));
      choose(found, guessColumns(found.heads, before?.choice, found.rows));
    } catch (error) {
      if (!(error instanceof StatementProblem)) throw error;
      setProblem(error);
    } finally {
      setIsReading(false);
    }
  };
  const isAsked = read.foreign.some(({ word }) => choice?.meanings?.[statusWord(word)] === undefined);
  /** Why the lines cannot be kept yet: a key of the messages; undefined where they can. */
  let missing: string | undefined;
  if (isAsked) missing = 'status';
  else if (channel === '') missing = 'channel';
  else if (choice && choice.amount < 0) missing = 'amount';
  return {
    table,
    choice,
    problem,
    read,
    isReading,
    channel,
    setChannel,
    open,
    fileName: file?.name,
    missing,
    failed: keep.error?.message,
    isKeeping: keep.isPending,
    kept: keep.data,
    /** The same file again, with its password. */
    unlock: (password: string) => file && open(file, password),
    choose: (next: Choice) => table && choose(table, next),
    keep: () => keep.mutate(),
    forget: () => {
      setTable(undefined);
      setRead(NOTHING_READ);
    },
  };
}

/** Files of one bank have the same columns every month: what was chosen once is kept in this browser. */
const keyOf = (heads: string[]) => `statement-columns:${heads.join('|')}`;
function remember(heads: string[], said: Remembered): void {
  localStorage.setItem(keyOf(heads), JSON.stringify(said));
}
function remembered(heads: string[]): Remembered | undefined {
  const kept = localStorage.getItem(keyOf(heads));
  if (kept === null) return undefined;
  const said = JSON.parse(kept) as Remembered | Choice;
  // Version 1.1 kept the columns alone, without the way of payment.
  return 'choice' in said ? said : { choice: said, channel: '' };
}
