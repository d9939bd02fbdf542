import { useNotify } from 'ra-core';
import { useState } from 'react';
import { statusOf } from '../../api/ApiError';
import { merge, same } from '../../kit/form/changes';
import { withValue, type Path } from '../../kit/form/tree';
import { useSaving, type Read, type Source } from '../../kit/form/useSaving';

/** Where a draft comes from and goes to. */
export interface DraftSource<T extends Read> extends Source<T> {
  /** What is wrong, by the place of the field. */
  problemsOf: (error: unknown) => ReadonlyMap<string, string>;
  /** Reads lists again that show what was saved. */
  changed: () => Promise<unknown>;
  /** What is said where fields are missing: what was written is kept all the same. */
  incomplete?: string;
}

const NONE: ReadonlyMap<string, string> = new Map();

/**
 * Something while it is written: nothing is lost to a colleague, and nothing is saved twice.
 * @param begun what was written over it before, and not saved
 */
export function useDraft<T extends Read>(source: DraftSource<T>, opened: T, begun: unknown = opened.data) {
  const notify = useNotify();
  const saving = useSaving(source, opened);
  const { base, setBase } = saving;
  const [data, setData] = useState<unknown>(begun);
  const [refused, setRefused] = useState(NONE);

  /** What the server has now. @param written what was sent: what was typed since stays, and is not saved yet */
  const take = (next: T, written: unknown = data) => {
    setBase(next);
    setData((now: unknown) => (same(now, written) ? next.data : now));
    setRefused(NONE);
    // The lists are read again in the background.
    void source.changed();
  };
  /** @returns whether the server has it now */
  const run = async (written: unknown, task: () => Promise<T | undefined>): Promise<boolean> => {
    try {
      const kept = await task();
      if (kept) take(kept, written);
      return kept !== undefined;
    } catch (error) {
      const problems = source.problemsOf(error);
      setRefused(problems);
      if (source.incomplete && problems.size > 0)
        notify(source.incomplete, { type: 'info', messageArgs: { smart_count: problems.size } });
      else notify((error as Error).message, { type: 'error' });
      return false;
    }
  };
  return {
    ...saving,
    data,
    unsaved: !same(data, base.data),
    refused,
    set: (path: Path, value: unknown) => setData((before: unknown) => withValue(before, path, value)),
    /** Replaces everything, as when the reader takes over what a colleague began. */
    begin: (whole: unknown) => setData(whole),
    save: () => run(data, () => saving.save(data)),
    take,
    giveUp: () => setData(base.data),
    /** What both wrote, put together by the writer. */
    resolve: (merged: unknown) => {
      const mine = saving.conflict?.mine;
      // What was typed after Save was pressed is in neither version.
      setData((now: unknown) => merge(mine, now, merged).merged);
      return run(merged, () => saving.resolve(merged));
    },
    /**
     * Another change than a save, as taking a draft away. Where a colleague was faster, the writer sees what they
     * wrote before deciding again. @returns whether it is done
     */
    change: async (task: () => Promise<unknown>): Promise<boolean> => {
      try {
        await task();
        return true;
      } catch (error) {
        const failed = ({ message }: Error) => notify(message, { type: 'error' });
        if (statusOf(error) === 412) await saving.showConflict(data).catch(failed);
        else failed(error as Error);
        return false;
      }
    },
  };
}

export type Draft<T extends Read = Read> = ReturnType<typeof useDraft<T>>;
