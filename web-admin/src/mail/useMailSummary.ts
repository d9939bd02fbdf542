import { useQuery } from '@tanstack/react-query';
import { call } from '../api/client';
import type { MailSummary } from '../api/types';

/** Whether mail is sent, and how much was not. */
export const useMailSummary = () =>
  useQuery({
    queryKey: ['mails', 'summary'],
    queryFn: () => call<MailSummary>('GET', '/mails/summary'),
  });
