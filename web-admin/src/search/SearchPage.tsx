import '../messages/search';
import Alert from '@mui/material/Alert';
import Pagination from '@mui/material/Pagination';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { Link, useSearchParams } from 'react-router-dom';
import { useSettled } from 'web-shared/useSettled';
import { PageHead } from '../layout/Page';
import { Nothing, Panel } from '../layout/Panel';
import styles from './search.module.css';
import { addressOf, useHitWords, useSearch } from './usePeople';

const PER_PAGE = 25;
const LAST_PAGE = 20;
const SETTLE_MS = 300;

/** All that a word finds, by kind; the word and the page stand in the address, so that Back and a reload keep them. */
export function SearchPage() {
  const translate = useTranslate();
  const wordsOf = useHitWords();
  const [params, setParams] = useSearchParams();
  const typed = params.get('q') ?? '';
  const page = Math.min(LAST_PAGE, Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1));
  const asked = useSettled(typed.trim(), SETTLE_MS);
  const { data = [], error, isFetching } = useSearch(asked, page);
  const found = asked === '' ? [] : data.filter(({ total }) => total > 0);
  const pages = Math.ceil(Math.max(0, ...found.map(({ total }) => total)) / PER_PAGE);
  const isNearly = found.length > 0 && found.every(({ hits }) => hits[0]?.found_by === 'spelling');
  const isNothing = asked !== '' && !isFetching && !error && found.length === 0;
  let state = '';
  if (isNearly) state = translate('search.nearly_all');
  else if (isNothing) state = translate('desk.search_nothing', { word: asked });
  return (
    <>
      <PageHead title={translate('search.title')} />
      <TextField
        type="search"
        fullWidth
        autoFocus={typed === ''}
        label={translate('search.question')}
        value={typed}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        onChange={({ target }) => setParams(target.value ? { q: target.value } : {}, { replace: true })}
      />
      {error && <Alert severity="error">{error.message}</Alert>}
      <p role="status" className={styles.state}>
        {state}
      </p>
      {found.map(({ kind, total, hits }) => (
        <Panel
          key={kind}
          title={`${translate(`resources.${kind}.name`, { smart_count: 2 })} (${
            total === PER_PAGE * LAST_PAGE
              ? translate('search.most', { count: total.toLocaleString() })
              : total.toLocaleString()
          })`}
        >
          {hits.length === 0 && <Nothing>{translate('search.no_more')}</Nothing>}
          <ul className={styles.all}>
            {hits.map((hit) => {
              const { name, note } = wordsOf(hit);
              return (
                <li key={hit.id}>
                  <Link to={addressOf(kind, hit.id)}>{name}</Link>
                  <span>{note}</span>
                </li>
              );
            })}
          </ul>
        </Panel>
      ))}
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page}
          onChange={(_, to) => setParams({ q: typed, page: String(to) })}
        />
      )}
    </>
  );
}
