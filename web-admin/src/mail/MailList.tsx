import './mail.css';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { Mail } from '../api/types';
import { Time } from '../format/dates';
import { RecordList } from '../table/RecordList';
import type { ListSetup } from '../table/types';
import { MailNotice } from './MailNotice';
import { StateChip } from './StateChip';
import { STATES, stateChoices } from './states';

const mailSetup: ListSetup<Mail> = {
  columns: [
    { source: 'to_address', kind: 'name' },
    { source: 'subject', kind: 'text' },
    { source: 'state', render: (mail) => <StateChip mail={mail} />, unsortable: true },
    { source: 'created_at', kind: 'time', render: ({ created_at }) => <Time iso={created_at} /> },
    { source: 'sent_at', kind: 'time', render: ({ sent_at }) => (sent_at ? <Time iso={sent_at} /> : '') },
  ],
  nameOf: ({ to_address }) => to_address,
  pathOf: ({ id }) => `/mails/${id}/show`,
  noteOf: ({ subject, state }) => `${STATES[state].label} · ${subject ?? ''}`,
  filters: [
    { source: 'state', label: 'State', kind: 'choice', choices: stateChoices },
    { source: 'to_address', label: 'To starts with', kind: 'text' },
    { source: 'subject', label: 'Subject starts with', kind: 'text' },
    { source: 'created_at', label: 'Written on', kind: 'date' },
  ],
  search: { source: 'q', placeholder: 'Address or subject' },
  views: [
    { name: 'All', filter: {} },
    { name: 'Not sent', filter: { state: 'failed' } },
    { name: 'Uncertain', filter: { state: 'uncertain' } },
    { name: 'Withheld', filter: { state: 'withheld' } },
  ],
  empty: 'No mails yet',
};

const KindsButton = () => (
  <Button component={Link} to="/mail-kinds">
    Kinds of mail
  </Button>
);

/** Every mail that was sent or is to be, the newest first. */
export const MailList = () => (
  <RecordList setup={mailSetup} notice={<MailNotice />} action={<KindsButton />} />
);
