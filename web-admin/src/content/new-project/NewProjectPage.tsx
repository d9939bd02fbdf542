import '../../messages/site/content';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Form, useInput, useNotify, useTranslate, ValidationError } from 'ra-core';
import { useState, type ChangeEvent } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/dataProvider';
import { same } from '../../kit/form/changes';
import { useOpened } from '../../kit/form/useOpened';
import { Loading } from '../../layout/Page';
import { Panel } from '../../layout/Panel';
import { useContentChanged, useItems, useRegions } from '../calls';
import contentStyles from '../content.module.css';
import { unfinishedOf } from '../editor/useAutosave';
import { problemsOf } from '../editor/usePreview';
import formStyles from '../fields/form.module.css';
import type { PictureValue } from '../fields/PictureNode';
import { pageOf, copyOf, projectOf, slugOf, type NewProject } from './new-project';
import { NewHead } from './NewHead';
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
/** Not react-admin’s `required`: all fields are, so that a mark at each would say nothing. */
const isGiven = (value: string) => (value.trim() ? undefined : 'ra.validation.required');
const isChosen = (region: string) => (region ? undefined : 'content.new_project.region_missing');
const areDescribed = (pictures: PictureValue[]) => {
  if (pictures.length === 0) return 'content.new_project.picture_missing';
  return pictures.some(({ alt }) => !alt.trim()) ? 'content.new_project.words_missing' : undefined;
};

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
  const notify = useNotify();
  const navigate = useNavigate();
  const changed = useContentChanged();
  const [done, setDone] = useState(false);

  const begin = async (typed: object) => {
    const { begun, like } = typed as Written;
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
      notify((error as Error).message, { type: 'error' });
      return { begun: Object.fromEntries(refused) as object };
    }
  };
  return (
    <Form className={contentStyles.newProject} noValidate defaultValues={found ?? NOTHING} onSubmit={begin}>
      <Inputs found={found} done={done} />
    </Form>
  );
}

/** A field that is empty holds an empty text: so it is compared with what the form begins with. */
const asTyped = (value: string) => value;
const SELECT = {
  select: true,
  parse: asTyped,
  helperText: false,
  slotProps: { select: { native: true }, inputLabel: { shrink: true } },
} as const;
type Change = ChangeEvent<HTMLSelectElement>;

function Inputs({ found, done }: { found: Written | undefined; done: boolean }) {
  const translate = useTranslate();
  const { setValue, reset } = useFormContext<Written>();
  const { isSubmitting } = useFormState();
  const data = useWatch<Written>() as Written;
  const { begun } = data;
  const { data: items } = useItems();
  const { data: regions = [] } = useRegions();
  const [copying, copy] = useCopy();
  const unsaved = !done && !same(data, NOTHING);
  const busy = copying || isSubmitting;
  const projects = items?.filter(({ kind }) => kind === 'projects') ?? [];
  const isFree = (name: string) =>
    projects.some(({ slug }) => slug === slugOf(name)) ? 'content.new_project.name_taken' : undefined;
  const say = (key: string, args?: object) => translate(`content.new_project.${key}`, args);
  const text = (name: Texts) => (
    <TextInput
      key={name}
      source={`begun.${name}`}
      label={say(name)}
      parse={asTyped}
      validate={name === 'name' ? [isGiven, isFree] : isGiven}
      multiline={LONG.has(name)}
      minRows={LONG.has(name) ? 2 : undefined}
      helperText={ABOUT.includes(name) && say(`${name}_help`)}
    />
  );
  return (
    <>
      <NewHead
        title={say('title')}
        name={NAME}
        data={data}
        unsaved={unsaved}
        found={found}
        busy={busy}
        onDiscard={() => reset(NOTHING)}
      />
      <Panel title={say('what')}>
        <TextInput
          {...SELECT}
          source="like.slug"
          label={say('like')}
          helperText={say('like_help')}
          onChange={({ target }: Change) => void copy(target.value)}
        >
          <option value="">{say('like_nothing')}</option>
          {projects.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {say('like_project', { title })}
            </option>
          ))}
        </TextInput>
        {ABOUT.map(text)}
        {begun.name && <p className={formStyles.help}>{say('address', { path: pageOf(begun) })}</p>}
      </Panel>
      <Panel title={say('where')}>
        <TextInput {...SELECT} source="begun.sector" label={say('sector')}>
          <option value="residential">{say('residential')}</option>
          <option value="hotel-leisure">{say('hotel_leisure')}</option>
          <option value="agriculture">{say('agriculture')}</option>
        </TextInput>
        {begun.sector === 'residential' && (
          <TextInput
            {...SELECT}
            source="begun.region"
            label={say('region')}
            validate={isChosen}
            onChange={({ target }: Change) =>
              setValue('begun.regionName', regions.find(({ slug }) => slug === target.value)?.name ?? '')
            }
          >
            <option value="">{translate('content.form.choose')}</option>
            {regions.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </TextInput>
        )}
        {PLACE.map(text)}
      </Panel>
      <Panel title={say('pictures')}>
        <PicturesInput />
      </Panel>
      <Alert severity="info">{say('note')}</Alert>
      <p>
        <Button type="submit" variant="contained" disabled={busy}>
          {say(isSubmitting ? 'making' : 'make')}
        </Button>
      </p>
    </>
  );
}

function PicturesInput() {
  const { field, fieldState } = useInput({ source: 'begun.pictures', validate: areDescribed });
  const problem = fieldState.error?.message;
  return (
    <NewPictures
      pictures={field.value as PictureValue[]}
      problem={problem && <ValidationError error={problem} />}
      onChange={field.onChange}
    />
  );
}

/** Fills the form from another project. */
function useCopy() {
  const api = useApi();
  const notify = useNotify();
  const { data: regions = [] } = useRegions();
  const { setValue, getValues } = useFormContext<Written>();
  const [copying, setCopying] = useState(false);
  const copy = async (slug: string) => {
    setValue('like', { slug });
    if (slug === '') return;
    setCopying(true);
    try {
      const data = (await api.openContent({ kind: 'projects', slug })).data as Record<string, unknown>;
      // Meanwhile another may have been chosen.
      if (getValues('like.slug') !== slug) return;
      const { region, ...rest } = copyOf(data);
      const regionName = regions.find((each) => each.slug === region)?.name ?? '';
      setValue('like', { slug, data });
      setValue('begun', { ...getValues('begun'), ...rest, region: region ?? '', regionName });
    } catch (error) {
      setValue('like', { slug: '' });
      notify((error as Error).message, { type: 'error' });
    } finally {
      setCopying(false);
    }
  };
  return [copying, copy] as const;
}
