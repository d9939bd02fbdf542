import { useMemo, useState } from 'react';
import { useWorkChoices } from '../work/work';
import { guessMapping, isMapped, type Mapping } from './columns';
import type { LeadFile } from './lead-file';
import { leadsOf } from './leads-of';

/**
 * The file that was picked, and how its columns are read as leads.
 * @param onChoose called before anything is chosen differently
 */
export function useLeadFile(onChoose: () => void) {
  const colleagues = useWorkChoices()?.assignees;
  const [file, setFile] = useState<LeadFile>();
  const [sheetAt, setSheetAt] = useState(0);
  const [mapping, setMapping] = useState<Mapping>();
  const [channel, setChannel] = useState('other');
  const [keepsRest, setKeepsRest] = useState(true);
  const sheet = file?.sheets[sheetAt];
  const ready = sheet && mapping && isMapped(mapping) && colleagues;
  const leads = useMemo(
    () => (ready ? leadsOf(sheet, mapping, { channel, keepsRest, colleagues }) : []),
    [ready, sheet, mapping, channel, keepsRest, colleagues],
  );
  const show = (read: LeadFile, at: number) => {
    setSheetAt(at);
    setMapping(guessMapping(read.sheets[at]?.heads ?? []));
  };
  return {
    file,
    sheet,
    sheetAt,
    mapping,
    channel,
    keepsRest,
    /** Empty until all that is needed has a column. */
    leads,
    /** @param read undefined: another one is on its way */
    setFile: (read: LeadFile | undefined) => {
      onChoose();
      setFile(read);
      if (read) show(read, 0);
    },
    chooseSheet: (at: number) => {
      onChoose();
      if (file) show(file, at);
    },
    map: (picked: Mapping) => {
      onChoose();
      setMapping(picked);
    },
    setChannel: (picked: string) => {
      onChoose();
      setChannel(picked);
    },
    setKeepsRest: (keeps: boolean) => {
      onChoose();
      setKeepsRest(keeps);
    },
  };
}
