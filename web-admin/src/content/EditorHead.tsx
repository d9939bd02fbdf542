import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { ContentItem } from '../api/types';
import { ConfirmDialog } from '../layout/ConfirmDialog';
import { PageHead } from '../layout/Page';
import { StateChip } from '../layout/Panel';
import { content, type Kind, type Name, type Opened } from './calls';
import { ProblemsNote } from './ProblemsNote';
import { PublishDialog } from './PublishDialog';
import type { Path } from './schema';
import { STATES } from './states';
import { useSaveKey } from './useSaveKey';
import type { Draft } from './useDraft';

interface Props {
  kind: Kind;
  item: ContentItem | undefined;
  name: Name;
  /** Where it is seen on the site. */
  address: string;
  draft: Draft<Opened>;
  problems: ReadonlyMap<string, string>;
  onShowProblem: (path: Path) => void;
}

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
      <ProblemsNote problems={problems} schema={kind.schema} data={draft.data} onShow={onShowProblem} />
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
