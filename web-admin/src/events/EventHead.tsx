import '../messages/event/prices';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router-dom';
import { useApi } from '../api/dataProvider';
import { ProblemsNote } from '../content/editor/ProblemsNote';
import type { Draft } from '../content/editor/useDraft';
import { useSaveKey } from '../content/editor/useSaveKey';
import type { Field } from '../content/schema';
import type { Path, Values } from '../kit/form/tree';
import { Confirm } from '../layout/Confirm';
import { PageHead } from '../layout/Page';
import { Unsaved, StateChip } from '../layout/Panel';
import type { OpenedEvent } from './calls';
import { COLORS } from './states';

interface Props {
  form: Field;
  draft: Draft<OpenedEvent>;
  problems: ReadonlyMap<string, string>;
  /** The server holds what is not saved. */
  isKept: boolean;
  onShowProblem: (path: Path) => void;
  /** What is to be known before writing. */
  children: ReactNode;
}

/** An event's name and state, and what can be done with it. What is published changes for everybody when it is saved. */
export function EventHead({ form, draft, isKept, problems, onShowProblem, children }: Props) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'discard' | 'remove'>();
  const { record } = draft.base;
  const values = draft.data as Values;
  const isPublic = values.state === 'published';
  const state = record?.state ?? 'draft';
  const save = async () => {
    if (!(await draft.save())) return;
    notify(isPublic ? 'events.saved_public' : 'events.saved', { type: 'success' });
  };
  // A new event has an address of its own, once it is kept.
  const { unsaved } = draft;
  useEffect(() => {
    if (record && !unsaved && window.location.pathname.endsWith('/create'))
      void navigate(`/events/${record.id}`, { replace: true });
  }, [record, unsaved, navigate]);
  useSaveKey(() => draft.unsaved && !draft.saving && void save());
  const name = typeof values.name === 'string' && values.name ? values.name : translate('events.add');
  const remove = async () => {
    if (!record) return;
    if (!(await draft.change(() => api.removeEvent(record.id, draft.base.etag)))) return;
    // At once, so that leaving asks no question any more.
    flushSync(draft.giveUp);
    notify('events.removed', { type: 'success' });
    void navigate('/events');
  };
  return (
    <>
      <PageHead
        sticky
        title={name}
        state={
          <>
            {record && <StateChip label={translate(`events.states.${state}`)} color={COLORS[state]} />}
            {draft.unsaved && (
              <Unsaved>{translate(isKept ? 'events.unfinished.kept' : 'content.unsaved')}</Unsaved>
            )}
          </>
        }
        actions={
          <>
            <Button component={Link} to="/events">
              {translate('events.all')}
            </Button>
            {record && (
              <Button component={Link} to={`/events/${record.id}/prices`}>
                {translate('prices.open')}
              </Button>
            )}
            {record?.state === 'published' && (
              <Button href={`/register/${record.slug}`} target="_blank" rel="noopener">
                {translate('events.see')}
              </Button>
            )}
            {record && (
              <Button color="error" disabled={draft.saving} onClick={() => setAsking('remove')}>
                {translate('events.remove')}
              </Button>
            )}
            {draft.unsaved && (
              <Button disabled={draft.saving} onClick={() => setAsking('discard')}>
                {translate('content.discard')}
              </Button>
            )}
            <Button
              variant="contained"
              disabled={!draft.unsaved || draft.saving || problems.size > 0}
              onClick={() => void save()}
            >
              {translate(draft.saving ? 'desk.saving' : isPublic ? 'events.save_public' : 'events.save')}
            </Button>
          </>
        }
      />
      {children}
      <ProblemsNote problems={problems} schema={form} data={draft.data} onShow={onShowProblem} />
      {asking && (
        <Asking
          what={asking}
          name={name}
          onDiscard={draft.giveUp}
          onRemove={remove}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

interface AskingProps {
  what: 'discard' | 'remove';
  /** Of the event. */
  name: string;
  onDiscard: () => void;
  onRemove: () => Promise<void>;
  onClose: () => void;
}

/** Asks before what was typed, or the event, is gone. */
function Asking({ what, name, onDiscard, onRemove, onClose }: AskingProps) {
  const translate = useTranslate();
  if (what === 'discard')
    return (
      <Confirm
        title={translate('content.discard_title')}
        action={translate('content.discard')}
        cancel={translate('content.keep')}
        danger
        onConfirm={onDiscard}
        onClose={onClose}
      >
        {translate('content.discard_text.typed')}
      </Confirm>
    );
  return (
    <Confirm
      title={translate('events.remove_title', { name })}
      action={translate('events.remove_action')}
      danger
      onConfirm={onRemove}
      onClose={onClose}
    >
      {translate('events.remove_text')}
    </Confirm>
  );
}
