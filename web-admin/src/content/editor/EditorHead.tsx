import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useApi } from '../../api/dataProvider';
import type { ContentItem } from '../../api/types';
import type { Path } from '../../kit/form/tree';
import { Confirm } from '../../layout/Confirm';
import { PageHead } from '../../layout/Page';
import { Unsaved, StateChip } from '../../layout/Panel';
import { useProposes, type Kind, type Name, type Opened } from '../calls';
import { PublishDialog } from '../publishing/PublishDialog';
import { COLORS } from '../states';
import { ProblemsNote } from './ProblemsNote';
import type { Draft } from './useDraft';
import { useSaveKey } from './useSaveKey';

interface Props {
  kind: Kind;
  item: ContentItem | undefined;
  name: Name;
  /** Where it is seen on the site. */
  address: string;
  draft: Draft<Opened>;
  /** The server holds what is not saved. */
  isKept: boolean;
  problems: ReadonlyMap<string, string>;
  onShowProblem: (path: Path) => void;
  /** What is to be known before writing. */
  children: ReactNode;
}

/** What is written here, its state, and what can be done with it. */
export function EditorHead({
  kind,
  item,
  name,
  address,
  draft,
  isKept,
  problems,
  onShowProblem,
  children,
}: Props) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const proposes = useProposes();
  const [asking, setAsking] = useState<'publish' | 'discard' | 'remove'>();
  const state = item?.state ?? 'draft';
  const title = item?.title ?? kind.title;
  const isDraft = item?.state === 'draft';
  const save = async () => {
    if (await draft.save()) notify('content.saved', { type: 'success' });
  };
  const publish = async () => {
    if (!draft.unsaved || (await draft.save())) setAsking('publish');
  };
  const run = async (task: () => Promise<unknown>, done: string) => {
    const isDone = await draft.change(task);
    if (isDone) notify(done, { type: 'success' });
    return isDone;
  };
  useSaveKey(() => draft.unsaved && !draft.saving && void save());
  return (
    <>
      <PageHead
        sticky
        title={title}
        state={
          <>
            <StateChip label={translate(`content.states.${state}`)} color={COLORS[state]} />
            {draft.unsaved && (
              <Unsaved>{translate(isKept ? 'content.unfinished.kept' : 'content.unsaved')}</Unsaved>
            )}
          </>
        }
        actions={
          <>
            <Button component={Link} to="/content">
              {translate('content.all')}
            </Button>
            {kind.many && draft.data !== null && (
              <Button color="error" disabled={draft.saving} onClick={() => setAsking('remove')}>
                {translate('content.take_off')}
              </Button>
            )}
            {(isDraft || draft.unsaved) && (
              <Button disabled={draft.saving} onClick={() => setAsking('discard')}>
                {translate('content.discard')}
              </Button>
            )}
            <Button variant="outlined" disabled={!draft.unsaved || draft.saving} onClick={() => void save()}>
              {translate(draft.saving ? 'desk.saving' : 'content.save')}
            </Button>
            <Button
              variant="contained"
              disabled={draft.saving || (!draft.unsaved && !isDraft) || problems.size > 0}
              onClick={() => void publish()}
            >
              {translate(proposes ? 'content.approval.begin' : 'content.publish')}
            </Button>
          </>
        }
      />
      {children}
      <ProblemsNote problems={problems} schema={kind.schema} data={draft.data} onShow={onShowProblem} />
      {asking === 'publish' && (
        <PublishDialog chosen={name} address={address} onClose={() => setAsking(undefined)} />
      )}
      {asking === 'discard' && (
        <Confirm
          title={translate(isDraft ? 'content.discard_draft_title' : 'content.discard_title')}
          action={translate('content.discard')}
          cancel={translate('content.keep')}
          danger
          onConfirm={() =>
            isDraft
              ? run(
                  async () => draft.take(await api.discardDraft(name, draft.base.etag)),
                  'content.discarded',
                )
              : Promise.resolve(draft.giveUp())
          }
          onClose={() => setAsking(undefined)}
        >
          {translate(isDraft ? 'content.discard_draft_text' : 'content.discard_text')}
        </Confirm>
      )}
      {asking === 'remove' && (
        <Confirm
          title={translate('content.take_off_title', { name: title })}
          action={translate('content.take_off_action')}
          danger
          onConfirm={() =>
            run(
              async () => draft.take(await api.removeContent(name, draft.base.etag)),
              'content.taken_off',
            ).then((isDone) => isDone && navigate('/content'))
          }
          onClose={() => setAsking(undefined)}
        >
          {translate('content.take_off_text')}
        </Confirm>
      )}
    </>
  );
}
