import '../messages/history';
import Typography from '@mui/material/Typography';
import { useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import { useCall } from '../api/useCall';
import { Panel } from '../layout/Panel';
import styles from './history.module.css';
import { HistoryEntry } from './HistoryEntry';
import type { WordsOf } from './useValue';

/** Who did what to this record, newest first. Asked again whenever the record changes. */
export function History({ wordsOf }: { wordsOf?: WordsOf }) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext<{ id: string; updated_at?: string }>();
  const { data, error } = useCall(
    [resource, 'history', record?.id, record?.updated_at],
    (api) => api.history(resource, record?.id ?? ''),
    { enabled: record !== undefined, placeholderData: (before) => before },
  );
  return (
    <Panel title={translate('history.title')}>
      {error && <Typography role="alert">{error.message}</Typography>}
      {data?.length === 0 && <Typography color="textSecondary">{translate('history.nothing')}</Typography>}
      <ol className={styles.entries}>
        {data?.map((entry) => (
          <HistoryEntry key={entry.id} entry={entry} wordsOf={wordsOf} />
        ))}
      </ol>
    </Panel>
  );
}
