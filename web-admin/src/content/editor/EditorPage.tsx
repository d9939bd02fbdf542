import '../../messages/site/content';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link, useParams } from 'react-router-dom';
import { statusOf } from '../../api/ApiError';
import { useApi, type Api } from '../../api/dataProvider';
import type { UnfinishedContent } from '../../api/types';
import { same } from '../../kit/form/changes';
import { useOpened } from '../../kit/form/useOpened';
import { Loading, PageHead } from '../../layout/Page';
import { useItems, useKinds, type Name, type Opened } from '../calls';
import { Editor } from './Editor';
import { pendingAutosave } from './useAutosave';

/** Opens one piece of content, by the kind and slug of the address. */
export function EditorPage() {
  const { kind = '', slug = '' } = useParams();
  return <OpenedEditor key={`${kind}/${slug}`} name={{ kind, slug }} />;
}

function OpenedEditor({ name }: { name: Name }) {
  const api = useApi();
  const { data: kinds, error: noKinds } = useKinds();
  const { data: items, error: noItems } = useItems();
  const key = ['content-opened', name.kind, name.slug];
  const { data, error, refetch } = useOpened(key, () => openBegun(api, name));
  const failure = error ?? noKinds ?? noItems;
  const kind = kinds?.find((each) => each.kind === name.kind);
  const item = items?.find((each) => each.kind === name.kind && each.slug === name.slug);
  if (failure || (kinds && !kind)) return <NotOpened error={failure} onRetry={() => void refetch()} />;
  if (!data || !kind || !items) return <Loading />;
  return <Editor kind={kind} item={item} {...data} />;
}

/** The draft, and what the reader had begun to write over it and not saved. */
async function openBegun(
  api: Api,
  name: Name,
): Promise<{ opened: Opened; begun: UnfinishedContent | undefined }> {
  await pendingAutosave(name);
  const [opened, all] = await Promise.all([api.openContent(name), api.unfinishedContent(name)]);
  const begun = all.find(({ mine }) => mine);
  return { opened, begun: begun && !same(begun.data, opened.data) ? begun : undefined };
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
