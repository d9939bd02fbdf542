import { useTranslate } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { useApi } from '../../api/dataProvider';
import type { ContentItem, UnfinishedContent } from '../../api/types';
import type { Values } from '../../kit/form/tree';
import { lazyPart } from '../../parts/lazyPart';
import { ProposalsNote } from '../approval/ProposalsNote';
import { useContentChanged, type Kind, type Opened } from '../calls';
import { useRequestedField } from '../field-address';
import { PlannedNote } from '../publishing/PlannedNote';
import { EditorFrame } from './EditorFrame';
import { EditorHead } from './EditorHead';
import { OldAddresses } from './OldAddresses';
import { UnfinishedNote } from './UnfinishedNote';
import { useAutosave } from './useAutosave';
import { useDraft, type DraftSource } from './useDraft';
import { problemsOf, usePreview } from './usePreview';

const HistoryPanel = lazyPart(() => import('../publishing/HistoryPanel'), 'HistoryPanel');

interface Props {
  kind: Kind;
  item: ContentItem | undefined;
  opened: Opened;
  /** What the reader had begun to write over it and not saved. */
  begun: UnfinishedContent | undefined;
}

/** The words of a piece of content beside the page that they make. */
export function Editor({ kind, item, opened, begun }: Props) {
  const api = useApi();
  const translate = useTranslate();
  const changed = useContentChanged();
  const name = useMemo(() => ({ kind: kind.kind, slug: opened.slug }), [kind.kind, opened.slug]);
  const source: DraftSource<Opened> = {
    read: () => api.openContent(name),
    write: (data, { etag }) => api.saveContent(name, data, etag),
    lastBy: async () => (await api.contentVersions(name))[0]?.by_name,
    problemsOf,
    changed,
    incomplete: 'content.unfinished.incomplete',
  };
  const overtaken = begun !== undefined && begun.base_version !== opened.version;
  const draft = useDraft(source, overtaken ? asBegun(opened, begun) : opened, begun?.data);
  const keeping = useAutosave(name, draft, begun?.data, (written, { version }) => ({
    data: written,
    version,
  }));
  const { data } = draft;
  const home = kind.path || pageOf(data);
  const shown = useRequestedField(home);
  const path = shown.visited;
  const ask = useCallback(
    (signal: AbortSignal) => {
      const body = { path, ...name, data: data ?? undefined };
      return api.previewContent(body, signal);
    },
    [api, path, name, data],
  );
  const preview = usePreview(ask, problemsOf);
  return (
    <EditorFrame
      schema={kind.schema}
      draft={draft}
      keeping={keeping}
      preview={preview}
      piece={`${name.kind}/${name.slug}`}
      home={home}
      {...shown}
      empty={
        data === null && <p>{translate(item?.on_site ? 'content.is_taken_off' : 'content.is_discarded')}</p>
      }
      head={(show, problems) => (
        <EditorHead
          isKept={keeping.isKept}
          kind={kind}
          item={item}
          name={name}
          address={home}
          draft={draft}
          problems={problems}
          onShowProblem={show}
        >
          <ProposalsNote of={name} />
          <PlannedNote of={name} />
          {kind.kind === 'redirects' && <OldAddresses />}
          <UnfinishedNote name={name} draft={draft} begun={begun} overtaken={overtaken} />
        </EditorHead>
      )}
      history={(back) => <HistoryPanel kind={kind} name={name} draft={draft} onRestored={back} />}
    />
  );
}

/** No version's: a save then meets what a colleague saved meanwhile. */
const OVERTAKEN = '"overtaken"';
const asBegun = (opened: Opened, { base_version, base_data }: UnfinishedContent): Opened => ({
  ...opened,
  version: base_version,
  data: base_data,
  etag: OVERTAKEN,
});

/** A project says itself where its page stands. */
function pageOf(data: unknown): string {
  const href = (data as Values | null)?.href;
  return typeof href === 'string' && href.startsWith('/') ? href : '/';
}
