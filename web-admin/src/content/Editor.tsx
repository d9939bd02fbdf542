import { useTranslate } from 'ra-core';
import { useCallback, useMemo, useState } from 'react';
import { lazyPart } from '../parts/lazyPart';
import { send } from '../api/client';
import type { ContentItem, PagePreview } from '../api/types';
import { content, type Kind, type Opened, useContentChanged } from './calls';
import { EditorFrame } from './EditorFrame';
import { EditorHead } from './EditorHead';
import type { Values } from '../form/tree';
import { type DraftSource, useDraft } from './useDraft';
import { problemsOf, usePreview } from './usePreview';

const HistoryPanel = lazyPart(() => import('./HistoryPanel'), 'HistoryPanel');

interface Props {
  kind: Kind;
  item: ContentItem | undefined;
  opened: Opened;
}

/** The words of a piece of content beside the page that they make. */
export function Editor({ kind, item, opened }: Props) {
  const translate = useTranslate();
  const changed = useContentChanged();
  const name = useMemo(() => ({ kind: kind.kind, slug: opened.slug }), [kind.kind, opened.slug]);
  const source: DraftSource<Opened> = {
    read: () => content.open(name),
    write: (data, { etag }) => content.save(name, data, etag),
    lastBy: async () => (await content.versions(name))[0]?.by_name,
    problemsOf,
    changed,
  };
  const draft = useDraft(source, opened);
  const { data } = draft;
  const home = kind.path || addressOf(data);
  const [visited, setVisited] = useState<string>();
  const path = visited ?? home;
  const ask = useCallback(
    async (signal: AbortSignal) => {
      const body = { path, ...name, data: data ?? undefined };
      return (await send<PagePreview>('POST', '/content/preview', { body, signal })).data;
    },
    [path, name, data],
  );
  const preview = usePreview(ask, problemsOf);
  return (
    <EditorFrame
      schema={kind.schema}
      draft={draft}
      preview={preview}
      home={home}
      visited={path}
      onVisit={setVisited}
      empty={data === null && <p>{translate('content.is_taken_off')}</p>}
      head={(show, problems) => (
        <EditorHead
          kind={kind}
          item={item}
          name={name}
          address={home}
          draft={draft}
          problems={problems}
          onShowProblem={show}
        />
      )}
      history={(back) => <HistoryPanel kind={kind} name={name} draft={draft} onRestored={back} />}
    />
  );
}

/** A project says itself where its page stands. */
function addressOf(data: unknown): string {
  const href = (data as Values | null)?.href;
  return typeof href === 'string' && href.startsWith('/') ? href : '/';
}
