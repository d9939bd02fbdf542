import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useApi } from '../../api/dataProvider';
import type { LeadBatch, LeadBatchInFull } from '../../api/types';
import { useCall } from '../../api/useCall';
import { formatDateTime } from '../../format/dates';
import { useAction } from '../../kit/useAction';
import { Confirm } from '../../layout/Confirm';
import { Panel } from '../../layout/Panel';
import styles from '../leads.module.css';
import { SHOWS } from '../work/useChangeWork';

const listOf = (id: string) =>
  `/inquiries?${new URLSearchParams({ filter: JSON.stringify({ import_id: id }), order: 'DESC', sort: 'created_at' }).toString()}`;

/** The files that came in; each can be taken back. @param hash of the file at hand: whether it was imported before */
export function LeadBatches({ hash }: { hash: string | undefined }) {
  const translate = useTranslate();
  const { data: batches = [] } = useCall(['imports'], (api) => api.leadBatches());
  const [chosen, setChosen] = useState<LeadBatch>();
  const [taken, setTaken] = useState<LeadBatchInFull>();
  const before = batches.find((batch) => batch.file_hash === hash && batch.taken_back_at === null);
  if (batches.length === 0) return null;
  const by = ({ by_name, created_at }: LeadBatch) => ({ name: by_name, date: formatDateTime(created_at) });
  return (
    <>
      {before && (
        <Alert severity="info">
          {translate('leads.imported_before', { ...by(before), smart_count: before.added })}
        </Alert>
      )}
      {taken && (
        <Alert severity="success" onClose={() => setTaken(undefined)}>
          {translate('leads.taken_back_now', { smart_count: taken.taken_back ?? 0 })} <Stay batch={taken} />
        </Alert>
      )}
      <Panel title={translate('leads.batches')}>
        <ul className={styles.batches}>
          {batches.map((batch) => (
            <li key={batch.id}>
              <Link to={listOf(batch.id)}>{batch.file_name}</Link>
              <span>
                {translate('leads.batch', { ...by(batch), smart_count: batch.added })}
                {batch.taken_back_at !== null &&
                  ` ${translate('leads.batch_taken_back', {
                    name: batch.taken_back_by,
                    date: formatDateTime(batch.taken_back_at),
                    count: batch.taken_back,
                  })}`}
              </span>
              {batch.taken_back_at === null && (
                <Button size="small" onClick={() => setChosen(batch)}>
                  {translate('leads.take_back')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Panel>
      {chosen && <TakeBack batch={chosen} onDone={setTaken} onClose={() => setChosen(undefined)} />}
    </>
  );
}

interface TakeBackProps {
  batch: LeadBatch;
  onDone: (batch: LeadBatchInFull) => void;
  onClose: () => void;
}

/** What would go, and what stays and why, before it is done. */
function TakeBack({ batch, onDone, onClose }: TakeBackProps) {
  const translate = useTranslate();
  const api = useApi();
  const { data } = useCall(['imports', batch.id], () => api.leadBatch(batch.id), { gcTime: 0 });
  const { runAsync } = useAction(() => api.takeBackLeads(batch.id), { shows: [...SHOWS, 'imports'] });
  return (
    <Confirm
      title={translate('leads.take_back_title', { name: batch.file_name })}
      action={translate('leads.take_back_action', { smart_count: data?.untouched ?? 0 })}
      danger
      disabled={!data}
      onConfirm={async () => onDone(await runAsync())}
      onClose={onClose}
    >
      {data && <p>{translate('leads.take_back_note', { smart_count: data.untouched })}</p>}
      {data && <Stay batch={data} />}
    </Confirm>
  );
}

function Stay({ batch: { stay, staying } }: { batch: LeadBatchInFull }) {
  const translate = useTranslate();
  if (staying === 0) return null;
  return (
    <>
      {translate('leads.stay', { smart_count: staying })}
      <ul className={styles.known}>
        {stay.map(({ id, name, by, at }) => (
          <li key={id}>
            <Link to={`/inquiries/${id}/show`}>{name}</Link>
            {': '}
            {translate(by === null ? 'leads.stays_own' : 'leads.stays', {
              name: by,
              date: formatDateTime(at),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
