import { useNotify } from 'ra-core';
import { useState } from 'react';
import { statusOf } from '../api/ApiError';
import { content, type Name, type Opened, useContentChanged } from './calls';
import { same } from './changes';
import { problemsOf } from './usePreview';
import { type Path, withValue } from './schema';

/** What a colleague saved while this was written. */
export interface Meanwhile {
  theirs: Opened;
  by: string;
}

/** One piece of content while it is written: nothing is lost to a colleague, and nothing is saved twice. */
export function useDraft(name: Name, opened: Opened) {
  const notify = useNotify();
  const changed = useContentChanged();
  const [base, setBase] = useState(opened);
  const [data, setData] = useState<unknown>(opened.data);
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [meanwhile, setMeanwhile] = useState<Meanwhile>();
  const unsaved = !same(data, base.data);

  const take = async (next: Opened) => {
    setBase(next);
    setData(next.data);
    setRefused(new Map());
    await changed();
  };
  const askWhatChanged = async () => {
    const theirs = await content.open(name);
    const [latest] = await content.versions(name);
    setMeanwhile({ theirs, by: latest?.by_name ?? 'A colleague' });
  };
  /** @returns whether the server has it now */
  const save = async (over = base, written: unknown = data): Promise<boolean> => {
    setSaving(true);
    try {
      await take(await content.save(name, written, over.etag));
      return true;
    } catch (error) {
      if (statusOf(error) === 412) await askWhatChanged();
      else {
        setRefused(problemsOf(error));
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
