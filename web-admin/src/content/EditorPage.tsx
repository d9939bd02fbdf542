import '../messages/content';
import './content.css';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link, useParams } from 'react-router-dom';
import { statusOf } from '../api/ApiError';
import { useOpened } from '../form/useOpened';
import { Loading, PageHead } from '../layout/Page';
import { content, type Name, useItems, useKinds } from './calls';
import { Editor } from './Editor';

/** Opens one piece of content, by the kind and slug of the address. */
export function EditorPage() {
  const { kind = '', slug = '' } = useParams();
  return <Opened key={`${kind}/${slug}`} name={{ kind, slug }} />;
}

function Opened({ name }: { name: Name }) {
  const { data: kinds, error: noKinds } = useKinds();
  const { data: items, error: noItems } = useItems();
  const key = ['content-opened', name.kind, name.slug];
  const { data: opened, error, refetch } = useOpened(key, () => content.open(name));
  const failure = error ?? noKinds ?? noItems;
  const kind = kinds?.find((each) => each.kind === name.kind);
  const item = items?.find((each) => each.kind === name.kind && each.slug === name.slug);
  if (failure || (kinds && !kind)) return <NotOpened error={failure} onRetry={() => void refetch()} />;
  if (!opened || !kind || !items) return <Loading />;
  return <Editor kind={kind} item={item} opened={opened} />;
}

function NotOpened({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const translate = useTranslate();
  const gone = !error || statusOf(error) === 404;
  return (
    <>
      <PageHead title={translate(gone ? 'desk.gone.title' : 'content.failed')} />
      <p role="alert">{gone ? translate('content.no_such') : error.message}</p>
      {gone ? (
        <Button component={Link} to="/content" variant="contained">
          {translate('content.all')}
        </Button>
      ) : (
        <Button variant="contained" onClick={onRetry}>
          {translate('desk.retry')}
        </Button>
      )}
    </>
  );
}
