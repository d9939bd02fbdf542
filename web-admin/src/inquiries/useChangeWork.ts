import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { statusOf } from '../api/ApiError';
import type { Inquiry, InquiryWorkFields } from '../api/types';
import { useDesk } from '../api/dataProvider';
import { nameOf, useStatusWords } from './work';

/** Changes the work on an inquiry from wherever it is shown. The server answers first; then it is said. */
export function useChangeWork(inquiry: Inquiry) {
  const desk = useDesk();
  const notify = useNotify();
  const translate = useTranslate();
  const wordsOf = useStatusWords();
  const queries = useQueryClient();
  const said = (changed: Inquiry, change: InquiryWorkFields): string => {
    const name = nameOf(changed);
    if (change.status) return translate('inquiries.status_changed', { name, status: wordsOf(changed) });
    const assignee = changed.assignee_name;
    return translate(assignee ? 'inquiries.assignee_changed' : 'inquiries.assignee_nobody', {
      name,
      assignee,
    });
  };
  return useMutation({
    mutationFn: (change: InquiryWorkFields) => desk.changeWork(inquiry, change),
    onSuccess: async (changed, change) => {
      await refreshInquiries(queries);
      notify(said(changed, change), { type: 'success' });
    },
    onError: (error) => {
      // Somebody was faster: what is decided on must be seen first.
      const meanwhile = statusOf(error) === 412;
      if (meanwhile) void refreshInquiries(queries);
      notify(meanwhile ? 'inquiries.changed_meanwhile' : error.message, { type: 'error' });
    },
  });
}

/** Asks anew for all that shows inquiries. */
export const refreshInquiries = (queries: ReturnType<typeof useQueryClient>) =>
  Promise.all(['inquiries', 'dashboard'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
