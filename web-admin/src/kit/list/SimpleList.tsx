import { useListContext, useTranslate } from 'ra-core';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { InList } from './List';
import type { TableProps } from './Table';
import styles from './table.module.css';
import type { Listed } from './types';
import { useRowPath } from './useRowPath';

/** A list for phones: two lines a record, with the same choices as a table. */
export function SimpleList<T extends Listed>(props: TableProps<T>) {
  const { rows, selectable, recordRepresentation, secondaryText, rowClick, rowEdge } = props;
  const { selectedIds, onToggleItem } = useListContext<T>();
  const { title } = use(InList);
  const translate = useTranslate();
  const { pathOf, fromList } = useRowPath(rows, rowClick);
  return (
    <ul className={styles.cards} aria-label={title}>
      {rows.map((record) => {
        const name = recordRepresentation(record);
        const path = pathOf(record);
        return (
          <li key={record.id} style={{ '--edge': rowEdge?.(record) }}>
            {selectable && (
              <label>
                <input
                  type="checkbox"
                  aria-label={translate('desk.select_one', { name })}
                  checked={selectedIds.includes(record.id)}
                  onChange={() => onToggleItem(record.id)}
                />
              </label>
            )}
            <div className={styles.lines}>
              {path ? (
                <Link to={path} state={fromList}>
                  {name}
                </Link>
              ) : (
                <strong>{name}</strong>
              )}
              <div className={styles.note}>{secondaryText(record)}</div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
