import '../messages/sales/inquiries';
import FiguresIcon from '@mui/icons-material/BarChartOutlined';
import SettingsIcon from '@mui/icons-material/Settings';
import Button from '@mui/material/Button';
import { Translate, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { Inquiry } from '../api/types';
import { MailLink, PhoneLink } from '../format/contact';
import { formatAge, formatShortDate, Time } from '../format/dates';
import { CanAccess, canAccess } from '../kit/access';
import { declaredColumns, declaredFields, namesOf } from '../kit/declared';
import { BulkDeleteButton } from '../kit/list/bulk/BulkDeleteButton';
import { DataTable } from '../kit/list/DataTable';
import { List } from '../kit/list/List';
import { LastCall, useCallWords, WrongNumber } from './answers/calls';
import { inquiryViews, useInquiryFilters } from './inquiryFilters';
import { Age } from './work/Age';
import { AssigneeMenu } from './work/AssigneeMenu';
import { BulkWork } from './work/BulkWork';
import { NextStep, useStepWords } from './work/nextStep';
import { StatusMenu } from './work/StatusMenu';
import { isUnanswered, nameOf, STATUS_COLORS, useStatusWords } from './work/work';

const Col = DataTable.Col<Inquiry>;
const DECLARED = declaredFields('inquiries');
const HIDDEN = [
  'next_step_on',
  'email',
  'phone_number',
  'channel',
  ...namesOf(DECLARED),
  'agree_newsletter',
  'agree_terms',
  'answered_at',
  'updated_at',
];
const yesNo = (value: boolean) => <Translate i18nKey={value ? 'desk.yes' : 'desk.no'} />;
const edgeOf = (inquiry: Inquiry) => (isUnanswered(inquiry) ? STATUS_COLORS[inquiry.status] : undefined);

export function InquiryList() {
  const translate = useTranslate();
  const filters = useInquiryFilters();
  const wordsOf = useStatusWords();
  const stepOf = useStepWords();
  const callOf = useCallWords();
  const secondaryText = (inquiry: Inquiry) =>
    [
      wordsOf(inquiry),
      callOf(inquiry),
      stepOf(inquiry),
      isUnanswered(inquiry) ? formatAge(inquiry.created_at) : formatShortDate(inquiry.created_at),
      inquiry.message,
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <List
      filters={filters}
      search={{ source: 'keyword', placeholder: 'inquiries.search' }}
      views={inquiryViews()}
      exporter={canAccess('inquiries', 'export')}
      create={translate('inquiries.create')}
      actions={
        <>
          <Button component={Link} to="/inquiry-figures" startIcon={<FiguresIcon />}>
            {translate('inquiries.figures')}
          </Button>
          <CanAccess resource="inquiry-settings">
            <Button component={Link} to="/inquiry-settings" startIcon={<SettingsIcon />}>
              {translate('inquiries.settings_link')}
            </Button>
          </CanAccess>
        </>
      }
    >
      <DataTable<Inquiry>
        recordRepresentation={nameOf}
        rowClick="show"
        rowEdge={edgeOf}
        secondaryText={secondaryText}
        hiddenColumns={HIDDEN}
        bulkActionButtons={<InquiryBulkActions />}
        empty="inquiries.none"
      >
        {/* When and what first: that is what an inquiry is chosen by. Then who asks, and what is made of it. */}
        <Col source="created_at" kind="time" render={(inquiry) => <Received inquiry={inquiry} />} />
        <Col
          source="message"
          kind="text"
          disableSort
          render={(inquiry) => <MessageCell inquiry={inquiry} />}
        />
        <Col source="last_name" label="resources.inquiries.fields.name" kind="name" render={nameOf} />
        <Col source="status" disableSort render={(inquiry) => <Standing inquiry={inquiry} />} />
        <Col source="assignee_name" disableSort render={(inquiry) => <AssigneeMenu inquiry={inquiry} />} />
        <Col source="next_step_on" render={(inquiry) => <NextStep inquiry={inquiry} />} />
        <Col source="email" render={({ email }) => <MailLink address={email} />} />
        <Col source="phone_number" render={(inquiry) => <Telephone inquiry={inquiry} />} />
        <Col source="channel" disableSort render={channelOf} />
        {declaredColumns<Inquiry>(DECLARED)}
        <Col source="agree_newsletter" render={({ agree_newsletter }) => yesNo(agree_newsletter)} />
        <Col source="agree_terms" render={({ agree_terms }) => yesNo(agree_terms)} />
        <Col
          source="answered_at"
          kind="time"
          disableSort
          render={({ answered_at }) => <Time iso={answered_at} />}
        />
        <Col source="updated_at" kind="time" render={({ updated_at }) => <Time iso={updated_at} />} />
      </DataTable>
    </List>
  );
}

const channelOf = ({ channel }: Inquiry) => <Translate i18nKey={`inquiries.channels.${channel}`} />;

const Received = ({ inquiry }: { inquiry: Inquiry }) => (
  <>
    <Time iso={inquiry.created_at} />
    <Age inquiry={inquiry} />
  </>
);

const Standing = ({ inquiry }: { inquiry: Inquiry }) => (
  <>
    <StatusMenu inquiry={inquiry} />
    <LastCall inquiry={inquiry} />
  </>
);

const Telephone = ({ inquiry }: { inquiry: Inquiry }) => (
  <>
    <PhoneLink number={inquiry.phone_number} /> <WrongNumber inquiry={inquiry} />
  </>
);

const MessageCell = ({ inquiry: { message, project_interest } }: { inquiry: Inquiry }) => (
  <span>
    {project_interest && <b>{message ? `${project_interest} · ` : project_interest}</b>}
    {message}
  </span>
);

function InquiryBulkActions() {
  return (
    <>
      <BulkWork />
      <BulkDeleteButton />
    </>
  );
}
