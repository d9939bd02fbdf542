import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../api/dataProvider';
import { theAccount } from '../api/session';
import type { BinRecord } from '../api/types';
import { Confirm } from '../layout/Confirm';

const PAGES: Record<string, (id: string) => string> = {
  delegates: (id) => `/delegates/${id}`,
  inquiries: (id) => `/inquiries/${id}/show`,
};

/** Put back, and for admins: gone for good. The server answers first. */
export function BinActions({ record }: { record: BinRecord }) {
  const { id, resource, name } = record;
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const options = (done: string, after?: () => void) => ({
    onSuccess: () => {
      notify(done, { type: 'success', messageArgs: { name } });
      for (const key of [resource, `${resource}/bin`, 'dashboard'])
        void queries.invalidateQueries({ queryKey: [key] });
      after?.();
    },
    onError: (error: Error) => {
      notify(error.message, { type: 'error' });
      void queries.invalidateQueries({ queryKey: [`${resource}/bin`] });
    },
  });
  const restore = useMutation({
    mutationFn: () => api.restore(resource, id),
    ...options('bin.restored', () => void navigate(PAGES[resource]?.(id) ?? '/')),
  });
  const empty = useMutation({ mutationFn: () => api.removeForGood(resource, id), ...options('bin.gone') });
  return (
    <>
      <Button size="small" disabled={restore.isPending} onClick={() => restore.mutate()}>
        {translate('bin.restore')}
      </Button>
      {theAccount().role === 'admin' && (
        <Button size="small" color="error" onClick={() => setAsking(true)}>
          {translate('bin.remove')}
        </Button>
      )}
      {asking && (
        <Confirm
          title={translate('bin.remove_title', { name })}
          action={translate('bin.remove_action', { name })}
          danger
          onConfirm={() => empty.mutateAsync().catch(() => undefined)}
          onClose={() => setAsking(false)}
        >
          {translate('bin.remove_text')}
        </Confirm>
      )}
    </>
  );
}
