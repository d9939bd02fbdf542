import '../../messages/site/content';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Form, useNotify, useTranslate } from 'ra-core';
import { useMemo, useState, type Dispatch, type SetStateAction } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/dataProvider';
import { same } from '../../kit/form/changes';
import { keyOf, type Path, type Values } from '../../kit/form/tree';
import { useOpened } from '../../kit/form/useOpened';
import { Loading } from '../../layout/Page';
import { Panel } from '../../layout/Panel';
import { useContentChanged, useItems, useKinds } from '../calls';
import contentStyles from '../content.module.css';
import { unfinishedOf } from '../editor/useAutosave';
import { problemsOf } from '../editor/usePreview';
import { readPath } from '../field-address';
import { EditingProvider, type Reveal } from '../fields/editing';
import formStyles from '../fields/form.module.css';
import { Fields } from '../fields/GroupNode';
import { drawNode } from '../fields/Node';
import { DrawContext } from '../fields/node-context';
import { NewHead } from '../new-project/NewHead';
import type { Field } from '../schema';
import { beginningOf, firstOf, followingOf, newSlug, type NewKind } from './new-piece';

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

/** What the server found wrong, and the field that is opened for it. */
type Refused = { problems: ReadonlyMap<string, string>; reveal: Reveal };
/** The first paragraph of a page is written here, so its part of the form is open. */
const NOTHING_WRONG: Refused = {
  problems: new Map(),
  reveal: { path: ['sections', 0, 'paragraphs', 0] },
};

interface Props {
  kind: NewKind;
  schema: Field;
  /** What was begun before, and kept. */
  found: Values | undefined;
}

function NewPiece({ kind, schema, found }: Props) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const listed = useContentChanged();
  const { data: items } = useItems();
  const [nothing] = useState(() => beginningOf(kind, schema));
  const [refused, setRefused] = useState(NOTHING_WRONG);
  const [done, setDone] = useState(false);
  const words = (key: string) => translate(`content.new_piece.${kind}.${key}`);

  const begin = async (typed: object) => {
    const data = typed as Values;
    const taken = new Set(items?.filter((each) => each.kind === kind).map((each) => each.slug));
    const slug = newSlug(data, taken);
    try {
      await api.saveContent({ kind, slug }, data, null);
      setDone(true);
      await listed();
      notify(words('made'), { type: 'success' });
      void navigate(`/content/${kind}/${slug}`);
    } catch (error) {
      const problems = problemsOf(error);
      const [first] = problems.keys();
      setRefused(({ reveal }) => ({
        problems,
        reveal: first === undefined ? reveal : { path: readPath(first) },
      }));
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <Form className={contentStyles.newProject} noValidate defaultValues={found ?? nothing} onSubmit={begin}>
      <Inputs
        kind={kind}
        schema={schema}
        found={found}
        nothing={nothing}
        done={done}
        refused={refused}
        setRefused={setRefused}
        isReady={items !== undefined}
      />
    </Form>
  );
}

interface InputsProps extends Props {
  nothing: Values;
  /** It is a draft. */
  done: boolean;
  isReady: boolean;
  refused: Refused;
  setRefused: Dispatch<SetStateAction<Refused>>;
}

function Inputs({ kind, schema, found, nothing, done, isReady, refused, setRefused }: InputsProps) {
  const translate = useTranslate();
  const { setValue, reset } = useFormContext<Values>();
  const { isSubmitting } = useFormState();
  const data = useWatch<Values>() as Values;
  const name = useMemo(() => nameOf(kind), [kind]);
  const words = (key: string) => translate(`content.new_piece.${kind}.${key}`);
  const set = (path: Path, value: unknown) => {
    const changed = [[path, value] as const, ...followingOf(kind, data, path, value)];
    for (const [at, next] of changed) setValue(keyOf(at), next);
    // What was wrong there is asked again when it is sent.
    const keys = changed.map(([at]) => keyOf(at));
    setRefused(({ problems, reveal }) => ({
      problems: new Map([...problems].filter(([key]) => !keys.includes(key))),
      reveal,
    }));
  };
  return (
    <>
      <NewHead
        title={words('title')}
        name={name}
        data={data}
        unsaved={!done && !same(data, nothing)}
        found={found}
        busy={isSubmitting}
        onDiscard={() => {
          reset(nothing);
          setRefused(NOTHING_WRONG);
        }}
      />
      <Panel title={words('what')}>
        <EditingProvider set={set} at={() => undefined} {...refused}>
          <DrawContext value={drawNode}>
            <div className={formStyles.form}>
              <Fields field={firstOf(kind, schema)} value={data} path={[]} />
            </div>
          </DrawContext>
        </EditingProvider>
      </Panel>
      <Alert severity="info">{words('note')}</Alert>
      <p>
        <Button type="submit" variant="contained" disabled={isSubmitting || !isReady}>
          {translate(isSubmitting ? 'content.new_project.making' : 'content.new_project.make')}
        </Button>
      </p>
    </>
  );
}
