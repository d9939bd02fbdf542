import './mail.css';
import Alert from '@mui/material/Alert';
import { useRecordContext } from 'ra-core';
import { Link } from 'react-router-dom';
import type { Mail } from '../api/types';
import { formatDateTime } from '../format/dates';
import { Facts, Panel, RecordColumns } from '../layout/Panel';
import { PageHead } from '../layout/Page';
import { RecordPage } from '../layout/RecordPage';
import { mayOpen } from '../api/session';
import { MailPreview } from './MailPreview';
import { SendAgainButton } from './SendAgainButton';
import { StateChip } from './StateChip';
import { reasonOf } from './states';

/** One mail: how it went, sending it again, and what it says. */
export const MailPage = () => (
  <RecordPage>
    <Page />
  </RecordPage>
);

function Page() {
  const mail = useRecordContext<Mail>();
  if (!mail) return null;
  const reason = reasonOf(mail);
  return (
    <>
      <PageHead
        title={mail.subject ?? 'Mail'}
        state={<StateChip mail={mail} />}
        actions={<SendAgainButton mail={mail} />}
      />
      <RecordColumns
        shares={[2, 3]}
        left={
          <Panel title="How it went">
            {reason !== undefined && (
              <Alert severity={mail.state === 'failed' ? 'error' : 'info'} className="mail-reason">
                {reason}
              </Alert>
            )}
            <Facts
              facts={[
                ['To', mail.to_address],
                ['About', <About key="about" mail={mail} />],
                ['Written', formatDateTime(mail.created_at)],
                ['Sent', mail.sent_at && formatDateTime(mail.sent_at)],
                ['Next try', mail.next_attempt_at && formatDateTime(mail.next_attempt_at)],
                ['Tries', mail.attempts],
              ]}
            />
          </Panel>
        }
        right={
          <Panel title={mail.state === 'sent' ? 'What it would say now' : 'What it says'}>
            <MailPreview path={`/mails/${mail.id}/preview`} />
          </Panel>
        }
      />
    </>
  );
}

/** What a mail may be about: its page, and what it is called. */
const ABOUT: Record<string, { words: string; path: (id: string) => string }> = {
  delegates: { words: 'Open the delegate', path: (id) => `/delegates/${id}` },
  inquiries: { words: 'Open the inquiry', path: (id) => `/inquiries/${id}/show` },
  staff: { words: 'Open the account', path: (id) => `/staff/${id}` },
  webhooks: { words: 'Open the webhooks', path: () => '/webhooks' },
};

function About({ mail: { resource, record_id } }: { mail: Mail }) {
  const about = ABOUT[resource];
  if (!about || !mayOpen(resource)) return resource;
  return <Link to={about.path(record_id)}>{about.words}</Link>;
}
