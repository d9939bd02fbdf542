import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router-dom';
import { ProblemsNote } from '../content/ProblemsNote';
import { useSaveKey } from '../content/useSaveKey';
import type { Field, Path, Values } from '../content/schema';
import type { Draft } from '../content/useDraft';
import { ConfirmDialog } from '../layout/ConfirmDialog';
import { PageHead } from '../layout/Page';
import { StateChip } from '../layout/Panel';
import { type OpenedEvent, removeEvent } from './calls';
import { STATES } from './states';

interface Props {
  form: Field;
  draft: Draft<OpenedEvent>;
  problems: ReadonlyMap<string, string>;
  onShowProblem: (path: Path) => void;
}

/** An event's name and state, and what can be done with it. What is published changes for everybody when it is saved. */
export function EventHead({ form, draft, problems, onShowProblem }: Props) {
  const notify = useNotify();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'discard' | 'remove'>();
  const { record } = draft.base;
  const values = draft.data as Values;
  const isPublic = values.state === 'published';
  const state = STATES[record?.state ?? 'draft'];
  const save = async () => {
    if (!(await draft.save())) return;
    notify(isPublic ? 'Saved: the site shows it now.' : 'Saved. It is not on the site.', { type: 'success' });
  };
  // A new event has an address of its own, once it is kept.
  const { unsaved } = draft;
  useEffect(() => {
    if (record && !unsaved && window.location.pathname.endsWith('/create'))
      void navigate(`/events/${record.id}`, { replace: true });
  }, [record, unsaved, navigate]);
  useSaveKey(() => draft.unsaved && !draft.saving && void save());
  const name = typeof values.name === 'string' && values.name ? values.name : 'New event';
  const remove = async () => {
    if (!record) return;
    try {
      await removeEvent(record.id, draft.base.etag);
      // At once: leaving is not to be asked about any more.
      flushSync(draft.giveUp);
      notify('Event removed', { type: 'success' });
      void navigate('/events');
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <>
      <PageHead
        sticky
        title={name}
        state={
          <>
            {record && <StateChip label={state.label} color={state.color} />}
            {draft.unsaved && <span className="unsaved">Not saved yet</span>}
          </>
        }
        actions={
          <>
            <Button component={Link} to="/events">
              All events
            </Button>
            {record?.state === 'published' && (
              <Button href={`/register/${record.slug}`} target="_blank" rel="noopener">
                See the page
              </Button>
            )}
            {record && (
              <Button color="error" disabled={draft.saving} onClick={() => setAsking('remove')}>
                Remove
              </Button>
            )}
            {draft.unsaved && (
              <Button disabled={draft.saving} onClick={() => setAsking('discard')}>
                Discard
              </Button>
            )}
            <Button
              variant="contained"
              disabled={!draft.unsaved || draft.saving || problems.size > 0}
              onClick={() => void save()}
            >
              {draft.saving ? 'Saving…' : isPublic ? 'Save to the site' : 'Save'}
            </Button>
          </>
        }
      />
      <ProblemsNote problems={problems} schema={form} data={draft.data} onShow={onShowProblem} />
      {asking === 'discard' && (
        <ConfirmDialog
          title="Discard what you changed?"
          action="Discard"
          cancel="Keep it"
          danger
          onConfirm={() => draft.giveUp()}
          onClose={() => setAsking(undefined)}
        >
          What you typed since the last save is gone then.
        </ConfirmDialog>
      )}
      {asking === 'remove' && (
        <ConfirmDialog
          title={`Remove “${name}”?`}
          action="Remove it"
          danger
          onConfirm={remove}
          onClose={() => setAsking(undefined)}
        >
          Only an event without delegates can be removed. One with delegates is cancelled instead: set its
          state.
        </ConfirmDialog>
      )}
    </>
  );
}
