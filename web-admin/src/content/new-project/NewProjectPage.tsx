import '../../messages/site/content';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'ra-core';
import { useMemo, useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useApi } from '../../api/dataProvider';
import { same } from '../../kit/form/changes';
import { LeaveGuard } from '../../kit/form/LeaveGuard';
import { useOpened } from '../../kit/form/useOpened';
import { Loading, PageHead } from '../../layout/Page';
import { Unsaved, Panel } from '../../layout/Panel';
import { useContentChanged, useItems } from '../calls';
import contentStyles from '../content.module.css';
import { unfinishedOf, useAutosave } from '../editor/useAutosave';
import { problemsOf } from '../editor/usePreview';
import formStyles from '../fields/form.module.css';
import { useRegions } from '../fields/RegionNode';
import { pageOf, copyOf, projectOf, slugOf, type NewProject } from './new-project';
import { NewPictures } from './NewPictures';

const EMPTY: NewProject = {
  name: '',
  developer: '{brand}',
  sector: 'residential',
  region: '',
  regionName: '',
  street: '',
  barangay: '',
  city: '',
  province: '',
  postalCode: '',
  summary: '',
  story: '',
  slogan: '',
  pictures: [],
};

type Texts = Exclude<keyof NewProject, 'sector' | 'pictures' | 'regionName' | 'region'>;
const ABOUT: Texts[] = ['name', 'developer', 'slogan', 'summary', 'story'];
const PLACE: Texts[] = ['street', 'barangay', 'city', 'province', 'postalCode'];
const LONG = new Set<Texts>(['summary', 'story']);

/** The fields of the form that a refusal of the project is about. */
const SOURCES: [RegExp, keyof NewProject][] = [
  [/^name|^interest|slug$/, 'name'],
  [/^developer/, 'developer'],
  [/^marketing\.slogan/, 'slogan'],
  [/^description/, 'story'],
  [/^card\.description|^marketing|mapNote/, 'summary'],
  [/address\.(street|barangay|city|province|postalCode)/, 'city'],
  [/^place|^facts/, 'city'],
  [/picture|gallery|hero/, 'pictures'],
  [/^region|^href/, 'region'],
];

type Like = { slug: string; data?: Record<string, unknown> };
/** What is kept of the form until the project is a draft. */
type Written = { begun: NewProject; like: Like };

const NAME = { kind: 'new-project', slug: 'new' };
const toKeep = (data: unknown) => ({ data, version: null });
const NOTHING: Written = { begun: EMPTY, like: { slug: '' } };

/** Begins a project: its first words and pictures. It is a draft, written on beside its preview. */
export function NewProjectPage() {
  const api = useApi();
  const {
    data: kept,
    error,
    isPending,
  } = useOpened(['new-project-opened'], async () => (await unfinishedOf(api, NAME)) ?? null);
  if (isPending) return <Loading />;
  // The form also works where the saved text cannot be read.
  const found = error ? undefined : (kept?.data as Written | undefined);
  return <NewProjectForm found={found} />;
}

