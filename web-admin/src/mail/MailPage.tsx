import '../messages/event/mails';
import Alert from '@mui/material/Alert';
import { useRecordContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { Mail } from '../api/types';
import { formatDateTime } from '../format/dates';
import { useKind } from '../history/useKind';
import { canAccess } from '../kit/access';
import { Edit } from '../kit/form/Edit';
import { FailureNote } from '../layout/FailureNote';
import { PageHead } from '../layout/Page';
import { Facts, Panel, RecordColumns } from '../layout/Panel';
import styles from './mail.module.css';
import { MailPreview } from './MailPreview';
import { SendAgainButton } from './SendAgainButton';
import { StateChip } from './StateChip';
import { reasonOf, subjectOf } from './states';

/** One mail: how it went, sending it again, and what it says. */
export const MailPage = () => (
  <Edit>
    <Page />
  </Edit>
);

function Page() {
  const translate = useTranslate();
  const mail = useRecordContext<Mail>();
  if (!mail) return null;
  const reason = reasonOf(mail);
  return (
    <>
      <PageHead
        title={subjectOf(mail)}
        state={<StateChip mail={mail} />}
        actions={<SendAgainButton mail={mail} />}
      />
      <RecordColumns
        shares={[2, 3]}
        left={
          <Panel title={translate('mails.how_it_went')}>
            {reason !== undefined && (
              <Alert severity={mail.state === 'failed' ? 'error' : 'info'} className={styles.reason}>
                <FailureNote error={translate(reason)} />
              </Alert>
            )}
            <Facts
              facts={[
                [translate('resources.mails.fields.to_address'), mail.to_address],
                [translate('mails.about'), <About key="about" mail={mail} />],
                [translate('resources.mails.fields.created_at'), formatDateTime(mail.created_at)],
                [translate('resources.mails.fields.sent_at'), mail.sent_at && formatDateTime(mail.sent_at)],
                [translate('mails.next_try'), mail.next_attempt_at && formatDateTime(mail.next_attempt_at)],
                [translate('mails.tries'), mail.attempts],
              ]}
            />
          </Panel>
        }
        right={
          <Panel title={translate(mail.state === 'sent' ? 'mails.would_say' : 'mails.says')}>
            <MailPreview path={`/mails/${mail.id}/preview`} />
          </Panel>
        }
      />
    </>
  );
}

/** What a mail may be about: its page, and what it is called. */
const ABOUT: Record<string, { words: string; path: (id: string) => string }> = {
  delegates: { words: 'mails.open_delegate', path: (id) => `/delegates/${id}` },
  inquiries: { words: 'mails.open_inquiry', path: (id) => `/inquiries/${id}/show` },
  staff: { words: 'mails.open_account', path: (id) => `/staff/${id}` },
  webhooks: { words: 'mails.open_webhooks', path: () => '/webhooks' },
};

function About({ mail: { resource, record_id } }: { mail: Mail }) {
  const translate = useTranslate();
  const kind = useKind()(resource);
  const about = ABOUT[resource];
  if (!about || !canAccess(resource)) return kind;
  return <Link to={about.path(record_id)}>{translate(about.words)}</Link>;
}
