import '../messages/content';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ContentVersion } from '../api/types';
import { ConfirmDialog } from '../layout/ConfirmDialog';
import { Time } from '../format/dates';
import { content, type Kind, type Name, type Opened, useVersions } from './calls';
import { type Change, changesBetween, inWords } from '../form/changes';
import { placeOf } from './schema';
import { keyOf } from '../form/tree';
import type { Draft } from './useDraft';

interface Props {
  kind: Kind;
  name: Name;
  draft: Draft<Opened>;
  onRestored: () => void;
}

/** Who wrote what, newest first; any of it becomes the draft again. */
export function HistoryPanel({ kind, name, draft, onRestored }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const { data: versions, error } = useVersions(name, draft.base.version);
  const [asking, setAsking] = useState<ContentVersion>();
  const restore = async ({ id }: ContentVersion) => {
    try {
      draft.take(await content.restore(name, id));
      notify('content.history.restored', { type: 'success' });
      onRestored();
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
    }
  };
  if (error) return <p role="alert">{error.message}</p>;
  if (!versions) return null;
  if (versions.length === 0) return <p>{translate('content.history.none')}</p>;
  return (
    <>
      <ol className="versions" aria-label={translate('content.history.title')}>
        {versions.map((version, index) => (
          <li key={version.id}>
            <div className="version-head">
              <span>
                <strong>{version.by_name ?? translate('content.somebody')}</strong> <Time iso={version.at} />
                {version.note && <em>{version.note}</em>}
              </span>
              {index > 0 && (
                <Button
                  size="small"
                  onClick={() => (draft.unsaved ? setAsking(version) : void restore(version))}
                >
                  {translate('content.history.restore')}
                </Button>
              )}
            </div>
            <Differences kind={kind} version={version} before={versions[index + 1]} />
          </li>
        ))}
      </ol>
      {asking && (
        <ConfirmDialog
          title={translate('content.history.restore_title')}
          action={translate('content.history.restore')}
          danger
          onConfirm={() => restore(asking)}
          onClose={() => setAsking(undefined)}
        >
          {translate('content.discard_text')}
        </ConfirmDialog>
      )}
    </>
  );
}

const SHOWN = 8;

function Differences({
  kind,
  version,
  before,
}: {
  kind: Kind;
  version: ContentVersion;
  before: ContentVersion | undefined;
}) {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  if (version.data === null) return <p>{translate('content.history.taken_off')}</p>;
  if (!before) return <p>{translate('content.history.first')}</p>;
  if (before.data === null) return <p>{translate('content.history.brought_back')}</p>;
  const changes = changesBetween(before.data, version.data);
  if (changes.length === 0) return <p>{translate('content.history.same')}</p>;
  return (
    <>
      <ul className="changes">
        {(all ? changes : changes.slice(0, SHOWN)).map((change) => (
          <li key={keyOf(change.path)}>
            <Difference change={change} place={placeOf(change, kind.schema, version.data)} />
          </li>
        ))}
      </ul>
      {!all && changes.length > SHOWN && (
        <Button size="small" onClick={() => setAll(true)}>
          {translate('content.history.more', { count: changes.length - SHOWN })}
        </Button>
      )}
    </>
  );
}

function Difference({ change, place }: { change: Change; place: string }) {
  const translate = useTranslate();
  return (
    <>
      <strong>{place}</strong>
      <del>{inWords(change.before, translate)}</del>
      <ins>{inWords(change.after, translate)}</ins>
    </>
  );
}
