import { useResourceContext, useStore } from 'ra-core';
import type { Column, Listed } from './types';

/** The columns that somebody chose to see, kept in this browser. */
export function useColumns<T extends Listed>(columns: Column<T>[]) {
  const resource = useResourceContext() ?? '';
  const usual = columns.filter(({ extra }) => !extra).map(({ source }) => source);
  const [chosen, setChosen] = useStore<string[]>(`${resource}.columns`, usual);
  const isShown = ({ source, kind }: Column<T>) => kind === 'name' || chosen.includes(source);
  return {
    shown: columns.filter(isShown),
    isShown,
    toggle: (column: Column<T>) =>
      setChosen(
        isShown(column) ? chosen.filter((source) => source !== column.source) : [...chosen, column.source],
      ),
  };
}
