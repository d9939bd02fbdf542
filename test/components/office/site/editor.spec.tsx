import '../../../../web-admin/src/messages/site/content';
import { fireEvent, screen, act, renderHook, waitFor, cleanup, within } from '@testing-library/react';
import { useState } from 'react';
import type { ContentPicture } from '../../../../web-admin/src/api/types';
import { EditorHead } from '../../../../web-admin/src/content/editor/EditorHead';
import { OldAddresses } from '../../../../web-admin/src/content/editor/OldAddresses';
import { useShownProblems } from '../../../../web-admin/src/content/editor/useShownProblems';
import { EditingProvider } from '../../../../web-admin/src/content/fields/editing';
import { NumberNode, PesosNode } from '../../../../web-admin/src/content/fields/PlainNodes';
import {
  pageOf,
  projectOf,
  type NewProject,
} from '../../../../web-admin/src/content/new-project/new-project';
import { NewProjectPage } from '../../../../web-admin/src/content/new-project/NewProjectPage';
import { PictureDetails } from '../../../../web-admin/src/content/pictures/PictureDetails';
import { PublishDialog } from '../../../../web-admin/src/content/publishing/PublishDialog';
import { fakeApi, showDesk, type Asked } from '../desk';

describe('old addresses', () => {
  it('says which old addresses lead on by themselves, and where', async () => {
    const move = {
      from: '/properties/residential/visayas/old',
      to: '/properties/hotel-leisure/new',
      name: 'Cove',
    };
    fakeApi(() => ({ data: [move] }));
    await showDesk(<OldAddresses />);
    fireEvent.click(await screen.findByText('One old address redirects automatically.'));
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: move.from }).pathname).toBe(move.from);
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: move.to }).pathname).toBe(move.to);
  });
});

describe('what is called wrong', () => {
  const REQUIRED = new Map([
    ['facts.0.label', 'Required'],
    ['facts.0.value', 'Required'],
  ]);
  const shownFor = (data: object, refused = new Map<string, string>()) =>
    renderHook(() => useShownProblems({ data, base: { data: { facts: [] } }, refused } as never, REQUIRED));
  const keys = ({ current }: { current: { problems: ReadonlyMap<string, string> } }) => [
    ...current.problems.keys(),
  ];

  it('calls nothing wrong of what was just added, until the writer was there or saves', () => {
    const added = { facts: [{ label: '', value: '' }] };
    const { result } = shownFor(added);
    expect(keys(result)).toEqual([]);
    act(() => result.current.at(['facts', 0, 'label']));
    expect(keys(result)).toEqual([]);
    // Left empty.
    act(() => result.current.at(['facts', 0, 'value']));
    expect(keys(result)).toEqual(['facts.0.label']);
    // Typed in, and emptied again.
    act(() => result.current.typed(['facts', 0, 'value']));
    expect(keys(result)).toHaveLength(2);
    expect(keys(shownFor(added, new Map([['facts', 'No']])).result)).toHaveLength(2);
  });

  it('says at once what is wrong with what is there', () => {
    expect(keys(shownFor({ facts: [{ label: 'x', value: 'y' }] }).result)).toHaveLength(2);
  });
});

const SUM = { title: 'Fixed part', widget: 'number', type: 'number', money: true as const };
const FEE = { title: 'Fee', widget: 'pesos', minimum: 0, maximum: 100_000_000 };

/** A field as the editor keeps it. @returns what became of it, change by change */
async function aField(Shown: typeof NumberNode, field: typeof SUM | typeof FEE, first: unknown) {
  const kept: unknown[] = [];
  function Form() {
    const [value, set] = useState(first);
    return (
      <EditingProvider
        set={(_, next) => {
          kept.push(next);
          set(next);
        }}
        at={() => undefined}
        problems={new Map()}
        reveal={undefined}
      >
        <Shown field={field} value={value} path={['sum']} required={false} />
      </EditingProvider>
    );
  }
  await showDesk(<Form />);
  const input = screen.getByLabelText<HTMLInputElement>(new RegExp(field.title));
  return { kept, input, type: (value: string) => fireEvent.change(input, { target: { value } }) };
}

describe('a price', () => {
  it.each([
    ['1,488,834.75', 1_488_834.75],
    ['₱225 000', 225_000],
    ['', undefined],
    // Nobody knows how much these are: kept as they were typed, and refused in words.
    ['1.488.834,75', '1.488.834,75'],
    ['1.500', '1.500'],
    ['1.5M', '1.5M'],
  ])('that is typed as %j is never left out unsaid', async (typed, value) => {
    const { kept, input, type } = await aField(NumberNode, SUM, 12);
    expect(input.value).toBe('12');
    type(typed);
    expect(kept).toEqual([value]);
    expect(input.value).toBe(typed);
  });
});

describe('a fee', () => {
  it('is typed in pesos and kept in centavos, and what is no sum stays in sight', async () => {
    const { kept, input, type } = await aField(PesosNode, FEE, 150_050);
    expect(input.value).toBe('1500.5');
    type('1,500');
    type('1.500,00');
    expect(kept).toEqual([150_000, '1.500,00']);
    expect(input.value).toBe('1.500,00');
  });
});

