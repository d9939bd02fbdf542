import { useListContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import styles from './table.module.css';
import type { Listed, ListSetup } from './types';
import { useFromList } from './useFromList';

interface Props<T extends Listed> {
  setup: ListSetup<T>;
  rows: T[];
  selectable: boolean;
  title: string;
}

/** A list for phones: two lines a record, with the same choices as a table. */
export function RecordCards<T extends Listed>({ setup, rows, selectable, title }: Props<T>) {
  const { selectedIds, onToggleItem } = useListContext<T>();
  const translate = useTranslate();
  const fromList = useFromList(rows, setup);
  return (
    <ul className={styles.cards} aria-label={title}>
      {rows.map((record) => {
        const name = setup.nameOf(record);
        const path = setup.pathOf?.(record);
        return (
          <li key={record.id} style={{ '--edge': setup.edgeOf?.(record) }}>
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
              <div className={styles.note}>{setup.noteOf(record)}</div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
