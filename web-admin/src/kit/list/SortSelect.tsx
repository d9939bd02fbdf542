import { useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import styles from './list.module.css';
import { useColumnLabel } from './SortHeader';
import type { Column, Listed } from './types';

/** The order, on phones: tables have it in their heads. */
export function SortSelect<T extends Listed>({ columns }: { columns: Column<T>[] }) {
  const { sort, setSort } = useListContext<T>();
  const translate = useTranslate();
  const labelOf = useColumnLabel();
  const sortable = columns.filter(({ disableSort }) => !disableSort);
  const [start] = useState(sort);
  // Some lists begin with the newest, and show no column for it.
  const isOwn = !sortable.some(({ source }) => source === start.field);
  return (
    <select
      className={styles.select}
      aria-label={translate('desk.sort_by')}
      value={`${sort.field} ${sort.order}`}
      onChange={({ target }) => {
        const [field = '', order] = target.value.split(' ');
        setSort({ field, order: order as 'ASC' | 'DESC' });
      }}
    >
      {isOwn && <option value={`${start.field} ${start.order}`}>{translate('desk.newest_first')}</option>}
      {sortable.flatMap((column) =>
        (['ASC', 'DESC'] as const).map((order) => (
          <option key={`${column.source} ${order}`} value={`${column.source} ${order}`}>
            {labelOf(column)} {order === 'ASC' ? '↑' : '↓'}
          </option>
        )),
      )}
    </select>
  );
}
