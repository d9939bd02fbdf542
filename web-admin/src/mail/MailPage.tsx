import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'ra-core';
import { Link } from 'react-router-dom';
import type { Mail } from '../api/types';
import { formatDateTime } from '../format/dates';
import { PageHead } from '../layout/PageHead';
import { Panel } from '../layout/Panel';
import { RecordPage } from '../layout/RecordPage';
import { RecordColumns } from '../layout/RecordColumns';
import { MailPreview } from './MailPreview';
import { SendAgainButton } from './SendAgainButton';
import { StateChip } from './StateChip';
import { reasonOf } from './states';

/** One mail: what it says, how it went, and sending it again. */
export const MailPage = () => (
  <RecordPage>
    <PageHead title="Mail" />
    <RecordColumns shares={[3, 2]} left={<Content />} right={<Facts />} />
  </RecordPage>
);

function Content() {
  const mail = useRecordContext<Mail>();
  return <Panel title="What it says now">{mail && <MailPreview path={`/mails/${mail.id}/preview`} />}</Panel>;
}

function Facts() {
  const mail = useRecordContext<Mail>();
  if (!mail) return null;
  const reason = reasonOf(mail);
  const page = mail.resource === 'staff' ? `/staff/${mail.record_id}` : `/${mail.resource}/${mail.record_id}`;
  return (
    <Panel title="How it went" aside={<SendAgainButton mail={mail} />}>
      <StateChip mail={mail} />
      {reason !== undefined && (
        <Alert
          severity={mail.state === 'failed' ? 'error' : 'info'}
          sx={{ my: 1.5, overflowWrap: 'anywhere' }}
        >
          {reason}
        </Alert>
      )}
      <Typography sx={{ mt: 1 }}>To {mail.to_address}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>Written {formatDateTime(mail.created_at)}</Typography>
      {mail.sent_at && (
        <Typography sx={{ color: 'text.secondary' }}>Sent {formatDateTime(mail.sent_at)}</Typography>
      )}
      {mail.next_attempt_at && (
        <Typography sx={{ color: 'text.secondary' }}>
          Next try {formatDateTime(mail.next_attempt_at)}
        </Typography>
      )}
      <Typography sx={{ color: 'text.secondary' }}>Tried {mail.attempts} times</Typography>
      <Typography sx={{ mt: 1 }}>
        <Link to={mail.resource === 'inquiries' ? `${page}/show` : page}>Open what it is about</Link>
      </Typography>
    </Panel>
  );
}
