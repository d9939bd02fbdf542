import Button from '@mui/material/Button';
import { Translate } from 'ra-core';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useChosenEvent } from '../api/chosenEvent';
import { useEvents } from '../api/events';
import type { Mail, SiteEvent } from '../api/types';
import { Time } from '../format/dates';
import { RecordList } from '../table/RecordList';
import type { ListSetup } from '../table/types';
import { MailNotice } from './MailNotice';
import { StateChip } from './StateChip';
import { stateChoices, subjectOf } from './states';
import { TestMailButton } from './TestMailButton';

const NONE: readonly SiteEvent[] = [];
const YES = [{ id: true, name: 'desk.yes' }];

/** @param events that mails may be about: where there is one only, it is not said in each row */
const mailSetup = (events: readonly SiteEvent[]): ListSetup<Mail> => ({
  columns: [
    { source: 'to_address', kind: 'name' },
    { source: 'subject', kind: 'text', render: subjectOf },
    {
      ...{ source: 'event_id', label: 'desk.event', unsortable: true, extra: events.length < 2 },
      render: ({ event_id }) => events.find(({ id }) => id === event_id)?.name,
    },
    { source: 'state', render: (mail) => <StateChip mail={mail} />, unsortable: true },
    { source: 'created_at', kind: 'time', render: ({ created_at }) => <Time iso={created_at} /> },
    { source: 'sent_at', kind: 'time', render: ({ sent_at }) => (sent_at ? <Time iso={sent_at} /> : '') },
  ],
  nameOf: ({ to_address }) => to_address,
  pathOf: ({ id }) => `/mails/${id}/show`,
  noteOf: (mail) => (
    <>
      <StateChip mail={mail} /> {subjectOf(mail)}
    </>
  ),
  filters: [
    { source: 'state', kind: 'choice', choices: stateChoices },
    { source: 'waits', label: 'mails.waits', kind: 'choice', choices: YES },
    { source: 'to_address', kind: 'text' },
    { source: 'subject', kind: 'text' },
    { source: 'created_at', kind: 'date' },
  ],
  search: { source: 'q', placeholder: 'mails.search' },
  views: [
    { name: 'desk.view_all', filter: {} },
    { name: 'mails.states.failed', filter: { state: 'failed' } },
    { name: 'mails.states.uncertain', filter: { state: 'uncertain' } },
    { name: 'mails.waits', filter: { waits: true } },
  ],
  ofEvents: true,
  empty: 'mails.none',
});

const KindsButton = () => (
  <Button component={Link} to="/mail-kinds">
    <Translate i18nKey="mails.kinds" />
  </Button>
);

/** Every mail that was sent or is to be, the newest first. */
export function MailList() {
  const { data: events = NONE } = useEvents();
  const [chosen] = useChosenEvent();
  const named = chosen === undefined ? events : NONE;
  const setup = useMemo(() => mailSetup(named), [named]);
  return (
    <RecordList
      setup={setup}
      notice={<MailNotice />}
      action={
        <>
          <TestMailButton />
          <KindsButton />
        </>
      }
    />
  );
}
