import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { ContentItem } from '../api/types';
import { ConfirmDialog } from '../layout/ConfirmDialog';
import { PageHead } from '../layout/Page';
import { StateChip } from '../layout/Panel';
import { content, type Kind, type Name } from './calls';
import { placeOf } from './changes';
import { PublishDialog } from './PublishDialog';
import type { Path } from './schema';
import { STATES } from './states';
import type { useDraft } from './useDraft';

interface Props {
  kind: Kind;
  item: ContentItem | undefined;
  name: Name;
  /** Where it is seen on the site. */
  address: string;
  draft: ReturnType<typeof useDraft>;
  problems: ReadonlyMap<string, string>;
  onShowProblem: (path: Path) => void;
}

const pathOf = (key: string): Path =>
  key.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** What is written here, its state, and what can be done with it. */
export function EditorHead({ kind, item, name, address, draft, problems, onShowProblem }: Props) {
  const notify = useNotify();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'publish' | 'discard' | 'remove'>();
  const state = STATES[item?.state ?? 'draft'];
  const title = item?.title ?? kind.title;
  const isDraft = item?.state === 'draft';
  const save = async () => {
    if (await draft.save())
      notify('Draft saved. The site shows it once it is published.', { type: 'success' });
  };
  const publish = async () => {
    if (!draft.unsaved || (await draft.save())) setAsking('publish');
  };
  const run = (task: () => Promise<unknown>, done: string) =>
    task().then(
      () => notify(done, { type: 'success' }),
      (error: Error) => notify(error.message, { type: 'error' }),
    );
  useSaveKey(() => draft.unsaved && !draft.saving && void save());
  const first = [...problems][0];
  return (
    <>
      <PageHead
        sticky
        title={title}
        state={
          <>
            <StateChip label={state.label} color={state.color} />
            {draft.unsaved && <span className="unsaved">Not saved yet</span>}
          </>
        }
        actions={
          <>
            <Button component={Link} to="/content">
              All content
            </Button>
            {kind.many && draft.data !== null && (
              <Button color="error" disabled={draft.saving} onClick={() => setAsking('remove')}>
                Take off the site
              </Button>
            )}
            {(isDraft || draft.unsaved) && (
              <Button disabled={draft.saving} onClick={() => setAsking('discard')}>
                Discard
              </Button>
            )}
            <Button variant="outlined" disabled={!draft.unsaved || draft.saving} onClick={() => void save()}>
              {draft.saving ? 'Saving…' : 'Save draft'}
            </Button>
            <Button
              variant="contained"
              disabled={draft.saving || (!draft.unsaved && !isDraft) || problems.size > 0}
              onClick={() => void publish()}
            >
              Publish…
            </Button>
          </>
        }
      />
      {first && (
        <Alert
          severity="error"
          action={
            <Button size="small" color="inherit" onClick={() => onShowProblem(pathOf(first[0]))}>
              Show it
            </Button>
          }
        >
          {problems.size === 1 ? 'One field needs' : `${problems.size} fields need`} another look.{' '}
          <strong>{placeOf({ path: pathOf(first[0]) }, kind.schema, draft.data)}</strong>: {first[1]}
        </Alert>
      )}
      {asking === 'publish' && (
        <PublishDialog chosen={name} address={address} onClose={() => setAsking(undefined)} />
      )}
      {asking === 'discard' && (
        <ConfirmDialog
          title={isDraft ? 'Discard this draft?' : 'Discard what you changed?'}
          action="Discard"
          cancel="Keep it"
          danger
          onConfirm={() =>
            isDraft
              ? run(
                  async () => draft.take(await content.discard(name, draft.base.etag)),
                  'The draft is what is public again',
                )
              : Promise.resolve(draft.giveUp())
          }
          onClose={() => setAsking(undefined)}
        >
          {isDraft
            ? 'What is public is then written here again. The history keeps the draft.'
            : 'What you typed since the last save is gone then.'}
        </ConfirmDialog>
      )}
      {asking === 'remove' && (
        <ConfirmDialog
          title={`Take “${title}” off the site?`}
          action="Take it off"
          danger
          onConfirm={() =>
            run(
              async () => draft.take(await content.remove(name, draft.base.etag)),
              'Publish to take it off',
            ).then(() => navigate('/content'))
          }
          onClose={() => setAsking(undefined)}
        >
          Its page, its cards and its links go with the next publication. Its history can bring it back.
        </ConfirmDialog>
      )}
    </>
  );
}

/** Ctrl+S, or ⌘S, saves the draft. */
function useSaveKey(save: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      save();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
