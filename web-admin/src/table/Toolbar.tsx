import { useListContext, useTranslate } from 'ra-core';
import { ColumnsMenu } from './ColumnsMenu';
import { FilterButton } from './FilterButton';
import styles from './list.module.css';
import { SearchBox } from './SearchBox';
import { useColumnLabel } from './SortHeader';
import type { Listed, ListSetup } from './types';

/** Search, filters, columns; on phones the order too, which tables have in their heads. */
export function Toolbar<T extends Listed>({ setup, narrow }: { setup: ListSetup<T>; narrow: boolean }) {
  return (
    <div className={styles.tools}>
      {setup.search && <SearchBox {...setup.search} />}
      {setup.filters && <FilterButton filters={setup.filters} />}
      {narrow ? <SortSelect setup={setup} /> : <ColumnsMenu columns={setup.columns} />}
    </div>
  );
}

function SortSelect<T extends Listed>({ setup }: { setup: ListSetup<T> }) {
  const { sort, setSort } = useListContext<T>();
  const translate = useTranslate();
  const labelOf = useColumnLabel();
  const sortable = setup.columns.filter(({ unsortable }) => !unsortable);
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
