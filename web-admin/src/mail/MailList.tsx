import '../messages/event/mails';
import Button from '@mui/material/Button';
import { Translate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useChosenEvent } from '../api/chosenEvent';
import { useEvents } from '../api/events';
import type { Mail, SiteEvent } from '../api/types';
import { Time } from '../format/dates';
import { CanAccess } from '../kit/access';
import { DataTable } from '../kit/list/DataTable';
import { List } from '../kit/list/List';
import type { Filter, View } from '../kit/list/types';
import { MailNotice } from './MailNotice';
import { StateChip } from './StateChip';
import { stateChoices, subjectOf } from './states';
import { TestMailButton } from './TestMailButton';

const NONE: readonly SiteEvent[] = [];
const YES = [{ id: true, name: 'desk.yes' }];

const FILTERS: Filter[] = [
  { source: 'state', kind: 'choice', choices: stateChoices },
  { source: 'waits', label: 'mails.waits', kind: 'choice', choices: YES },
  { source: 'to_address', kind: 'text' },
  { source: 'subject', kind: 'text' },
  { source: 'created_at', kind: 'date' },
];
const VIEWS: View[] = [
  { name: 'desk.view_all', filter: {} },
  { name: 'mails.states.failed', filter: { state: 'failed' } },
  { name: 'mails.states.uncertain', filter: { state: 'uncertain' } },
  { name: 'mails.waits', filter: { waits: true } },
];
const Col = DataTable.Col<Mail>;

const ServerButton = () => (
  <CanAccess resource="mail-server">
    <Button component={Link} to="/mail-server">
      <Translate i18nKey="mails.server" />
    </Button>
  </CanAccess>
);

const NewsButton = () => (
  <CanAccess resource="newsletters">
    <Button component={Link} to="/newsletters">
      <Translate i18nKey="mails.news" />
    </Button>
  </CanAccess>
);

const KindsButton = () => (
  <Button component={Link} to="/mail-kinds">
    <Translate i18nKey="mails.kinds" />
  </Button>
);

/** Every mail that was sent or is to be, the newest first. */
export function MailList() {
  const { data: events = NONE } = useEvents();
  const [chosen] = useChosenEvent();
  return (
    <List
      filters={FILTERS}
      search={{ source: 'q', placeholder: 'mails.search' }}
      views={VIEWS}
      ofEvents
      notice={<MailNotice />}
      actions={
        <>
          <NewsButton />
          <TestMailButton />
          <KindsButton />
          <ServerButton />
        </>
      }
    >
      <DataTable<Mail>
        recordRepresentation={({ to_address }) => to_address}
        rowClick="show"
        secondaryText={(mail) => (
          <>
            <StateChip mail={mail} /> {subjectOf(mail)}
          </>
        )}
        // A list of one event needs no column with the event.
        hiddenColumns={chosen === undefined && events.length > 1 ? [] : ['event_id']}
        empty="mails.none"
      >
        <Col source="to_address" kind="name" />
        <Col source="subject" kind="text" render={subjectOf} />
        <Col
          source="event_id"
          label="desk.event"
          disableSort
          render={({ event_id }) => events.find(({ id }) => id === event_id)?.name}
        />
        <Col source="state" disableSort render={(mail) => <StateChip mail={mail} />} />
        <Col source="created_at" kind="time" render={({ created_at }) => <Time iso={created_at} />} />
        <Col source="sent_at" kind="time" render={({ sent_at }) => (sent_at ? <Time iso={sent_at} /> : '')} />
      </DataTable>
    </List>
  );
}
