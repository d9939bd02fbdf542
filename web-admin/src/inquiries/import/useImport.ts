import { useState } from 'react';
import { newId } from 'web-shared/ids';
import { statusOf } from '../../api/ApiError';
import { useApi } from '../../api/dataProvider';
import type { ImportedLead } from '../../api/types';
import { useInvalidate } from '../../api/useCall';
import { SHOWS } from '../work/useChangeWork';
import type { Lead } from './leads-of';
import { openLeads } from './open-leads';
import { lookAtLeads, sendLeads, type ImportRow } from './send-leads';
import { useLeadFile } from './useLeadFile';

/** A sentence or its key, and what it names. */
type Problem = Error & { args?: Record<string, string | number> };

/** The steps of an import: a file, its columns, what would come of it, the leads. */
export function useImport() {
  const api = useApi();
  const invalidate = useInvalidate();
  const { setRows, ...choice } = useChosenRows();
  const { chosen } = choice;
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState<'reading' | 'previewing' | 'importing'>();
  /** How many rows were answered so far. */
  const [answered, setAnswered] = useState(0);
  const [batch, setBatch] = useState(newId);
  const [done, setDone] = useState<number>();
  /** How many rows were sent and answered: after a lost connection the import goes on behind them. */
  const [sent, setSent] = useState(0);

  /** What was chosen differently is looked at anew. */
  const forget = () => {
    setRows(undefined);
    setDone(undefined);
    setSent(0);
    setBatch(newId());
    setProblem(undefined);
  };
  const { setFile, leads, ...chosenFile } = useLeadFile(forget);
  const { file } = chosenFile;

  const work = async (kind: NonNullable<typeof busy>, task: () => Promise<void>) => {
    setBusy(kind);
    setAnswered(0);
    setProblem(undefined);
    try {
      await task();
    } catch (error) {
      setProblem(error as Problem);
    } finally {
      setBusy(undefined);
    }
  };
  const open = (picked: File) => {
    setFile(undefined);
    return work('reading', async () => {
      const read = await openLeads(picked);
      setFile(read);
      const batches = await api.leadBatches();
      choice.setAddKnown(
        !batches.some(({ file_hash, taken_back_at }) => file_hash === read.hash && !taken_back_at),
      );
    });
  };
  /** Corrects a row; what would come of it is asked again. */
  const correct = async (row: ImportRow, fields: Partial<Lead>) => {
    const lead = Object.fromEntries(
      Object.entries({ ...row.lead, ...fields }).filter(([, value]) => value),
    ) as Lead;
    const [corrected] = await lookAtLeads(api, [{ ...row, lead, notes: [], isTrial: false }], setAnswered);
    setRows((before) => before?.map((each) => (each.line === row.line && corrected ? corrected : each)));
  };
  /** Sent again after an answer that was lost, a row that was added is known by its external id. */
  const run = () =>
    work('importing', async () => {
      const of = { batch_id: batch, file_name: file?.name ?? null, file_hash: file?.hash ?? null };
      const onPart = (count: number) => {
        setSent(count);
        setAnswered(count);
      };
      setAnswered(sent);
      try {
        const results = await sendLeads(api, chosen, { ...of, add_known: true }, { from: sent, onPart });
        setDone(await countOf(() => api.leadBatch(batch)));
        setRows((before) => before?.map((row) => ({ ...row, ...pick(results.get(row.line)) })));
      } finally {
        await invalidate(...SHOWS, 'imports');
      }
    });
  return {
    ...chosenFile,
    ...choice,
    problem,
    busy,
    answered,
    done,
    all: busy === 'importing' ? chosen.length : leads.length,
    isHalf: sent > 0 && done === undefined && busy === undefined,
    isReady: leads.length > 0,
    open,
    correct,
    preview: () =>
      work('previewing', async () => {
        const found = await lookAtLeads(api, leads, setAnswered);
        setRows(() => found);
      }),
    run,
  };
}

/** What would come of each row, and which rows come in. */
function useChosenRows() {
  const [rows, setRows] = useState<ImportRow[]>();
  const [addKnown, setAddKnown] = useState(true);
  /** The lines that somebody took out of the import, or into it. */
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  /** Whether a row comes in: what is new or known and no repetition, unless somebody says otherwise. */
  const takes = (row: ImportRow): boolean =>
    mayTake(row) &&
    (row.repeats === undefined && (row.state !== 'known' || addKnown)) !== turned.has(row.line);
  return {
    rows,
    addKnown,
    takes,
    chosen: rows?.filter(takes) ?? [],
    setAddKnown,
    /** @param change undefined: they are asked for anew, and nobody has chosen among them */
    setRows: (change: ((before: ImportRow[] | undefined) => ImportRow[] | undefined) | undefined) => {
      if (!change) setTurned(new Set());
      setRows(change);
    },
    turn: (line: number) => {
      const others = new Set(turned);
      if (!others.delete(line)) others.add(line);
      setTurned(others);
    },
  };
}

export const mayTake = ({ state }: Pick<ImportRow, 'state'>): boolean => state === 'new' || state === 'known';

const pick = (result: ImportedLead | undefined) =>
  result && { state: result.state, message: result.message, known: result.known };

/** A file of which nothing came in has no batch. */
async function countOf(read: () => Promise<{ added: number }>): Promise<number> {
  try {
    return (await read()).added;
  } catch (error) {
    if (statusOf(error) === 404) return 0;
    throw error;
  }
}
