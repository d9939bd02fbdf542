import '../messages/event/mails';
import Typography from '@mui/material/Typography';
import { useGetList, useRecordContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { Mail } from '../api/types';
import { formatDateTime } from '../format/dates';
import { canAccess } from '../kit/access';
import { Panel } from '../layout/Panel';
import styles from './mail.module.css';
import { StateChip } from './StateChip';
import { subjectOf } from './states';

/** The mails about this record, newest first. */
export function RecordMails() {
  const translate = useTranslate();
  const record = useRecordContext<{ id: string; updated_at?: string }>();
  const { data, error } = useGetList<Mail>(
    'mails',
    {
      filter: { record_id: record?.id },
      sort: { field: 'created_at', order: 'DESC' },
      pagination: { page: 1, perPage: 25 },
      meta: { of: record?.updated_at },
    },
    { enabled: record !== undefined && canAccess('mails') },
  );
  if (!canAccess('mails')) return null;
  return (
    <Panel title={translate('mails.title')}>
      {error && <Typography role="alert">{error.message}</Typography>}
      {data?.length === 0 && <Typography color="textSecondary">{translate('mails.none_written')}</Typography>}
      <ul className={styles.ofRecord}>
        {data?.map((mail) => (
          <li key={mail.id}>
            <Link to={`/mails/${mail.id}/show`}>{subjectOf(mail)}</Link> <StateChip mail={mail} />
            <Typography variant="body2" color="textSecondary" className={styles.to}>
              {mail.to_address} · {formatDateTime(mail.sent_at ?? mail.created_at)}
            </Typography>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
