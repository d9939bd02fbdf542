import { useNotify } from 'ra-core';
import { useState } from 'react';
import { statusOf } from '../api/ApiError';
import { same } from './changes';
import { type Path, withValue } from './schema';

/** What was read, with the version that a save must find. */
export interface Read {
  data: unknown;
  etag: string | null;
}
/** Where something that is written comes from and goes to. */
export interface Source<T extends Read> {
  open: (base: T) => Promise<T>;
  save: (data: unknown, base: T) => Promise<T>;
  /** Who saved it last. */
  lastBy: (base: T) => Promise<string | null | undefined>;
  /** What is wrong, by the place of the field. */
  problemsOf: (error: unknown) => ReadonlyMap<string, string>;
  /** What is listed elsewhere is no longer as it was. */
  changed: () => Promise<unknown>;
}

/** What a colleague saved while this was written. */
export interface Meanwhile<T extends Read = Read> {
  theirs: T;
  by: string | null | undefined;
}

/** Something while it is written: nothing is lost to a colleague, and nothing is saved twice. */
export function useDraft<T extends Read>(source: Source<T>, opened: T) {
  const notify = useNotify();
  const [base, setBase] = useState(opened);
  const [data, setData] = useState<unknown>(opened.data);
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [meanwhile, setMeanwhile] = useState<Meanwhile<T>>();
  const unsaved = !same(data, base.data);

  /** What the server has now. @param written what was sent: what was typed since stays, and is not saved yet */
  const take = (next: T, written: unknown = data) => {
    setBase(next);
    setData((now: unknown) => (same(now, written) ? next.data : now));
    setRefused(new Map());
    // The lists follow: nobody waits for them.
    void source.changed();
  };
  const askWhatChanged = async () => {
    const theirs = await source.open(base);
    setMeanwhile({ theirs, by: await source.lastBy(base) });
  };
  /** @returns whether the server has it now */
  const save = async (over = base, written: unknown = data): Promise<boolean> => {
    setSaving(true);
    try {
      take(await source.save(written, over), written);
      return true;
    } catch (error) {
      if (statusOf(error) === 412) await askWhatChanged();
      else {
        setRefused(source.problemsOf(error));
        notify((error as Error).message, { type: 'error' });
      }
      return false;
    } finally {
      setSaving(false);
    }
  };
  return {
    base,
    data,
    unsaved,
    saving,
    refused,
    meanwhile,
    set: (path: Path, value: unknown) => setData((before: unknown) => withValue(before, path, value)),
    save,
    take,
    giveUp: () => setData(base.data),
    /** What both wrote, put together by the writer. */
    settle: async (merged: unknown) => {
      if (!meanwhile) return;
      const { theirs } = meanwhile;
      setMeanwhile(undefined);
      setBase(theirs);
      setData(merged);
      await save(theirs, merged);
    },
    closeMeanwhile: () => setMeanwhile(undefined),
  };
}

export type Draft<T extends Read = Read> = ReturnType<typeof useDraft<T>>;
