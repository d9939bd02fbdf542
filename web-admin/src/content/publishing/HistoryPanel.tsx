import '../../messages/site/content';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useApi } from '../../api/dataProvider';
import type { ContentVersion } from '../../api/types';
import { Time } from '../../format/dates';
import { Confirm } from '../../layout/Confirm';
import { useVersions, type Kind, type Name, type Opened } from '../calls';
import { Differences } from '../differences/Differences';
import type { Draft } from '../editor/useDraft';
import styles from './releases.module.css';

interface Props {
  kind: Kind;
  name: Name;
  draft: Draft<Opened>;
  onRestored: () => void;
}

/** Who wrote what, newest first; any of it becomes the draft again. */
export function HistoryPanel({ kind, name, draft, onRestored }: Props) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const { data: versions, error } = useVersions(name, draft.base.version);
  const [asking, setAsking] = useState<ContentVersion>();
  const restore = async ({ id }: ContentVersion) => {
    try {
      draft.take(await api.restoreContent(name, id));
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
      <ol className={styles.versions} aria-label={translate('content.history.title')}>
        {versions.map((version, index) => (
          <li key={version.id}>
            <div className={styles.versionHead}>
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
            {index + 1 < versions.length || version.data === null ? (
              <Differences schema={kind.schema} before={versions[index + 1]?.data} after={version.data} />
            ) : (
              <p>{translate('content.history.first')}</p>
            )}
          </li>
        ))}
      </ol>
      {asking && (
        <Confirm
          title={translate('content.history.restore_title')}
          action={translate('content.history.restore')}
          danger
          onConfirm={() => restore(asking)}
          onClose={() => setAsking(undefined)}
        >
          {translate('content.discard_text.typed')}
        </Confirm>
      )}
    </>
  );
}
