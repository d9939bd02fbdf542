import { useDataProvider, useNotify, useTranslate, type DataProvider, type GetListParams } from 'ra-core';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useKeys } from '../../keyboard/GoTo';
import styles from './prev-next.module.css';
import type { Listed } from './types';

/** What a list gives to the record that is opened from it. */
export interface FromList {
  /** The records of its page, in their order. */
  paths: string[];
  /** How it goes on beyond them. */
  list?: Pick<Required<GetListParams>, 'filter' | 'sort'> & {
    resource: string;
    perPage: number;
    firstPage: number;
    lastPage: number;
    total: number;
  };
}

const listIn = (state: unknown): FromList => {
  const { paths, list } = (state ?? {}) as Partial<FromList>;
  return { paths: Array.isArray(paths) ? paths : [], ...(list && { list }) };
};

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** As many rows as the API gives at once. */
const MAX = 1_000;

/**
 * The records before and after those that are known of the list, one page further each way. The list is read from its
 * beginning: what has left it meanwhile has moved others up, and nobody is stepped over.
 */
async function widened(
  { paths, list }: Required<FromList>,
  step: 1 | -1,
  data: Pick<DataProvider, 'getList'>,
): Promise<Required<FromList>> {
  const lastPage = step > 0 ? list.lastPage + 1 : list.lastPage;
  const rows = lastPage * list.perPage;
  // Beyond that only the neighbouring pages are read: few people go so far record by record.
  const pagination =
    rows <= MAX
      ? { page: 1, perPage: rows }
      : { page: step > 0 ? lastPage : list.firstPage - 1, perPage: list.perPage };
  const read = await data.getList<Listed>(list.resource, { ...list, pagination });
  const found = read.data.map(({ id }) => paths[0]?.replace(ID, id) ?? '');
  const isKnown = (path: string) => paths.includes(path);
  const first = found.findIndex(isKnown);
  const last = found.findLastIndex(isKnown);
  // Where none of them is known, the whole page lies on the side to which the reader goes.
  let [before, after]: [string[], string[]] = step > 0 ? [[], found] : [found, []];
  if (first >= 0) [before, after] = [found.slice(0, first), found.slice(last + 1)];
  const firstPage = rows <= MAX ? 1 : Math.min(list.firstPage, pagination.page);
  return {
    paths: [...before, ...paths, ...after],
    list: { ...list, firstPage, lastPage, total: read.total ?? list.total },
  };
}

/** The records beside this one in the list that led here, also by `j` and `k`; nothing where no list did. */
export function PrevNextButtons() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const data = useDataProvider();
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const [reading, setReading] = useState(false);
  const from = listIn(state);
  const { paths, list } = from;
  const at = paths.indexOf(pathname);
  const isMore = {
    [-1]: list !== undefined && list.firstPage > 1,
    1: list !== undefined && list.lastPage * list.perPage < list.total,
  };
  const go = async (step: 1 | -1) => {
    if (at < 0 || reading) return;
    const path = paths[at + step];
    if (path !== undefined) return navigate(path, { state: from });
    if (!list || !isMore[step]) return;
    setReading(true);
    try {
      const wider = await widened({ paths, list }, step, data);
      const next = wider.paths[wider.paths.indexOf(pathname) + step];
      await navigate(next ?? pathname, { state: wider, replace: next === undefined });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setReading(false);
    }
  };
  useKeys({ j: () => void go(1), k: () => void go(-1) });
  if (at < 0 || (paths.length < 2 && !isMore[1] && !isMore[-1])) return null;
  const beside = (step: 1 | -1, words: string) => {
    const path = paths[at + step];
    if (path !== undefined)
      return (
        <Link to={path} state={from}>
          {translate(words)}
        </Link>
      );
    return isMore[step] ? (
      <button type="button" onClick={() => void go(step)}>
        {translate(words)}
      </button>
    ) : (
      <span>{translate(words)}</span>
    );
  };
  return (
    <nav className={styles.beside} aria-label={translate('desk.beside')}>
      {beside(-1, 'desk.previous')}
      {beside(1, 'desk.next')}
    </nav>
  );
}
