import { useRef, useState } from 'react';
import { keyOf, valueAt, type Path } from '../../kit/form/tree';
import { readPath } from '../field-address';
import type { Draft } from './useDraft';

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/**
 * What is wrong, as far as the writer can have meant it: a field that was just added and is still empty is not yet
 * wrong. It is once something was typed in it, it was left empty, or a save was tried.
 */
export function useShownProblems(
  { data, base, refused }: Pick<Draft, 'data' | 'base' | 'refused'>,
  problems: ReadonlyMap<string, string>,
): {
  problems: ReadonlyMap<string, string>;
  /** Something was typed at that place. */
  typed: (path: Path) => void;
  /** The writer is there now. */
  at: (path: Path) => void;
} {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const touch = (key: string) =>
    setTouched((before) => (before.has(key) ? before : new Set([...before, key])));
  const isNew = (key: string) =>
    !touched.has(key) && isEmpty(valueAt(data, readPath(key))) && isEmpty(valueAt(base.data, readPath(key)));
  const shown = refused.size > 0 ? problems : new Map([...problems].filter(([key]) => !isNew(key)));
  return {
    problems: shown,
    typed: (path) => touch(keyOf(path)),
    at: (path) => {
      const key = keyOf(path);
      if (last.current !== undefined && last.current !== key) touch(last.current);
      last.current = key;
    },
  };
}
