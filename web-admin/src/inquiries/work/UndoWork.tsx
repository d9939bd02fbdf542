import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useApi } from '../../api/dataProvider';
import type { BulkReport } from '../../api/types';
import { refreshInquiries } from './useChangeWork';

/** Takes back what was just done to many; what a colleague changed since stays, and is counted. */
export function UndoWork({ done }: Pick<BulkReport, 'done'>) {
  const translate = useTranslate();
  const api = useApi();
  const notify = useNotify();
  const queries = useQueryClient();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => api.undoWorkOfMany(done),
    onSuccess: ({ done: undone, failed }) => {
      const key = failed.length > 0 ? 'undone_partly' : 'undone';
      notify(`resources.inquiries.bulk.${key}`, {
        type: failed.length > 0 ? 'warning' : 'success',
        messageArgs: { smart_count: undone.length, left: failed.length },
      });
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => refreshInquiries(queries),
  });
  return (
    <Button color="inherit" size="small" disabled={isPending || isSuccess} onClick={() => mutate()}>
      {translate('resources.inquiries.bulk.undo')}
    </Button>
  );
}
