import { useMemo, useState } from 'react';
import { newId } from 'web-shared/ids';
import { statusOf } from '../../api/ApiError';
import { useApi } from '../../api/dataProvider';
import type { ImportedLead } from '../../api/types';
import { useInvalidate } from '../../api/useCall';
import { SHOWS } from '../work/useChangeWork';
import { useWorkChoices } from '../work/work';
import { guessMapping, isMapped, type Mapping } from './columns';
import type { LeadFile } from './lead-file';
import { leadsOf, type Lead, type LeadRow } from './leads-of';
import { openLeads } from './open-leads';

/** As many as the API takes in one call. */
const AT_ONCE = 100;

/** A row of the file with its result, or what it would be. */
export interface ImportRow extends LeadRow, Pick<ImportedLead, 'state' | 'message' | 'known'> {}

/** A sentence or its key, and what it names. */
type Problem = Error & { args?: Record<string, string | number> };

/** The steps of an import: a file, its columns, what would come of it, the leads. */
export function useImport() {
  const api = useApi();
  const invalidate = useInvalidate();
  const colleagues = useWorkChoices()?.assignees;
  const [file, setFile] = useState<LeadFile>();
  const [sheetAt, setSheetAt] = useState(0);
  const [mapping, setMapping] = useState<Mapping>();
  const [channel, setChannel] = useState('other');
  const [keepsRest, setKeepsRest] = useState(true);
  const [addKnown, setAddKnown] = useState(true);
  const [rows, setRows] = useState<ImportRow[]>();
  /** The lines that somebody took out of the import, or into it. */
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState<'reading' | 'previewing' | 'importing'>();
  /** How many rows were answered so far. */
  const [answered, setAnswered] = useState(0);
  const [batch, setBatch] = useState(newId);
  const [done, setDone] = useState<number>();
  /** How many rows were sent and answered: after a lost connection the import goes on behind them. */
  const [sent, setSent] = useState(0);

  const sheet = file?.sheets[sheetAt];
  const ready = sheet && mapping && isMapped(mapping) && colleagues;
  const leads = useMemo(
    () => (ready ? leadsOf(sheet, mapping, { channel, keepsRest, colleagues }) : []),
    [ready, sheet, mapping, channel, keepsRest, colleagues],
  );
  /** Whether a row comes in: what is new or known and no repetition, unless somebody says otherwise. */
  const takes = (row: ImportRow): boolean =>
    mayTake(row) &&
    (row.repeats === undefined && (row.state !== 'known' || addKnown)) !== turned.has(row.line);
  const chosen = rows?.filter(takes) ?? [];

  /** What was chosen differently is looked at anew. */
  const forget = () => {
    setRows(undefined);
    setTurned(new Set());
    setDone(undefined);
    setSent(0);
    setBatch(newId());
    setProblem(undefined);
  };
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
  const show = (read: LeadFile, at: number) => {
    setSheetAt(at);
    setMapping(guessMapping(read.sheets[at]?.heads ?? []));
  };
  const open = (picked: File) => {
    forget();
    setFile(undefined);
    return work('reading', async () => {
      const read = await openLeads(picked);
      setFile(read);
      show(read, 0);
      const batches = await api.leadBatches();
      setAddKnown(!batches.some(({ file_hash, taken_back_at }) => file_hash === read.hash && !taken_back_at));
    });
  };
  /** Sends rows in parts. @param from the first of them that is sent @returns their results by line */
  const send = async (
    all: readonly LeadRow[],
    more: object,
    from = 0,
    onPart?: (sent: number) => void,
  ): Promise<Map<number, ImportedLead>> => {
    const results = new Map<number, ImportedLead>();
    for (let at = from; at < all.length; at += AT_ONCE) {
      setAnswered(at);
      const part = all.slice(at, at + AT_ONCE);
      const answers = await api.importLeads({ leads: part.map(({ lead }) => lead), ...more });
      answers.forEach((answer, n) => results.set(part[n]?.line ?? -1, answer));
      onPart?.(at + answers.length);
    }
    return results;
  };
  const look = async (all: readonly LeadRow[]): Promise<ImportRow[]> => {
    const results = await send(
      all.filter(({ isTrial }) => !isTrial),
      { preview: true },
    );
    return all.map((row) => {
      const { state = 'refused', message = null, known = [] } = results.get(row.line) ?? {};
      return { ...row, state, message, known };
    });
  };
  return {
    file,
    sheet,
    sheetAt,
    mapping,
    channel,
    keepsRest,
    addKnown,
    rows,
    chosen,
    takes,
    problem,
    busy,
    answered,
    done,
    open,
    setAddKnown,
    all: busy === 'importing' ? chosen.length : leads.length,
    isHalf: sent > 0 && done === undefined && busy === undefined,
    isReady: leads.length > 0,
    map: (picked: Mapping) => {
      forget();
      setMapping(picked);
    },
    chooseSheet: (at: number) => {
      forget();
      if (file) show(file, at);
    },
    setChannel: (picked: string) => {
      forget();
      setChannel(picked);
    },
    setKeepsRest: (keeps: boolean) => {
      forget();
      setKeepsRest(keeps);
    },
    turn: (line: number) =>
      setTurned(
        (before) =>
          new Set(before.has(line) ? [...before].filter((each) => each !== line) : [...before, line]),
      ),
    /** Corrects a row; what would come of it is asked again. */
    correct: async (row: ImportRow, fields: Partial<Lead>) => {
      const lead = Object.fromEntries(
        Object.entries({ ...row.lead, ...fields }).filter(([, value]) => value),
      ) as Lead;
      const [corrected] = await look([{ ...row, lead, notes: [], isTrial: false }]);
      setRows((before) => before?.map((each) => (each.line === row.line && corrected ? corrected : each)));
    },
    preview: () => work('previewing', async () => setRows(await look(leads))),
    /** Sent again after an answer that was lost, a row that was added is known by its external id. */
    run: () =>
      work('importing', async () => {
        const of = { batch_id: batch, file_name: file?.name ?? null, file_hash: file?.hash ?? null };
        try {
          const results = await send(chosen, { ...of, add_known: true }, sent, setSent);
          setDone(await countOf(() => api.leadBatch(batch)));
          setRows((before) => before?.map((row) => ({ ...row, ...pick(results.get(row.line)) })));
        } finally {
          await invalidate(...SHOWS, 'imports');
        }
      }),
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
