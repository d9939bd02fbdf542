import { useEffect, useRef, useState } from 'react';
import { proofTexts } from '../../content/texts';
import { loadRecord } from '../../forms/record';
import { readProof, type PickedProof } from './proof';
import { keepProof, keptProof } from './proof-store';

export interface Proof {
  file?: File | undefined;
  /** A picture was chosen, and is still being read or converted. */
  reading?: boolean;
  /** Why the chosen file cannot be one, in a sentence. */
  problem?: string | undefined;
  take: (picked: File) => void;
  /** @param problem why it goes; left out: nobody wants it any more */
  remove: (problem?: string) => void;
  /** What is chosen, once it is read. */
  settled: () => Promise<File | undefined>;
}

/**
 * The picture that somebody chose last: an earlier one that takes longer to read does not replace it.
 * @param form the name of the form with whose record it is kept on the device; left out: it is not kept
 */
export function useProof(form?: string): Proof {
  const [state, setState] = useState<Pick<Proof, 'file' | 'reading' | 'problem'>>({});
  const latest = useRef<Promise<PickedProof | undefined>>(Promise.resolve(undefined));

  function follow(read: Promise<PickedProof | undefined>) {
    const safe = read.catch(() => ({ problem: proofTexts.unreadable }));
    latest.current = safe;
    return safe.then((outcome) => {
      if (latest.current !== safe) return false;
      setState(outcome ?? {});
      return true;
    });
  }
  function take(picked: File) {
    setState({ reading: true });
    const read = readProof(picked);
    void follow(read).then(async (isLast) => {
      if (isLast && form) await keepProof(form, (await read).file);
    });
  }
  function remove(problem?: string) {
    void follow(Promise.resolve(problem === undefined ? undefined : { problem }));
    if (form) void keepProof(form, undefined);
  }

  useEffect(() => {
    if (!form) return;
    // Without the form's record nobody waits for it.
    if (loadRecord(form)) void follow(keptProof(form).then((file) => file && { file }));
    else void keepProof(form, undefined);
  }, [form]);

  return { ...state, take, remove, settled: () => latest.current.then((outcome) => outcome?.file) };
}
