import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../api/client';
import { useMailSummary } from '../mail/useMailSummary';

/** Mails a colleague a link for setting their password; there only where mail is sent. */
export function InviteButton({ id }: { id: string }) {
  const notify = useNotify();
  const queries = useQueryClient();
  const { data } = useMailSummary();
  if (!data?.configured) return null;
  const invite = async () => {
    try {
      const { message } = await call<{ message: string }>('POST', `/staff/${id}/invitation`);
      notify(message, { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    await queries.invalidateQueries({ queryKey: ['mails'] });
  };
  return <Button onClick={() => void invite()}>Mail a password link</Button>;
}
