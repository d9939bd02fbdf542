import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useApi } from '../../api/dataProvider';
import type { Inquiry, InquiryNote } from '../../api/types';
import { formatDateTime } from '../../format/dates';
import { Panel } from '../../layout/Panel';
import panelStyles from '../../layout/panel.module.css';
import styles from '../inquiries.module.css';
import { refreshInquiries } from '../work/useChangeWork';
import { NewNote } from './NewNote';

/** What colleagues wrote down and when the visitor was answered, oldest first; a new note at the end. */
export function NotesPanel({ inquiry }: { inquiry: Inquiry }) {
  const translate = useTranslate();
  const api = useApi();
  const { data, error } = useQuery({
    queryKey: ['inquiries', 'notes', inquiry.id],
    queryFn: () => api.inquiryNotes(inquiry.id),
  });
  return (
    <Panel title={translate('inquiries.notes')}>
      {error && !data && <p role="alert">{error.message}</p>}
      {data?.length === 0 && <p className={panelStyles.nothing}>{translate('inquiries.no_notes')}</p>}
      <ol className={styles.notes}>
        {data?.map((note) => (
          <Note key={note.id} note={note} inquiryId={inquiry.id} />
        ))}
      </ol>
      <NewNote inquiryId={inquiry.id} />
    </Panel>
  );
}

function Note({ note, inquiryId }: { note: InquiryNote; inquiryId: string }) {
  const translate = useTranslate();
  const { kind, text, via, author_name, created_at } = note;
  return (
    <li className={kind === 'answer' ? styles.answer : undefined}>
      <p>{via ? translate('inquiries.answered_by', { way: translate(`inquiries.ways.${via}`) }) : text}</p>
      <small>
        {author_name} · <time dateTime={created_at}>{formatDateTime(created_at)}</time>
      </small>{' '}
      {kind === 'answer' && <TakeBack inquiryId={inquiryId} answerId={note.id} />}
    </li>
  );
}

/** Whoever clicked by mistake takes the answer back with one more click. */
export function TakeBack({ inquiryId, answerId }: { inquiryId: string; answerId: string }) {
  const translate = useTranslate();
  const api = useApi();
  const notify = useNotify();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.takeBackAnswer(inquiryId, answerId),
    onSuccess: async () => {
      await refreshInquiries(queries);
      notify('inquiries.taken_back', { type: 'success' });
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return (
    <Button size="small" color="inherit" disabled={isPending} onClick={() => mutate()}>
      {translate('inquiries.take_back')}
    </Button>
  );
}
