import { useState } from 'react';
import { useApi } from '../../api/dataProvider';
import type { ImportedLead } from '../../api/types';
import { useInvalidate } from '../../api/useCall';
import { SHOWS } from '../work/useChangeWork';
import {
  guessMapping,
  leadsOf,
  readLeads,
  repeatsIn,
  type Lead,
  type LeadFile,
  type Mapping,
} from './lead-file';

/** As many as the API takes in one call. */
const AT_ONCE = 100;

/** The result of a row, or of its preview. */
export interface ImportRow extends Omit<ImportedLead, 'id'> {
  line: number;
  /** The earlier line of the file with the same person. */
  repeats: number | undefined;
}

/** A sentence or its key, and what it names. */
type Problem = Error & { args?: Record<string, number> };

const countAdded = (report: ImportedLead[]) => report.filter(({ state }) => state === 'added').length;

/** The steps of an import: a file, its columns, what would come of it, the leads. */
export function useImport() {
  const api = useApi();
  const invalidate = useInvalidate();
  const [file, setFile] = useState<LeadFile>();
  const [mapping, setMapping] = useState<Mapping>();
  const [channel, setChannel] = useState('other');
  const [addKnown, setAddKnown] = useState(false);
  const [rows, setRows] = useState<ImportRow[]>();
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState<'previewing' | 'importing'>();
  /** How many rows were answered so far. */
  const [answered, setAnswered] = useState(0);
  const [done, setDone] = useState<number>();
  /** The results so far: after a lost connection the import goes on behind them. */
  const [added, setAdded] = useState<ImportedLead[]>([]);

  /** What was chosen differently is looked at anew. */
  const forget = () => {
    setRows(undefined);
    setDone(undefined);
    setAdded([]);
    setProblem(undefined);
  };
  const open = async (chosen: File) => {
    forget();
    try {
      const read = readLeads(new Uint8Array(await chosen.arrayBuffer()));
      setFile(read);
      setMapping(guessMapping(read.heads));
    } catch (error) {
      setFile(undefined);
      setProblem(error as Problem);
    }
  };
  /** @param before what came of the first rows already @param keep is given all that came so far */
  const send = async (leads: Lead[], preview: boolean, before: ImportedLead[], keep = setAdded) => {
    let report = before;
    while (report.length < leads.length) {
      setAnswered(report.length);
      const part = leads.slice(report.length, report.length + AT_ONCE);
      const came = await api.importLeads({ leads: part, preview, add_known: !preview && addKnown });
      report = [...report, ...came];
      keep(report);
    }
    return report;
  };
  const work = async (kind: 'previewing' | 'importing', task: () => Promise<void>) => {
    setBusy(kind);
    setProblem(undefined);
    try {
      await task();
    } catch (error) {
      setProblem(error as Problem);
    } finally {
      setBusy(undefined);
    }
  };
  const rowsOf = (report: ImportedLead[], leads: Lead[]): ImportRow[] => {
    const repeats = repeatsIn(leads);
    return report.map((row, n) => {
      const earlier = repeats[n];
      const repeated = row.state === 'new' && earlier !== undefined;
      return {
        ...row,
        state: repeated ? 'known' : row.state,
        line: file?.rows[n]?.line ?? n + 1,
        repeats: earlier === undefined ? undefined : file?.rows[earlier]?.line,
      };
    });
  };
  const all = () => (file && mapping ? leadsOf(file, mapping, channel) : []);
  return {
    ...{ file, mapping, channel, addKnown, rows, problem, busy, answered, done, open, setAddKnown },
    /** How many are in already, where the line was lost. */
    half: countAdded(added),
    map: (chosen: Mapping) => {
      forget();
      setMapping(chosen);
    },
    setChannel: (chosen: string) => {
      forget();
      setChannel(chosen);
    },
    preview: () =>
      work('previewing', async () => {
        const leads = all();
        setRows(rowsOf(await send(leads, true, [], () => undefined), leads));
      }),
    /** Sent again after an answer that was lost, a row that was added is known by its file and line. */
    run: () =>
      work('importing', async () => {
        const leads = all();
        try {
          const report = await send(leads, false, added);
          setRows(rowsOf(report, leads));
          setDone(countAdded(report));
        } finally {
          await invalidate(...SHOWS);
        }
      }),
  };
}
