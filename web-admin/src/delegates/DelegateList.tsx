import '../messages/event/delegates';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import QrCodeIcon from '@mui/icons-material/QrCode2';
import Button from '@mui/material/Button';
import { Translate, useListContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useChosenEvent } from '../api/chosenEvent';
import { useApi } from '../api/dataProvider';
import { isFreeEvent, useEvents } from '../api/events';
import { usePaymentModes } from '../api/paymentModes';
import type { Delegate, SiteEvent } from '../api/types';
import { MailLink, PhoneLink } from '../format/contact';
import { formatShortDate, Time } from '../format/dates';
import { canAccess } from '../kit/access';
import { declaredColumns, declaredFields, namesOf } from '../kit/declared';
import { BulkActionButton } from '../kit/list/bulk/BulkActionButton';
import { BulkDeleteButton } from '../kit/list/bulk/BulkDeleteButton';
import { DataTable } from '../kit/list/DataTable';
import { List } from '../kit/list/List';
import { answerColumns } from '../questions/answers';
import { delegateFilters, FREE_VIEWS, VIEWS } from './delegateFilters';
import { nameOf } from './names';
import { PaymentChip } from './payment/PaymentChip';
import { ModeWords } from './payment/PaymentModeInput';
import { PROGRESS, progressOf } from './payment/progress';
import { ShareMany } from './payment/ShareMany';
import { VerifyMany } from './payment/VerifyMany';

const Col = DataTable.Col<Delegate>;
const NONE: readonly SiteEvent[] = [];
const OTHERS = declaredFields('delegates', ['church_name']);
const HIDDEN = ['first_name', ...namesOf(OTHERS), 'payment_mode', 'qr_code', 'updated_at'];

export function DelegateList() {
  const translate = useTranslate();
  const modes = usePaymentModes();
  const { data: events = NONE } = useEvents();
  const [chosen] = useChosenEvent();
  const shown = chosen === undefined ? events : events.filter(({ id }) => id === chosen);
  const answers = answerColumns(shown);
  // Of events without a fee no payment is spoken.
  const isFree = shown.length > 0 && shown.every(isFreeEvent);
  const hidden = [...HIDDEN, ...answers.sources, ...(isFree ? ['payment_status'] : [])];
  return (
    <List
      filters={delegateFilters(isFree ? [] : modes, shown)}
      search={{ source: 'q', placeholder: 'delegates.search' }}
      views={isFree ? FREE_VIEWS : VIEWS}
      ofEvents
      exporter={canAccess('delegates', 'export')}
      create={translate('delegates.create')}
    >
      <DataTable<Delegate>
        recordRepresentation={nameOf}
        rowClick="edit"
        rowEdge={edgeOf}
        secondaryText={(delegate) => (
          <>
            <PaymentChip delegate={delegate} />{' '}
            {[formatShortDate(delegate.created_at), delegate.church_name].filter(Boolean).join(' · ')}
          </>
        )}
        // A list of one event needs no column with the event.
        hiddenColumns={chosen === undefined && events.length > 1 ? hidden : [...hidden, 'event_id']}
        bulkActionButtons={<DelegateBulkActions isFree={isFree} />}
        empty="delegates.none"
      >
        <Col source="last_name" label="resources.delegates.fields.name" kind="name" render={nameOf} />
        <Col source="payment_status" render={(delegate) => <PaymentChip delegate={delegate} />} />
        <Col
          source="event_id"
          label="desk.event"
          disableSort
          render={({ event_id }) => events.find(({ id }) => id === event_id)?.name}
        />
        <Col source="church_name" />
        <Col source="email" render={({ email }) => <MailLink address={email} />} />
        <Col source="phone_number" render={({ phone_number }) => <PhoneLink number={phone_number} />} />
        <Col source="first_name" />
        {declaredColumns<Delegate>(OTHERS)}
        {answers.columns}
        <Col source="payment_mode" render={({ payment_mode }) => <ModeWords mode={payment_mode} />} />
        <Col source="qr_code" disableSort render={ticketState} />
        <Col source="created_at" kind="time" render={({ created_at }) => <Time iso={created_at} />} />
        <Col source="updated_at" kind="time" render={({ updated_at }) => <Time iso={updated_at} />} />
      </DataTable>
    </List>
  );
}

const ticketState = ({ qr_code }: Delegate) => (
  <Translate i18nKey={qr_code ? 'delegates.qr_made' : 'delegates.qr_not_yet'} />
);

const edgeOf = (delegate: Delegate) => {
  const progress = progressOf(delegate);
  return ['nothing-yet', 'cancelled', 'free'].includes(progress) ? undefined : PROGRESS[progress].color;
};

/** What can be done with the chosen delegates. */
function DelegateBulkActions({ isFree }: { isFree: boolean }) {
  const api = useApi();
  return (
    <>
      {!isFree && (
        <>
          <VerifyMany />
          <ShareMany />
          <BulkActionButton words="unverify" asks run={(records) => api.unverifyPayments(records)} />
        </>
      )}
      <BulkActionButton words="qr" icon={<QrCodeIcon />} run={(records) => api.makeQrCodes(records)} />
      <PrintBadges />
      <BulkActionButton words="cancel" asks run={(records) => api.cancelDelegates(records)} />
      <BulkDeleteButton />
    </>
  );
}

function PrintBadges() {
  const { selectedIds } = useListContext();
  const translate = useTranslate();
  return (
    <Button
      component={Link}
      to={`/badges?ids=${selectedIds.join(',')}`}
      color="inherit"
      startIcon={<PrintIcon />}
    >
      {translate('resources.delegates.bulk.badges', { smart_count: selectedIds.length })}
    </Button>
  );
}
