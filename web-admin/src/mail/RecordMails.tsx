import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetList, useRecordContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { Mail } from '../api/types';
import { formatDateTime } from '../format/dates';
import { Panel } from '../layout/Panel';
import { mayOpen } from '../pages';
import { palette } from '../theme/palette';
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
    { enabled: record !== undefined && mayOpen('mails') },
  );
  if (!mayOpen('mails')) return null;
  return (
    <Panel title={translate('mails.title')}>
      {error && <Typography role="alert">{error.message}</Typography>}
      {data?.length === 0 && (
        <Typography sx={{ color: palette.muted }}>{translate('mails.none_written')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {data?.map((mail) => (
          <li key={mail.id}>
            <Link to={`/mails/${mail.id}/show`}>{subjectOf(mail)}</Link> <StateChip mail={mail} />
            <Typography variant="body2" sx={{ color: palette.muted, overflowWrap: 'anywhere' }}>
              {mail.to_address} · {formatDateTime(mail.sent_at ?? mail.created_at)}
            </Typography>
          </li>
        ))}
      </Box>
    </Panel>
  );
}
