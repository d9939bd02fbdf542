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
export function EditorHead(props: Props) {
  const { kind, item, name, address, draft, isKept, problems, onShowProblem, children } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const [asking, setAsking] = useState<'publish' | 'discard' | 'remove'>();
  const close = () => setAsking(undefined);
  const state = item?.state ?? 'draft';
  const title = item?.title ?? kind.title;
  const isDraft = item?.state === 'draft';
  const isOnSite = item?.on_site === true;
  const save = async () => {
    if (await draft.save()) notify('content.saved', { type: 'success' });
  };
  const publish = async () => {
    if (!draft.unsaved || (await draft.save())) setAsking('publish');
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
          <Actions
            draft={draft}
            isDraft={isDraft}
            isRemovable={kind.many && isOnSite && draft.data !== null}
            isPublishable={(draft.unsaved || isDraft) && problems.size === 0}
            onRemove={() => setAsking('remove')}
            onDiscard={() => setAsking('discard')}
            onSave={() => void save()}
            onPublish={() => void publish()}
          />
        }
      />
      {children}
      <ProblemsNote problems={problems} schema={kind.schema} data={draft.data} onShow={onShowProblem} />
      {asking === 'publish' && <PublishDialog chosen={name} address={address} onClose={close} />}
      {asking === 'discard' && (
        <DiscardDialog
          name={name}
          draft={draft}
          of={!isDraft ? 'typed' : isOnSite ? 'draft' : 'new'}
          onClose={close}
        />
      )}
      {asking === 'remove' && <RemoveDialog name={name} title={title} draft={draft} onClose={close} />}
    </>
  );
}

interface ActionsProps {
  draft: Draft<Opened>;
  /** The server has a draft of it. */
  isDraft: boolean;
  isRemovable: boolean;
  isPublishable: boolean;
  onRemove: () => void;
  onDiscard: () => void;
  onSave: () => void;
  onPublish: () => void;
}

function Actions(props: ActionsProps) {
  const { draft, isDraft, isRemovable, isPublishable, onRemove, onDiscard, onSave, onPublish } = props;
  const translate = useTranslate();
  const proposes = useProposes();
  return (
    <>
      <Button component={Link} to="/content">
        {translate('content.all')}
      </Button>
      {isRemovable && (
        <Button color="error" disabled={draft.saving} onClick={onRemove}>
          {translate('content.take_off')}
        </Button>
      )}
      {(isDraft || draft.unsaved) && (
        <Button disabled={draft.saving} onClick={onDiscard}>
          {translate('content.discard')}
        </Button>
      )}
      <Button variant="outlined" disabled={!draft.unsaved || draft.saving} onClick={onSave}>
        {translate(draft.saving ? 'desk.saving' : 'content.save')}
      </Button>
      <Button variant="contained" disabled={draft.saving || !isPublishable} onClick={onPublish}>
        {translate(proposes ? 'content.approval.begin' : 'content.publish')}
      </Button>
    </>
  );
}

interface DialogProps {
  name: Name;
  draft: Draft<Opened>;
  onClose: () => void;
}

/** Discards what was typed since the last save, the draft of a public piece, or that of one which is not on the site. */
function DiscardDialog({ name, draft, of, onClose }: DialogProps & { of: 'typed' | 'draft' | 'new' }) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const discard = async () => {
    if (of === 'typed') return draft.giveUp();
    const isDone = await draft.change(async () => draft.take(await api.discardDraft(name, draft.base.etag)));
    if (isDone) notify(`content.discarded.${of}`, { type: 'success' });
  };
  return (
    <Confirm
      title={translate(of === 'typed' ? 'content.discard_title' : 'content.discard_draft_title')}
      action={translate('content.discard')}
      cancel={translate('content.keep')}
      danger
      onConfirm={discard}
      onClose={onClose}
    >
      {translate(`content.discard_text.${of}`)}
    </Confirm>
  );
}

function RemoveDialog({ name, title, draft, onClose }: DialogProps & { title: string }) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const remove = async () => {
    const isDone = await draft.change(async () => draft.take(await api.removeContent(name, draft.base.etag)));
    if (!isDone) return;
    notify('content.taken_off', { type: 'success' });
    await navigate('/content');
  };
  return (
    <Confirm
      title={translate('content.take_off_title', { name: title })}
      action={translate('content.take_off_action')}
      danger
      onConfirm={remove}
      onClose={onClose}
    >
      {translate('content.take_off_text')}
    </Confirm>
  );
}