describe('the words of a picture', () => {
  const PICTURE: ContentPicture = {
    ...{ file: 'roof', name: 'Roof', width: 1600, height: 1200, thumbnail: '/roof.webp' },
    ...{ kind: 'photograph', credit: '', labels: [], used_in: [] },
    alt: '',
    alt_in_use: 'The roof at dusk',
  };

  /** @returns what saving sends, once `change` has been typed */
  async function saved(change: Record<string, string>) {
    const asked = fakeApi(({ method }) => ({ data: method === 'GET' ? [] : PICTURE }));
    await showDesk(<PictureDetails picture={PICTURE} onClose={() => undefined} />);
    for (const [label, value] of Object.entries(change))
      fireEvent.change(await screen.findByLabelText(label), { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: 'Save for all pages' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'PATCH')).toBe(true));
    return asked.find(({ method }) => method === 'PATCH')?.body;
  }

  it('gives the words of one page to no other by saving a credit', async () => {
    const sent = await saved({ 'Made by': 'Ana Cruz' });
    expect(sent).toMatchObject({ credit: 'Ana Cruz' });
    expect(sent).not.toHaveProperty('alt');
  });

  it('says on every page what is written here', async () => {
    const alt = 'The roof at dusk, with its pool';
    expect(await saved({ 'What it shows': alt })).toMatchObject({ credit: '', alt });
  });
});

describe('forms that are kept', () => {
  /** The server, as far as it keeps what is being written. */
  const REGIONS = { kind: 'regions', slug: 'site', data: [{ slug: 'visayas', name: 'Visayas' }] };
  const answerOf = ({ path }: Asked): unknown => (path.includes('/regions') ? REGIONS : []);

  function keeping(answer = answerOf, kept = new Map<string, object>()) {
    const asked = fakeApi((call) => {
      const { method, path, body } = call;
      if (path.startsWith('/content/unfinished/')) {
        if (method === 'PUT') kept.set(path, (body as { data: object }).data);
        if (method === 'DELETE') kept.delete(path);
        const data = kept.get(path);
        return { data: data && method === 'GET' ? [{ mine: true, data, at: '2026-11-27T02:00:00Z' }] : [] };
      }
      return { data: answer(call) };
    });
    return { asked, kept };
  }

  it('keeps a new project until it is a draft', async () => {
    const { kept } = keeping();
    await showDesk(<NewProjectPage />);
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Mango Court' } });
    await waitFor(() => expect(kept.size).toBe(1));
    cleanup();
    await showDesk(<NewProjectPage />);
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Mango Court');
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(kept.size).toBe(0));
  });

  it('says of a new project no license that nobody entered', () => {
    const begun = {
      name: 'Mango Court',
      sector: 'agriculture',
      region: '',
      pictures: [],
    } as unknown as NewProject;
    expect(projectOf(begun)).toMatchObject({ href: pageOf(begun), details: { homes: [] } });
    expect(projectOf(begun).details).not.toHaveProperty('license');
  });

  const draft = {
    ...{ kind: 'about', slug: 'site', title: 'About us', version: 'v', published_version: null },
    ...{ state: 'draft', on_site: true, taken_off: false },
    ...{ changed_at: null, changed_by: null, unfinished_by: [] },
  };

  it.each([
    [true, 'The form will again show what is public. The history keeps the draft.'],
    [false, 'It is not on the site, and stays away from it. The history keeps the draft.'],
  ])('says truly what is discarded, and takes off only what is on the site (%s)', async (on_site, words) => {
    fakeApi(() => ({ data: [] }));
    const many = { kind: 'news', title: 'News', many: true, path: '', schema: {} };
    const head = {
      kind: many,
      item: { ...draft, on_site },
      name: { kind: 'news', slug: 'one' },
      address: '/news/one',
      draft: { data: {}, base: { etag: '"1"' }, unsaved: false, saving: false },
      isKept: false,
      problems: new Map(),
      onShowProblem: () => undefined,
      children: null,
    };
    await showDesk(<EditorHead {...(head as unknown as Parameters<typeof EditorHead>[0])} />);
    expect(screen.queryAllByRole('button', { name: 'Take off the site' })).toHaveLength(on_site ? 1 : 0);
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect((await screen.findByRole('dialog')).textContent).toContain(words);
  });

  it('says once, at its field, that a time has passed', async () => {
    const passed = 'This time has passed. To publish at once, choose now.';
    fakeApi(({ method, path }) =>
      method === 'POST'
        ? { status: 400, body: { message: `at: ${passed}`, errors: [{ field: 'at', message: passed }] } }
        : { data: path === '/content' ? [draft] : [] },
    );
    await showDesk(<PublishDialog chosen={draft} onClose={() => undefined} />);
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(await within(dialog).findByRole('radio', { name: 'At a time' }));
    const time = within(dialog).getByLabelText('Day and time in Manila');
    fireEvent.change(time, { target: { value: '2020-01-01T00:00' } });
    const plan = within(dialog).getByRole('button', { name: 'Plan it' });
    await waitFor(() => expect(plan.hasAttribute('disabled')).toBe(false));
    fireEvent.click(plan);
    await waitFor(() => expect(within(dialog).getAllByText(passed, { exact: false })).toHaveLength(1));
    expect(dialog.textContent).not.toContain('at: ');
  });
});
