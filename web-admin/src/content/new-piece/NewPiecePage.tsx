import '../../messages/site/content';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useMemo, useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useApi } from '../../api/dataProvider';
import { same } from '../../kit/form/changes';
import { LeaveGuard } from '../../kit/form/LeaveGuard';
import { keyOf, type Path, type Values } from '../../kit/form/tree';
import { useOpened } from '../../kit/form/useOpened';
import { Loading, PageHead } from '../../layout/Page';
import { Panel, Unsaved } from '../../layout/Panel';
import { useContentChanged, useItems, useKinds } from '../calls';
import contentStyles from '../content.module.css';
import { unfinishedOf, useAutosave } from '../editor/useAutosave';
import { problemsOf } from '../editor/usePreview';
import { readPath } from '../field-address';
import { EditingProvider, type Reveal } from '../fields/editing';
import formStyles from '../fields/form.module.css';
import { Fields } from '../fields/GroupNode';
import { drawNode } from '../fields/Node';
import { DrawContext } from '../fields/node-context';
import type { Field } from '../schema';
import { beginningOf, changed, firstOf, newSlug, type NewKind } from './new-piece';

export const NewOwnPage = () => <NewPiecePage kind="pages" />;
export const NewNewsItemPage = () => <NewPiecePage kind="news" />;

const nameOf = (kind: NewKind) => ({ kind: `new-${kind}`, slug: 'new' });

/** Begins a page or a news item with the first fields of its form. It is a draft, written on beside its preview. */
function NewPiecePage({ kind }: { kind: NewKind }) {
  const api = useApi();
  const { data: kinds, error } = useKinds();
  const schema = kinds?.find((each) => each.kind === kind)?.schema;
  const kept = useOpened(
    ['new-piece-opened', kind],
    async () => (await unfinishedOf(api, nameOf(kind))) ?? null,
  );
  if (error) return <p role="alert">{error.message}</p>;
  if (kept.isPending || !schema) return <Loading />;
  // The form also works where the saved text cannot be read.
  const found = kept.error ? undefined : (kept.data?.data as Values | undefined);
  return <NewPiece key={kind} kind={kind} schema={schema} found={found} />;
}

const NO_PROBLEMS: ReadonlyMap<string, string> = new Map();

/** What was wrong there is asked again when it is sent. */
const without = (problems: ReadonlyMap<string, string>, path: Path) =>
  new Map([...problems].filter(([at]) => at !== keyOf(path) && (at !== 'href' || keyOf(path) !== 'title')));

function NewPiece({ kind, schema, found }: { kind: NewKind; schema: Field; found: Values | undefined }) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const listed = useContentChanged();
  const { data: items } = useItems();
  const name = useMemo(() => nameOf(kind), [kind]);
  const [nothing] = useState(() => beginningOf(kind, schema));
  const [data, setData] = useState(found ?? nothing);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  // The first paragraph of a page is written here, so its part of the form is open.
  const [reveal, setReveal] = useState<Reveal>({ path: ['sections', 0, 'paragraphs', 0] });
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const unsaved = !done && !same(data, nothing);
  const keeping = useAutosave(name, { data, unsaved, base: null }, found, (written) => ({
    data: written,
    version: null,
  }));
  const words = (key: string) => translate(`content.new_piece.${kind}.${key}`);

  const begin = async (event: FormEvent) => {
    event.preventDefault();
    if (!items || busy) return;
    setBusy(true);
    const slug = newSlug(data, new Set(items.filter((each) => each.kind === kind).map((each) => each.slug)));
    try {
      await api.saveContent({ kind, slug }, data, null);
      setDone(true);
      await listed();
      notify(words('made'), { type: 'success' });
      void navigate(`/content/${kind}/${slug}`);
    } catch (error) {
      const refused = problemsOf(error);
      setProblems(refused);
      const [first] = refused.keys();
      if (first !== undefined) setReveal({ path: readPath(first) });
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const set = (path: Path, value: unknown) => {
    setProblems((before) => without(before, path));
    setData((before) => changed(kind, before, path, value));
  };
  return (
    <form className={contentStyles.newProject} noValidate onSubmit={(event) => void begin(event)}>
      <LeaveGuard unsaved={unsaved && !keeping.isKept} sending={!keeping.failed} />
      <PageHead
        title={words('title')}
        state={
          unsaved && (
            <Unsaved>{translate(keeping.isKept ? 'content.unfinished.kept' : 'content.unsaved')}</Unsaved>
          )
        }
        actions={
          <>
            <Button component={Link} to="/content">
              {translate('content.all')}
            </Button>
            {unsaved && (
              <Button
                disabled={busy}
                onClick={() => {
                  setData(nothing);
                  setProblems(NO_PROBLEMS);
                }}
              >
                {translate('content.discard')}
              </Button>
            )}
          </>
        }
      />
      <Panel title={words('what')}>
        <EditingProvider set={set} at={() => undefined} problems={problems} reveal={reveal}>
          <DrawContext value={drawNode}>
            <div className={formStyles.form}>
              <Fields field={firstOf(kind, schema)} value={data} path={[]} />
            </div>
          </DrawContext>
        </EditingProvider>
      </Panel>
      <Alert severity="info">{words('note')}</Alert>
      <p>
        <Button type="submit" variant="contained" disabled={busy || !items}>
          {translate(busy ? 'content.new_project.making' : 'content.new_project.make')}
        </Button>
      </p>
    </form>
  );
}
