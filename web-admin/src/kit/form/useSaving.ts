import '../../messages/saving';
import { useState } from 'react';
import { ApiError, isAnswerLost, statusOf } from '../../api/ApiError';
import { serverReady } from '../../api/live/outage';
import { changesBetween } from './changes';

/** What was read, with the version that a save must find. */
export interface Read {
  data: unknown;
  etag: string | null;
}

/** How what is edited is read and saved. */
export interface Source<T extends Read> {
  /** @param base what is asked for again @param written what was sent, where that names it first */
  read: (base: T, written: unknown) => Promise<T>;
  /** @throws ApiError 412 when it is no longer what `over` says */
  write: (data: unknown, over: T) => Promise<T>;
  /** Who saved it last. */
  lastBy?: (base: T) => Promise<string | null | undefined>;
}

/** What a colleague saved while this was written. */
export interface Conflict<T extends Read = Read> {
  /** What both began with. */
  base: T;
  mine: unknown;
  theirs: T;
  by: string | null | undefined;
  /** A colleague saved again while the first conflict was being resolved. */
  again: boolean;
}

/** A save without an answer: we are reading the record, or it does not have the change. */
export type UnansweredSave = 'looking' | 'not_saved';

/** The pause between two reads while the server answers its health check alone. */
const LOOK_AGAIN_MS = 1_000;
const isSame = (one: unknown, other: unknown) => changesBetween(one, other).length === 0;

/**
 * Saves what is written over the version that it began with: the one way to do so, for records, settings, lists and
 * content. Where a colleague was faster, both are put together (ConflictDialog); where the answer is lost, it looks.
 * What is written is the caller's, and stays as it is.
 */
export function useSaving<T extends Read>(source: Source<T>, opened: T) {
  const [base, setBase] = useState(opened);
  const [saving, setSaving] = useState(false);
  const [unanswered, setUnanswered] = useState<UnansweredSave>();
  const [conflict, setConflict] = useState<Conflict<T>>();

  /** What the server has, as soon as it says so. @throws ApiError where that cannot be read, as 404 */
  const reread = async (over: T, written: unknown): Promise<T> => {
    try {
      return await source.read(over, written);
    } catch (error) {
      if (!isAnswerLost(error)) throw error;
      setUnanswered('looking');
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
      await serverReady();
      return reread(over, written);
    }
  };
  /** @returns what is kept; undefined: it is not kept yet, and the page says why */
  const attempt = async (written: unknown, over: T, again: boolean): Promise<T | undefined> => {
    try {
      return await source.write(written, over);
    } catch (error) {
      const lost = isAnswerLost(error);
      if (!lost && statusOf(error) !== 412) throw error;
      if (lost) setUnanswered('looking');
      const theirs = await reread(over, written);
      if (isSame(theirs.data, written)) return theirs;
      if (isSame(theirs.data, over.data)) {
        // The colleague changed fields that are not in this form.
        if (!lost) return attempt(written, theirs, again);
        setUnanswered('not_saved');
        return undefined;
      }
      const by = await source.lastBy?.(over).catch(() => undefined);
      setUnanswered(undefined);
      setConflict({ base: over, mine: written, theirs, by, again });
      return undefined;
    }
  };
  const save = async (written: unknown, over = base, again = false): Promise<T | undefined> => {
    setSaving(true);
    setUnanswered(undefined);
    try {
      const kept = await attempt(written, over, again);
      if (kept) {
        setBase(kept);
        setUnanswered(undefined);
      }
      return kept;
    } catch (error) {
      setUnanswered(undefined);
      throw error;
    } finally {
      setSaving(false);
    }
  };
  return {
    base,
    setBase,
    saving,
    unanswered,
    conflict,
    /** @returns what is kept; undefined when it is not kept yet @throws ApiError what was refused */
    save: (written: unknown) => save(written),
    /** Saves what both wrote, put together by the writer, who holds it from now on. */
    resolve: async (merged: unknown): Promise<T | undefined> => {
      if (!conflict) return undefined;
      setConflict(undefined);
      setBase(conflict.theirs);
      return save(merged, conflict.theirs, true);
    },
    /** Back to what was written: it is not saved, and the next save asks again. */
    dismissConflict: () => setConflict(undefined),
    /** Something else than a save found that a colleague was faster. @throws ApiError where they wrote nothing */
    showConflict: async (written: unknown): Promise<void> => {
      const theirs = await source.read(base, written);
      if (isSame(theirs.data, base.data)) {
        setBase(theirs);
        throw new ApiError('saving.conflict.look_again', 412);
      }
      const by = await source.lastBy?.(base).catch(() => undefined);
      setConflict({ base, mine: written, theirs, by, again: false });
    },
  };
}

export type Saving<T extends Read = Read> = ReturnType<typeof useSaving<T>>;
