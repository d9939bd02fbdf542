import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { brand } from 'web-shared/palette';
import { toText } from '../../kit/form/changes';
import { ConflictDialog } from '../../kit/form/ConflictDialog';
import { LeaveGuard } from '../../kit/form/LeaveGuard';
import { valueAt, type Path } from '../../kit/form/tree';
import { UnansweredNote } from '../../kit/form/UnansweredNote';
import type { Read } from '../../kit/form/useSaving';
import type { FieldAddress } from '../field-address';
import { EditingProvider, inputId, type Reveal } from '../fields/editing';
import formStyles from '../fields/form.module.css';
import { Fields } from '../fields/GroupNode';
import { drawNode, Node } from '../fields/Node';
import { DrawContext } from '../fields/node-context';
import { isRequiredAt, fieldLabel, type Field } from '../schema';
import editorStyles from './editor.module.css';
import { fieldAddressOf } from './preview-page';
import { PreviewPane } from './PreviewPane';
import { isShownBy, typeInPlace } from './type-in-place';
import type { Autosave } from './useAutosave';
import type { Draft } from './useDraft';
import type { Preview } from './usePreview';
import { useShownProblems } from './useShownProblems';

type View = 'words' | 'preview' | 'history';
const VIEWS: View[] = ['words', 'preview', 'history'];

interface Props<T extends Read> {
  /** What is written here, as the preview names it: `projects/alpha-tower`. */
  piece: string;
  /** The field that an address asked for. */
  asked?: Reveal | undefined;
  /** Something of another piece was pointed at. */
  onOther: (place: FieldAddress) => void;
  schema: Field;
  draft: Draft<T>;
  /** Where the server keeps what is not saved: then it may be left. */
  keeping?: Autosave;
  preview: Preview;
  /** The page where this is seen first, and the one that is shown. */
  home: string;
  /** What the page where this is seen first is called, where it is not on the site as it is. */
  homeTitle?: string | undefined;
  visited: string;
  onVisit: (path: string) => void;
  /** In place of the form, when there is nothing to write. */
  empty?: ReactNode;
  head: (show: (path: Path) => void, problems: ReadonlyMap<string, string>) => ReactNode;
  history?: (back: () => void) => ReactNode;
}

/** A form beside the page that it makes; the history in the form's place. One under the other where two do not fit. */
export function EditorFrame<T extends Read>(props: Props<T>) {
  const { schema, draft, keeping, preview, home, visited, onVisit, empty, head, history } = props;
  const { piece, asked, onOther, homeTitle } = props;
  const { data } = draft;
  const translate = useTranslate();
  const wide = useMediaQuery('(min-width:1200px)', { noSsr: true });
  const [view, setView] = useState<View>('words');
  const [reveal, setReveal] = useState(asked);
  const [answered, setAnswered] = useState(asked);
  const [target, setTarget] = useState<FieldAddress>();
  if (answered !== asked) {
    setAnswered(asked);
    if (asked) setReveal(asked);
  }
  useFocusOn(reveal);

  const show = (path: Path) => {
    setView('words');
    setReveal({ path });
  };
  const found = preview.problems.size > 0 ? preview.problems : draft.refused;
  const { problems, ...shownFor } = useShownProblems(draft, found);
  const at = (path: Path) => {
    shownFor.at(path);
    setTarget({ piece, path });
  };
  const set = (path: Path, value: unknown) => {
    shownFor.typed(path);
    draft.set(path, value);
  };
  const point = (marked: Element, click: MouseEvent) => {
    const place = fieldAddressOf(marked);
    const { path } = place;
    if (place.piece !== piece) return onOther(place);
    if (!wide || !isShownBy(marked, valueAt(data, path))) return show(path);
    setView('words');
    setReveal({ path, quietly: true });
    typeInPlace(marked, click, (text) =>
      set(path, text === '' && !isRequiredAt(schema, path, data) ? undefined : text),
    );
  };
  const views = VIEWS.filter((each) => (each !== 'preview' || !wide) && (each !== 'history' || history));
  const shown = wide && view === 'preview' ? 'words' : view;
  return (
    <>
      {/* What was typed just now is sent on the way out. */}
      <LeaveGuard unsaved={draft.unsaved && !keeping?.isKept} sending={keeping && !keeping.failed} />
      {head(show, problems)}
      <UnansweredNote save={draft.unanswered} />
      {views.length > 1 && (
        <Tabs
          value={shown}
          onChange={(_, chosen: View) => setView(chosen)}
          aria-label={translate('content.views.title')}
        >
          {views.map((each) => (
            <Tab key={each} value={each} label={translate(`content.views.${each}`)} />
          ))}
        </Tabs>
      )}
      <div className={editorStyles.editor}>
        <div className={editorStyles.editorWords} hidden={shown !== 'words'}>
          {empty || (
            <EditingProvider set={set} at={at} problems={problems} reveal={reveal}>
              <DrawContext value={drawNode}>
                <div className={formStyles.form}>
                  {schema.widget === 'group' ? (
                    <Fields field={schema} value={data} path={[]} />
                  ) : (
                    <Node field={schema} value={data} path={[]} required />
                  )}
                </div>
              </DrawContext>
            </EditingProvider>
          )}
        </div>
        {shown === 'history' && (
          <div className={editorStyles.editorWords}>
            <Suspense fallback={null}>{history?.(() => setView('words'))}</Suspense>
          </div>
        )}
        {(wide || shown === 'preview') && (
          <PreviewPane
            preview={preview}
            home={home}
            homeTitle={homeTitle}
            visited={visited}
            onVisit={onVisit}
            onPoint={point}
            target={target}
          />
        )}
      </div>
      {draft.conflict && (
        <ConflictDialog
          key={draft.conflict.theirs.etag}
          conflict={draft.conflict}
          fieldLabel={(path, whole) => fieldLabel({ path }, schema, whole)}
          valueOf={(value) => toText(value, translate)}
          onResolved={(merged) => void draft.resolve(merged)}
          onClose={draft.dismissConflict}
        />
      )}
    </>
  );
}

/** Frames a field for a moment. */
const MARKED: [Keyframe[], number] = [
  [{ boxShadow: `0 0 0 4px ${brand.sea}66` }, { boxShadow: `0 0 0 4px ${brand.sea}00` }],
  1_600,
];

/** The element to focus: of a picture its button; of a field that is not drawn by itself, the input of its parent. */
function inputAt(path: Path): HTMLElement | null {
  for (let part = path; part.length > 0; part = part.slice(0, -1)) {
    const found =
      document.getElementById(inputId(part)) ?? document.getElementById(inputId([...part, 'file']));
    if (found) return found;
  }
  return null;
}

/** Focuses the input of a field, once its part of the form has opened. */
function useFocusOn(reveal: Reveal | undefined): void {
  useEffect(() => {
    if (!reveal) return;
    // A part that opens draws its fields in the same commit, or in the next one.
    const frame = requestAnimationFrame(() => {
      const input = inputAt(reveal.path);
      input?.scrollIntoView({ block: 'center' });
      if (!reveal.quietly) input?.focus({ preventScroll: true });
      else input?.closest('.MuiFormControl-root')?.animate(...MARKED);
    });
    return () => cancelAnimationFrame(frame);
  }, [reveal]);
}
