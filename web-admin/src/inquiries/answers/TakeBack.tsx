import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useApi, type Api } from '../../api/dataProvider';
import { refreshInquiries } from '../work/useChangeWork';

/** The notes of an inquiry, asked once for all who show them. */
export const notesOf = (api: Api, id: string) => ({
  queryKey: ['inquiries', 'notes', id],
  queryFn: () => api.inquiryNotes(id),
});

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
