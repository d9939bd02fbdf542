import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/dataProvider';

/** Whether mail is sent, and how much was not. */
export function useMailSummary() {
  const api = useApi();
  return useQuery({ queryKey: ['mails', 'summary'], queryFn: () => api.mailSummary() });
}
