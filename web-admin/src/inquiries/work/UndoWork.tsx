import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useApi } from '../../api/dataProvider';
import type { BulkReport } from '../../api/types';
import { useAction } from '../../kit/useAction';
import { SHOWS } from './useChangeWork';

/** Takes back what was just done to many; what a colleague changed since stays, and is counted. */
export function UndoWork({ done }: Pick<BulkReport, 'done'>) {
  const translate = useTranslate();
  const api = useApi();
  const notify = useNotify();
  const { run, isPending, isSuccess } = useAction(() => api.undoWorkOfMany(done), {
    shows: SHOWS,
    showsRefused: true,
    done: ({ done: undone, failed }) => {
      const key = failed.length > 0 ? 'undone_partly' : 'undone';
      notify(`resources.inquiries.bulk.${key}`, {
        type: failed.length > 0 ? 'warning' : 'success',
        messageArgs: { smart_count: undone.length, left: failed.length },
      });
      return undefined;
    },
  });
  return (
    <Button color="inherit" size="small" disabled={isPending || isSuccess} onClick={() => run()}>
      {translate('resources.inquiries.bulk.undo')}
    </Button>
  );
}