function NewProjectForm({ found }: { found: Written | undefined }) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const changed = useContentChanged();
  const { data: items } = useItems();
  const { data: regions = [] } = useRegions();
  const [begun, setBegun] = useState(found?.begun ?? EMPTY);
  const [like, setLike] = useState<Like>(found?.like ?? NOTHING.like);
  const [problems, setProblems] = useState<Partial<Record<keyof NewProject, string>>>({});
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const data = useMemo<Written>(() => ({ begun, like }), [begun, like]);
  const unsaved = !done && !same(data, NOTHING);
  const keeping = useAutosave(NAME, { data, unsaved, base: null }, found, toKeep);
  const set = (change: Partial<NewProject>) => setBegun((before) => ({ ...before, ...change }));

  const missing = (): Partial<Record<keyof NewProject, string>> => {
    const empty = [...ABOUT, ...PLACE].flatMap((name) =>
      begun[name].trim() ? [] : [[name, 'ra.validation.required'] as const],
    );
    const taken = items?.some(({ kind, slug }) => kind === 'projects' && slug === slugOf(begun.name));
    return {
      ...Object.fromEntries(empty),
      ...(taken && { name: 'content.new_project.name_taken' }),
      ...(begun.sector === 'residential' &&
        !begun.region && { region: 'content.new_project.region_missing' }),
      ...(begun.pictures.length === 0 && { pictures: 'content.new_project.picture_missing' }),
      ...(begun.pictures.some(({ alt }) => !alt.trim()) && { pictures: 'content.new_project.words_missing' }),
    };
  };
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    const found = missing();
    setProblems(found);
    if (Object.keys(found).length > 0) return notify('ra.message.invalid_form', { type: 'error' });
    setBusy(true);
    const name = { kind: 'projects', slug: slugOf(begun.name) };
    try {
      await api.saveContent(name, projectOf(begun, like.data), null);
      setDone(true);
      await changed();
      notify('content.new_project.made', { type: 'success' });
      void navigate(`/content/projects/${name.slug}`);
    } catch (error) {
      const refused = [...problemsOf(error)].map(([field, message]) => [
        SOURCES.find(([pattern]) => pattern.test(field))?.[1] ?? 'name',
        message,
      ]);
      setProblems(Object.fromEntries(refused) as typeof problems);
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const copy = async (slug: string) => {
    setLike({ slug });
    if (slug === '') return;
    setBusy(true);
    try {
      const data = (await api.openContent({ kind: 'projects', slug })).data as Record<string, unknown>;
      setLike({ slug, data });
      const { region, ...rest } = copyOf(data);
      const regionName = regions.find((each) => each.slug === region)?.name ?? '';
      set({ ...rest, region: region ?? '', regionName });
    } catch (error) {
      setLike({ slug: '' });
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const projects = items?.filter(({ kind }) => kind === 'projects') ?? [];
  const problemOf = (name: keyof NewProject) => {
    const problem = problems[name];
    return problem === undefined ? undefined : translate(problem);
  };
  const text = (name: Texts) => (
    <TextField
      key={name}
      label={translate(`content.new_project.${name}`)}
      value={begun[name]}
      multiline={LONG.has(name)}
      minRows={LONG.has(name) ? 2 : undefined}
      error={problems[name] !== undefined}
      helperText={problemOf(name) ?? (ABOUT.includes(name) && translate(`content.new_project.${name}_help`))}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  );
  return (
    <form className={contentStyles.newProject} noValidate onSubmit={(event) => void begin(event)}>
      <LeaveGuard unsaved={unsaved && !keeping.isKept} sending={!keeping.failed} />
      <PageHead
        title={translate('content.new_project.title')}
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
                  setBegun(EMPTY);
                  setLike(NOTHING.like);
                  setProblems({});
                }}
              >
                {translate('content.discard')}
              </Button>
            )}
          </>
        }
      />
      <Panel title={translate('content.new_project.what')}>
        <TextField
          select
          label={translate('content.new_project.like')}
          value={like.slug}
          disabled={busy}
          helperText={translate('content.new_project.like_help')}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          onChange={(event) => void copy(event.target.value)}
        >
          <option value="">{translate('content.new_project.like_nothing')}</option>
          {projects.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {translate('content.new_project.like_project', { title })}
            </option>
          ))}
        </TextField>
        {ABOUT.map(text)}
        {begun.name && (
          <p className={formStyles.help}>
            {translate('content.new_project.address', { path: pageOf(begun) })}
          </p>
        )}
      </Panel>
      <Panel title={translate('content.new_project.where')}>
        <TextField
          select
          label={translate('content.new_project.sector')}
          value={begun.sector}
          slotProps={{ select: { native: true } }}
          onChange={(event) => set({ sector: event.target.value as NewProject['sector'] })}
        >
          <option value="residential">{translate('content.new_project.residential')}</option>
          <option value="hotel-leisure">{translate('content.new_project.hotel_leisure')}</option>
          <option value="agriculture">{translate('content.new_project.agriculture')}</option>
        </TextField>
        {begun.sector === 'residential' && (
          <TextField
            select
            label={translate('content.new_project.region')}
            value={begun.region}
            error={problems.region !== undefined}
            helperText={problemOf('region')}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
            onChange={(event) =>
              set({
                region: event.target.value,
                regionName: regions.find(({ slug }) => slug === event.target.value)?.name ?? '',
              })
            }
          >
            <option value="">{translate('content.form.choose')}</option>
            {regions.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </TextField>
        )}
        {PLACE.map(text)}
      </Panel>
      <Panel title={translate('content.new_project.pictures')}>
        <NewPictures
          pictures={begun.pictures}
          problem={problemOf('pictures')}
          onChange={(pictures) => set({ pictures })}
        />
      </Panel>
      <Alert severity="info">{translate('content.new_project.note')}</Alert>
      <p>
        <Button type="submit" variant="contained" disabled={busy}>
          {translate(busy ? 'content.new_project.making' : 'content.new_project.make')}
        </Button>
      </p>
    </form>
  );
}
