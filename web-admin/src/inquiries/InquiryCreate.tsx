import '../messages/sales/leads';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useGetList, useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useSettled } from 'web-shared/useSettled';
import type { Inquiry } from '../api/types';
import { useCall } from '../api/useCall';
import { formatDateTime } from '../format/dates';
import { CanAccess, canAccess } from '../kit/access';
import { Create } from '../kit/form/Create';
import { SimpleForm } from '../kit/form/SimpleForm';
import { Panel } from '../layout/Panel';
import { LeadInputs } from './LeadInputs';
import styles from './leads.module.css';
import { nameOf, useStatusWords } from './work/work';

/** The defaults: most leads entered by hand are callers whom the reader has just talked to. */
const USUAL = { channel: 'telephone', answered: true };

/** Enters a lead of somebody who calls, walks in or writes elsewhere. */
export function InquiryCreate() {
  const translate = useTranslate();
  return (
    <Create<Inquiry>
      title={translate('leads.title')}
      actions={
        <CanAccess resource="inquiry-import">
          <Button component={Link} to="/inquiry-import" variant="outlined" color="inherit">
            {translate('leads.import')}
          </Button>
        </CanAccess>
      }
      saved={(lead) => ['leads.added', { name: nameOf(lead) }]}
      shows={['dashboard']}
      redirect="show"
      wide
    >
      <Panel title={translate('leads.who')}>
        <SimpleForm defaultValues={USUAL} saveLabel="leads.add">
          <LeadInputs />
          <Known />
        </SimpleForm>
      </Panel>
    </Create>
  );
}

const SETTLE_MS = 300;

/** Shows records with the typed number or address, before a second one is added. */
function Known() {
  const translate = useTranslate();
  const wordsOf = useStatusWords();
  const [phone, email] = useWatch({ name: ['phone_number', 'email'] }) as (string | undefined)[];
  const byPhone = useKnown('phone_number_is', phone, 7);
  const byEmail = useKnown('email_is', email, 5);
  const known = [...byPhone, ...byEmail.filter(({ id }) => !byPhone.some((one) => one.id === id))];
  const whose = useWhose(phone, email);
  if (known.length === 0)
    return whose.length > 0 ? (
      <Alert severity="warning" role="status" className={styles.doubt}>
        {translate('leads.whose', { names: whose.join(', ') })}
      </Alert>
    ) : null;
  return (
    <Alert severity="info" role="status" className={styles.doubt}>
      {translate('leads.known')}
      <ul className={styles.known}>
        {known.map((inquiry) => (
          <li key={inquiry.id}>
            <Link to={`/inquiries/${inquiry.id}/show`}>{nameOf(inquiry)}</Link>{' '}
            {[wordsOf(inquiry), inquiry.assignee_name, formatDateTime(inquiry.created_at)]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
      {translate('leads.known_more')}
    </Alert>
  );
}

/** Whose customer they are already, for readers who may not see that record. */
function useWhose(phone: string | undefined, email: string | undefined): string[] {
  const phone_number = useSettled(phone?.trim() ?? '', SETTLE_MS);
  const address = useSettled(email?.trim() ?? '', SETTLE_MS);
  const person = {
    ...(phone_number.length >= 7 && { phone_number }),
    ...(/.@.+\../.test(address) && { email: address }),
  };
  const { data } = useCall(
    ['inquiries', 'whose', person],
    (api) => api.whoseLead(person).catch(() => ({ colleagues: [] })),
    { enabled: !canAccess('inquiries', 'assign') && Object.keys(person).length > 0 },
  );
  return data?.colleagues ?? [];
}

/** @param least characters, before which nothing is looked up */
function useKnown(
  filter: 'phone_number_is' | 'email_is',
  typed: string | undefined,
  least: number,
): Inquiry[] {
  const settled = useSettled(typed?.trim() ?? '', SETTLE_MS);
  const { data } = useGetList<Inquiry>(
    'inquiries',
    {
      filter: { [filter]: settled },
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'created_at', order: 'DESC' },
    },
    { enabled: settled.length >= least },
  );
  return settled.length >= least ? (data ?? []) : [];
}
