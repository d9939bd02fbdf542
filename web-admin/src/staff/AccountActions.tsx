import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useApi } from '../api/dataProvider';
import type { StaffMember } from '../api/types';
import { useAction } from '../form/useAction';
import { ConfirmDialog } from '../layout/ConfirmDialog';
import { useMailSummary } from '../mail/useMailSummary';

/** Disables an account, which asks first, or enables it again. Nothing of what the person did is lost. */
export function DisableButton({ member }: { member: StaffMember }) {
  const { id, name, email, role, disabled_at } = member;
  const translate = useTranslate();
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const { runAsync, isPending } = useAction(
    (disabled: boolean) =>
      api.update('staff', { id, data: { name, email, role, disabled }, previousData: member }),
    {
      shows: ['staff'],
      done: (_, disabled) => translate(disabled ? 'staff.disabled' : 'staff.enabled', { name }),
    },
  );
  const set = (disabled: boolean) => runAsync(disabled).catch(() => undefined);
  if (disabled_at)
    return (
      <Button variant="outlined" disabled={isPending} onClick={() => void set(false)}>
        {translate('staff.enable')}
      </Button>
    );
  return (
    <>
      <Button variant="outlined" color="error" disabled={isPending} onClick={() => setAsking(true)}>
        {translate('staff.disable')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={translate('staff.disable_title', { name })}
          action={translate('staff.disable_action', { name })}
          danger
          onConfirm={() => set(true)}
          onClose={() => setAsking(false)}
        >
          {translate('staff.disable_text')}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Mails a colleague a link for setting their password; there only where mail is sent. */
export function InviteButton({ id }: { id: string }) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const { data } = useMailSummary();
  if (!data?.configured) return null;
  const invite = async () => {
    try {
      const { message } = await api.invite(id);
      notify(message, { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    await queries.invalidateQueries({ queryKey: ['mails'] });
  };
  return <Button onClick={() => void invite()}>{translate('staff.invite')}</Button>;
}
