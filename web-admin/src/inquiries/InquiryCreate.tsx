import '../messages/sales/leads';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { Form, useGetList, useNotify, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { fieldErrors } from '../api/ApiError';
import { may } from '../api/session';
import type { Inquiry } from '../api/types';
import { formatDateTime } from '../format/dates';
import { UnsavedChanges } from '../kit/form/UnsavedChanges';
import { useCreateOnce } from '../kit/form/useCreateOnce';
import { PageHead } from '../layout/Page';
import { Panel } from '../layout/Panel';
import { LeadInputs } from './LeadInputs';
import styles from './leads.module.css';
import { refreshInquiries } from './work/useChangeWork';
import { nameOf, useStatusWords } from './work/work';

/** Most leads that are entered by hand are of somebody on the telephone, whom one has just talked to. */
const USUAL = { channel: 'telephone', answered: true };

/** For whoever calls, walks in or writes elsewhere. */
export function InquiryCreate() {
  const translate = useTranslate();
  const notify = useNotify();
  const create = useCreateOnce<Inquiry>('inquiries');
  const navigate = useNavigate();
  const queries = useQueryClient();

  const add = async (values: object) => {
    try {
      const { id } = await create(values, (lead) =>
        notify('leads.added', { type: 'success', messageArgs: { name: nameOf(lead) } }),
      );
      void refreshInquiries(queries);
      await navigate(`/inquiries/${id}/show`);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      return fieldErrors(error);
    }
  };
  return (
    <>
      <PageHead
        title={translate('leads.title')}
        actions={
          may('manager') && (
            <Button component={Link} to="/inquiry-import" variant="outlined" color="inherit">
              {translate('leads.import')}
            </Button>
          )
        }
      />
      <div style={{ maxWidth: 760 }}>
        <Panel title={translate('leads.who')}>
          <Form onSubmit={add} noValidate defaultValues={USUAL}>
            <UnsavedChanges />
            <LeadInputs />
            <Known />
            <Button type="submit" variant="contained" sx={{ mt: 1.5 }}>
              {translate('leads.add')}
            </Button>
          </Form>
        </Panel>
      </div>
    </>
  );
}

const SETTLE_MS = 300;

/** Who is there already with the typed number or address: said before a second one is added. */
function Known() {
  const translate = useTranslate();
  const wordsOf = useStatusWords();
  const [phone, email] = useWatch({ name: ['phone_number', 'email'] }) as (string | undefined)[];
  const byPhone = useKnown('phone_number_is', phone, 7);
  const byEmail = useKnown('email_is', email, 5);
  const known = [...byPhone, ...byEmail.filter(({ id }) => !byPhone.some((one) => one.id === id))];
  if (known.length === 0) return null;
  return (
    <Alert severity="info" role="status" sx={{ mt: 1 }}>
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

/** @param least characters, before which nothing is looked up */
function useKnown(
  filter: 'phone_number_is' | 'email_is',
  typed: string | undefined,
  least: number,
): Inquiry[] {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed?.trim() ?? ''), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
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
