import Button from '@mui/material/Button';
import { RecordContextProvider, useGetOne, useResourceContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { statusOf } from '../../api/ApiError';
import { VERSION } from '../../api/version';
import { Loading, PageHead } from '../../layout/Page';

/** Resources whose removed records can be put back. */
const BINNED = ['delegates', 'inquiries'];

/** Reads the record of the address for the page. One that is gone, or cannot be read, is said in place. */
export function Edit({ children }: { children: ReactNode }) {
  const resource = useResourceContext() ?? '';
  const { id } = useParams();
  const { data, error, refetch } = useGetOne<{ id: string }>(resource, { id }, { staleTime: 0 });
  // A row that a list left behind has no version, and nothing may be saved over it.
  if (data && VERSION in data)
    return (
      // A new key for each record: what was typed on one is not carried to the next.
      <RecordContextProvider key={data.id} value={data}>
        {children}
      </RecordContextProvider>
    );
  return error ? <NotRead error={error} onRetry={() => void refetch()} /> : <Loading />;
}

function NotRead({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const gone = statusOf(error) === 404 || statusOf(error) === 400;
  return (
    <>
      <PageHead title={translate(gone ? 'desk.gone.title' : 'desk.record_failed')} />
      <p role="alert">{gone ? translate('desk.gone.text') : error.message}</p>
      {gone ? (
        <>
          <Button component={Link} to={`/${resource}`} variant="contained">
            {translate(`resources.${resource}.plural`)}
          </Button>
          {BINNED.includes(resource) && (
            <Button component={Link} to={`/bin/${resource}`}>
              {translate('desk.to_bin')}
            </Button>
          )}
        </>
      ) : (
        <Button variant="contained" onClick={onRetry}>
          {translate('desk.retry')}
        </Button>
      )}
    </>
  );
}
