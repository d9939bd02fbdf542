import { useListContext, useResourceContext, useTranslate } from 'ra-core';
import styles from './table.module.css';
import type { Column, Listed } from './types';

/** A column's head; a click sorts by it, the next one turns the order round. */
export function SortHeader<T extends Listed>({ column }: { column: Column<T> }) {
  const { sort, setSort } = useListContext<T>();
  const label = useColumnLabel()(column);
  const { source, kind, disableSort } = column;
  if (disableSort)
    return (
      <th scope="col" className={kind && styles[kind]}>
        {label}
      </th>
    );
  const sorted = sort.field === source ? sort.order : undefined;
  const next = sorted === 'ASC' || (!sorted && kind === 'time') ? 'DESC' : 'ASC';
  return (
    <th
      scope="col"
      className={kind && styles[kind]}
      aria-sort={sorted && (sorted === 'ASC' ? 'ascending' : 'descending')}
    >
      <button type="button" onClick={() => setSort({ field: source, order: next })}>
        {label}
        <span aria-hidden>{sorted ? (sorted === 'ASC' ? ' ↑' : ' ↓') : ''}</span>
      </button>
    </th>
  );
}

/** The words of a column: its own, else those of the field. */
export function useColumnLabel() {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  return <T extends Listed>({ label, source }: Pick<Column<T>, 'label' | 'source'>) =>
    translate(label ?? `resources.${resource}.fields.${source}`);
}
