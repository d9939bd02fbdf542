import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../api/dataProvider';
import type { ImportedLead } from '../api/types';
import {
  guessMapping,
  type Lead,
  type LeadFile,
  leadsOf,
  type Mapping,
  readLeads,
  repeatsIn,
} from './lead-file';
import { refreshInquiries } from './useChangeWork';

/** As many as the API takes in one call. */
const AT_ONCE = 100;

/** What came, or would come, of a row. */
export interface ImportRow extends Omit<ImportedLead, 'id'> {
  line: number;
  /** The line of this file in which the same person stands already. */
  repeats: number | undefined;
}

/** The steps of an import: a file, its columns, what would come of it, the leads. */
export function useImport() {
  const desk = useApi();
  const queries = useQueryClient();
  const [file, setFile] = useState<LeadFile>();
  const [mapping, setMapping] = useState<Mapping>();
  const [channel, setChannel] = useState('other');
  const [addKnown, setAddKnown] = useState(false);
  const [rows, setRows] = useState<ImportRow[]>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<'previewing' | 'importing'>();
  const [done, setDone] = useState<number>();

  /** What was chosen differently is looked at anew. */
  const forget = () => {
    setRows(undefined);
    setDone(undefined);
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
      setProblem((error as Error).message);
    }
  };
  const send = async (leads: Lead[], preview: boolean): Promise<ImportedLead[]> => {
    const report: ImportedLead[] = [];
    for (let from = 0; from < leads.length; from += AT_ONCE) {
      const part = leads.slice(from, from + AT_ONCE);
      report.push(...(await desk.importLeads({ leads: part, preview, add_known: !preview && addKnown })));
    }
    return report;
  };
  const work = async (kind: 'previewing' | 'importing', task: () => Promise<void>) => {
    setBusy(kind);
    setProblem(undefined);
    try {
      await task();
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setBusy(undefined);
    }
  };
  const told = (report: ImportedLead[], leads: Lead[]): ImportRow[] => {
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
    ...{ file, mapping, channel, addKnown, rows, problem, busy, done, open, setAddKnown },
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
        setRows(told(await send(leads, true), leads));
      }),
    /** Sent again after an answer that was lost, a row that was added is known by its file and line. */
    run: () =>
      work('importing', async () => {
        const leads = all();
        const report = await send(leads, false);
        setRows(told(report, leads));
        setDone(report.filter(({ state }) => state === 'added').length);
        await refreshInquiries(queries);
      }),
  };
}
