import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ContentItem } from '../api/types';
import { LeaveGuard } from '../form/LeaveGuard';
import { type Kind, type Opened } from './calls';
import { EditingProvider, idOf, type Reveal } from './editing';
import { EditorHead } from './EditorHead';
import { Fields } from './fields/GroupNode';
import { drawNode, Node } from './fields/Node';
import { DrawContext } from './fields/node-context';
import { MeanwhileDialog } from './MeanwhileDialog';
import { patternOf } from './preview-page';
import { PreviewPane } from './PreviewPane';
import { fieldAt, type Path, textsOf, valueAt, type Values } from './schema';
import { useDraft } from './useDraft';
import { usePreview } from './usePreview';

const HistoryPanel = lazy(() => import('./HistoryPanel').then((file) => ({ default: file.HistoryPanel })));

type View = 'words' | 'preview' | 'history';
const VIEWS: Record<View, string> = { words: 'Words', preview: 'Preview', history: 'History' };

interface Props {
  kind: Kind;
  item: ContentItem | undefined;
  opened: Opened;
}

/** The words of a piece of content beside the page that they make; its history in the words' place. */
export function Editor({ kind, item, opened }: Props) {
  const name = { kind: kind.kind, slug: opened.slug };
  const draft = useDraft(name, opened);
  const { data } = draft;
  const home = kind.path || addressOf(data);
  const [visited, setVisited] = useState<string>();
  const preview = usePreview(visited ?? home, name, data ?? undefined);
  const wide = useMediaQuery('(min-width:1200px)', { noSsr: true });
  const [view, setView] = useState<View>('words');
  const [reveal, setReveal] = useState<Reveal>();
  const [look, setLook] = useState<{ words: string }>();
  useFocusOn(reveal);

  const show = (path: Path) => {
    setView('words');
    setReveal({ path });
  };
  const at = (path: Path) => {
    const value = valueAt(data, path);
    const words = typeof value === 'string' ? value : (value as { alt?: string } | undefined)?.alt;
    if (words) setLook({ words });
  };
  const point = (words: string): boolean => {
    const shown = words.replace(/\s+/g, ' ').trim();
    for (const [path, text] of textsOf(data)) {
      if (text === '' || !patternOf(text).test(shown)) continue;
      if (path.at(-1) !== 'alt' && !fieldAt(kind.schema, path, data)?.title) continue;
      show(path);
      return true;
    }
    return false;
  };
  const problems = preview.problems.size > 0 ? preview.problems : draft.refused;
  const shows = (each: View) => view === each || (wide && each === 'preview');
  return (
    <>
      <LeaveGuard unsaved={draft.unsaved} />
      <EditorHead
        kind={kind}
        item={item}
        name={name}
        address={home}
        draft={draft}
        problems={problems}
        onShowProblem={(path) => show(path)}
      />
      <Tabs
        value={wide && view === 'preview' ? 'words' : view}
        onChange={(_, chosen: View) => setView(chosen)}
        aria-label="What is shown"
      >
        {(Object.keys(VIEWS) as View[])
          .filter((each) => !wide || each !== 'preview')
          .map((each) => (
            <Tab key={each} value={each} label={VIEWS[each]} />
          ))}
      </Tabs>
      <div className="editor">
        <div className="editor-words" hidden={!(view === 'words' || (wide && view === 'preview'))}>
          {data === null ? (
            <p>This project is taken off the site with the next publication. Its history brings it back.</p>
          ) : (
            <EditingProvider set={draft.set} at={at} problems={problems} reveal={reveal}>
              <DrawContext value={drawNode}>
                <div className="form">
                  {kind.schema.widget === 'group' ? (
                    <Fields field={kind.schema} value={data} path={[]} />
                  ) : (
                    <Node field={kind.schema} value={data} path={[]} required />
                  )}
                </div>
              </DrawContext>
            </EditingProvider>
          )}
        </div>
        {view === 'history' && (
          <div className="editor-words">
            <Suspense fallback={null}>
              <HistoryPanel kind={kind} name={name} draft={draft} onRestored={() => setView('words')} />
            </Suspense>
          </div>
        )}
        {shows('preview') && (
          <PreviewPane
            preview={preview}
            home={home}
            visited={visited ?? home}
            onVisit={setVisited}
            onPoint={point}
            look={look}
          />
        )}
      </div>
      {draft.meanwhile && (
        <MeanwhileDialog
          field={kind.schema}
          base={draft.base.data}
          mine={data}
          meanwhile={draft.meanwhile}
          onSettled={(merged) => void draft.settle(merged)}
          onClose={draft.closeMeanwhile}
        />
      )}
    </>
  );
}

/** Focuses the input of a place, once its part of the form has opened. */
function useFocusOn(reveal: Reveal | undefined): void {
  useEffect(() => {
    if (!reveal) return;
    // A part that opens draws its fields in the same commit, or in the next one.
    const frame = requestAnimationFrame(() => {
      const input = document.getElementById(idOf(reveal.path));
      input?.scrollIntoView({ block: 'center' });
      input?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [reveal]);
}

/** A project says itself where its page stands. */
function addressOf(data: unknown): string {
  const href = (data as Values | null)?.href;
  return typeof href === 'string' && href.startsWith('/') ? href : '/';
}
