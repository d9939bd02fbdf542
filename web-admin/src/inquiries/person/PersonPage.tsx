import '../../messages/event/mails';
import '../../messages/sales/inquiries';
import '../../messages/event/delegates';
import '../../messages/sales/person';
import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { Link, useSearchParams } from 'react-router-dom';
import type { PersonMoment } from '../../api/types';
import { useCall } from '../../api/useCall';
import { MailLink, PhoneLink } from '../../format/contact';
import { formatDateTime, formatDay } from '../../format/dates';
import { Loading, PageHead } from '../../layout/Page';
import { Nothing, Panel, RecordColumns } from '../../layout/Panel';
import inquiriesStyles from '../inquiries.module.css';
import stepsStyles from '../work/steps.module.css';

const PATHS: Record<PersonMoment['kind'], (id: string) => string> = {
  inquiry: (id) => `/inquiries/${id}/show`,
  status: (id) => `/inquiries/${id}/show`,
  home: (id) => `/inquiries/${id}/show`,
  viewing: (id) => `/inquiries/${id}/show`,
  note: (id) => `/inquiries/${id}/show`,
  answer: (id) => `/inquiries/${id}/show`,
  call: (id) => `/inquiries/${id}/show`,
  registration: (id) => `/delegates/${id}`,
  group: (id) => `/delegates/${id}`,
  cancellation: (id) => `/delegates/${id}`,
  mail: (id) => `/mails/${id}/show`,
};

/** Inquiries, registrations, answers and mails of whoever has this address or number, on one line of time. */
export function PersonPage() {
  const translate = useTranslate();
  const [query] = useSearchParams();
  const { data, error } = useCall(['inquiries', 'person', query.toString()], (api) => api.person(query));
  if (error && !data) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Loading />;
  const [name = query.get('email') ?? query.get('phone_number') ?? '', ...others] = data.names;
  return (
    <>
      <PageHead title={name} />
      <RecordColumns
        shares={[3, 2]}
        first={
          <Panel title={translate('person.reached')}>
            {others.length > 0 && <p>{translate('person.also', { names: others.join(', ') })}</p>}
            <ul className={inquiriesStyles.reached}>
              {data.phone_numbers.map((number) => (
                <li key={number}>
                  <PhoneLink number={number} />
                </li>
              ))}
              {data.emails.map((email) => (
                <li key={email}>
                  <MailLink address={email} />
                </li>
              ))}
            </ul>
            <Nothing>{translate('person.note')}</Nothing>
          </Panel>
        }
        left={
          <Panel title={translate('person.timeline')}>
            {data.timeline.length === 0 && <Nothing>{translate('person.nothing')}</Nothing>}
            <ol className={stepsStyles.steps}>
              {data.timeline.map((moment) => (
                <Moment key={`${moment.kind} ${moment.record_id} ${moment.at}`} moment={moment} />
              ))}
            </ol>
          </Panel>
        }
        right={null}
      />
    </>
  );
}

/** A day of the Philippines, or a moment here. */
const dayOf = (on: string) => (on.includes('T') ? formatDateTime(on) : formatDay(on));

function Moment({ moment: { kind, at, record_id, about, text, by, status, on } }: { moment: PersonMoment }) {
  const translate = useTranslate();
  const words = {
    inquiry: text,
    status: text && translate(`inquiries.statuses.${text}`),
    home: [
      text && translate(`person.homes.${text}`),
      text === 'reserved' && on && translate('person.until', { day: dayOf(on) }),
    ]
      .filter(Boolean)
      .join(', '),
    viewing: [on && dayOf(on), text && translate(`person.viewings.${text}`)].filter(Boolean).join(', '),
    note: text,
    answer: text && translate('inquiries.answered_by', { way: translate(`inquiries.ways.${text}`) }),
    call: text && translate(`inquiries.outcomes.${text}`),
    registration: text && translate(`delegates.progress.${text}`),
    group: text && translate(`delegates.progress.${text}`),
    cancellation: null,
    mail: text && translate(['waits', 'left'].includes(text) ? `mails.${text}` : `mails.states.${text}`),
  }[kind];
  return (
    <li>
      <time dateTime={at}>{formatDateTime(at)}</time>
      <span>
        <Link to={PATHS[kind](record_id)}>
          {[translate(`person.kinds.${kind}`), about].filter(Boolean).join(': ')}
        </Link>
        <small>
          {[status && translate(`inquiries.statuses.${status}`), words, by].filter(Boolean).join(' · ')}
        </small>
      </span>
    </li>
  );
}
