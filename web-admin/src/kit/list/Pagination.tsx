import Button from '@mui/material/Button';
import { useListContext, useStore, useTranslate } from 'ra-core';
import styles from './list.module.css';

const SIZES = [10, 25, 50, 100];

/** Which rows of how many, the way on and back, and how many at once. */
export function Pagination() {
  const { page, perPage, setPerPage, setPage, total = 0, hasNextPage, hasPreviousPage } = useListContext();
  const translate = useTranslate();
  const [, remember] = useStore('rows_per_page', 10);
  const first = (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, total);
  return (
    <nav className={styles.pager} aria-label={translate('desk.pages')}>
      <label>
        {translate('desk.rows_per_page')}{' '}
        <select
          className={styles.select}
          value={perPage}
          onChange={({ target }) => {
            remember(Number(target.value));
            setPerPage(Number(target.value));
          }}
        >
          {SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <span>
        {translate('desk.rows_shown', {
          first: first.toLocaleString(),
          last: last.toLocaleString(),
          total: total.toLocaleString(),
        })}
      </span>
      <Button size="small" disabled={!hasPreviousPage} onClick={() => setPage(page - 1)}>
        {translate('desk.previous')}
      </Button>
      <Button size="small" disabled={!hasNextPage} onClick={() => setPage(page + 1)}>
        {translate('desk.next')}
      </Button>
    </nav>
  );
}
