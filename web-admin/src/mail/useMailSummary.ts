import { useCall } from '../api/useCall';

/** Whether mail is sent, and how much was not. */
export function useMailSummary() {
  return useCall(['mails', 'summary'], (api) => api.mailSummary());
}
