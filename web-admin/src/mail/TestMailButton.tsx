import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useApi } from '../api/dataProvider';

/** A mail to oneself: the list under it shows what comes of it. */
export function TestMailButton() {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const [sending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      const { to } = await api.sendTestMail();
      notify('mails.test_queued', { type: 'success', messageArgs: { to } });
      await queries.invalidateQueries({ queryKey: ['mails'] });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setSending(false);
    }
  };
  return (
    <Button disabled={sending} onClick={() => void send()}>
      {translate('mails.test')}
    </Button>
  );
}
