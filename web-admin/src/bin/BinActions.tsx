import '../messages/bin';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { theAccount } from '../api/account/session';
import { useApi } from '../api/dataProvider';
import type { BinRecord } from '../api/types';
import { useAction } from '../kit/useAction';
import { Confirm } from '../layout/Confirm';

const PAGES: Record<string, (id: string) => string> = {
  delegates: (id) => `/delegates/${id}`,
  inquiries: (id) => `/inquiries/${id}/show`,
};

/** Restores a record, or, for admins, deletes it for good. */
export function BinActions({ record }: { record: BinRecord }) {
  const { id, resource, name } = record;
  const translate = useTranslate();
  const navigate = useNavigate();
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const shows = [resource, `${resource}/bin`, 'dashboard'];
  const restore = useAction(() => api.restore(resource, id), {
    shows,
    showsRefused: true,
    done: () => {
      void navigate(PAGES[resource]?.(id) ?? '/');
      return translate('bin.restored', { name });
    },
  });
  const empty = useAction(() => api.removeForGood(resource, id), {
    shows,
    showsRefused: true,
    done: translate('bin.gone', { name }),
  });
  return (
    <>
      <Button size="small" disabled={restore.isPending} onClick={() => restore.run()}>
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
          onConfirm={() => empty.runAsync().catch(() => undefined)}
          onClose={() => setAsking(false)}
        >
          {translate('bin.remove_text')}
        </Confirm>
      )}
    </>
  );
}
