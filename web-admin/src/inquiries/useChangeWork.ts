import type { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { Inquiry, InquiryWorkFields } from '../api/types';
import { useApi } from '../api/dataProvider';
import { useAction } from '../form/useAction';
import { nameOf, useStatusWords } from './work';

const SHOWS = ['inquiries', 'dashboard'];

/** Changes the work on an inquiry from wherever it is shown. */
export function useChangeWork(inquiry: Inquiry) {
  const desk = useApi();
  const translate = useTranslate();
  const wordsOf = useStatusWords();
  const said = (changed: Inquiry, change: InquiryWorkFields): string => {
    const name = nameOf(changed);
    if (change.status) return translate('inquiries.status_changed', { name, status: wordsOf(changed) });
    const assignee = changed.assignee_name;
    return translate(assignee ? 'inquiries.assignee_changed' : 'inquiries.assignee_nobody', {
      name,
      assignee,
    });
  };
  return useAction((change: InquiryWorkFields) => desk.changeWork(inquiry, change), {
    shows: SHOWS,
    done: said,
    meanwhile: 'inquiries.changed_meanwhile',
  });
}

/** Asks anew for all that shows inquiries. */
export const refreshInquiries = (queries: ReturnType<typeof useQueryClient>) =>
  Promise.all(SHOWS.map((key) => queries.invalidateQueries({ queryKey: [key] })));
