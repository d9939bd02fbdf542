import './content.css';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useNotify } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { LeaveGuard } from '../form/LeaveGuard';
import { PageHead } from '../layout/Page';
import { Panel } from '../layout/Panel';
import { content, useContentChanged, useItems } from './calls';
import { useRegions } from './fields/RegionNode';
import { addressOf, type Beginning, projectOf, slugOf } from './new-project';
import { NewPictures } from './NewPictures';
import { problemsOf } from './usePreview';

const EMPTY: Beginning = {
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

type Texts = Exclude<keyof Beginning, 'sector' | 'pictures' | 'regionName' | 'region'>;
const REQUIRED: [Texts, string, string?][] = [
  ['name', 'Name', 'As buyers say it. Its address on the site is made of it.'],
  ['developer', 'Developer', '{brand} stands for the name of the company.'],
  ['slogan', 'Slogan', 'A few words that stand large on its page.'],
  ['summary', 'In a sentence', 'On its card, and under its name in searches.'],
  ['story', 'Story', 'What it is, for whom, and why there. A paragraph.'],
];
const PLACE: [Texts, string][] = [
  ['street', 'Street'],
  ['barangay', 'Barangay'],
  ['city', 'City'],
  ['province', 'Province'],
  ['postalCode', 'Postal code'],
];
const LONG = new Set<Texts>(['summary', 'story']);

/** The fields of the form that a refusal of the project is about. */
const SOURCES: [RegExp, keyof Beginning][] = [
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

/** Begins a project: its first words and pictures. It is a draft, written on beside its preview. */
export function NewProjectPage() {
  const notify = useNotify();
  const navigate = useNavigate();
  const changed = useContentChanged();
  const { data: items } = useItems();
  const { data: regions = [] } = useRegions();
  const [begun, setBegun] = useState(EMPTY);
  const [problems, setProblems] = useState<Partial<Record<keyof Beginning, string>>>({});
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const set = (change: Partial<Beginning>) => setBegun((before) => ({ ...before, ...change }));

  const missing = (): Partial<Record<keyof Beginning, string>> => {
    const empty = [...REQUIRED, ...PLACE].flatMap(([name]) =>
      begun[name].trim() ? [] : [[name, 'Required'] as const],
    );
    const taken = items?.some(({ kind, slug }) => kind === 'projects' && slug === slugOf(begun.name));
    return {
      ...Object.fromEntries(empty),
      ...(taken && { name: 'A project of this name is there already.' }),
      ...(begun.sector === 'residential' && !begun.region && { region: 'Choose the region' }),
      ...(begun.pictures.length === 0 && { pictures: 'Add at least one picture' }),
      ...(begun.pictures.some(({ alt }) => !alt.trim()) && { pictures: 'Say of each picture what it shows' }),
    };
  };
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    const found = missing();
    setProblems(found);
    if (Object.keys(found).length > 0) return notify('Some fields need another look.', { type: 'error' });
    setBusy(true);
    const name = { kind: 'projects', slug: slugOf(begun.name) };
    try {
      await content.save(name, projectOf(begun), null);
      setDone(true);
      await changed();
      notify('The project is a draft. Write on, then publish it.', { type: 'success' });
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
  const text = ([name, label, help]: [Texts, string, string?]) => (
    <TextField
      key={name}
      label={label}
      value={begun[name]}
      multiline={LONG.has(name)}
      minRows={LONG.has(name) ? 2 : undefined}
      error={problems[name] !== undefined}
      helperText={problems[name] ?? help}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  );
  return (
    <form className="new-project" noValidate onSubmit={(event) => void begin(event)}>
      <LeaveGuard unsaved={begun !== EMPTY && !done} />
      <PageHead
        title="New project"
        actions={
          <Button component={Link} to="/content">
            All content
          </Button>
        }
      />
      <Panel title="What it is">
        {REQUIRED.map(text)}
        {begun.name && <p className="form-help">Its page: {addressOf(begun)}</p>}
      </Panel>
      <Panel title="Where it stands">
        <TextField
          select
          label="Sector"
          value={begun.sector}
          slotProps={{ select: { native: true } }}
          onChange={(event) => set({ sector: event.target.value as Beginning['sector'] })}
        >
          <option value="residential">Residential</option>
          <option value="agriculture">Agriculture</option>
        </TextField>
        {begun.sector === 'residential' && (
          <TextField
            select
            label="Region"
            value={begun.region}
            error={problems.region !== undefined}
            helperText={problems.region}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
            onChange={(event) =>
              set({
                region: event.target.value,
                regionName: regions.find(({ slug }) => slug === event.target.value)?.name ?? '',
              })
            }
          >
            <option value="">Choose…</option>
            {regions.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </TextField>
        )}
        {PLACE.map(text)}
      </Panel>
      <Panel title="Pictures">
        <NewPictures
          pictures={begun.pictures}
          problem={problems.pictures}
          onChange={(pictures) => set({ pictures })}
        />
      </Panel>
      <Alert severity="info">
        Nothing is public before you publish. Homes, films, facts and the calculator are added beside the
        preview.
      </Alert>
      <p>
        <Button type="submit" variant="contained" disabled={busy}>
          {busy ? 'Making the draft…' : 'Make the draft'}
        </Button>
      </p>
    </form>
  );
}
