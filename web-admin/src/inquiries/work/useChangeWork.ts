import '../../messages/sales/inquiries';
import { useTranslate } from 'ra-core';
import { useApi } from '../../api/dataProvider';
import type { Inquiry, InquiryWorkFields } from '../../api/types';
import { useAction } from '../../kit/useAction';
import { nameOf, useStatusWords } from './work';

export const SHOWS = ['inquiries', 'dashboard'];

/** What is to be set, and on which inquiry: as the reader saw it, so that a colleague's change meanwhile is a conflict. */
type Change = { inquiry: Inquiry; set: InquiryWorkFields };

/** Changes the work on an inquiry from wherever it is shown. */
export function useChangeWork() {
  const api = useApi();
  const translate = useTranslate();
  const wordsOf = useStatusWords();
  const messageOf = (changed: Inquiry, { set }: Change): string => {
    const name = nameOf(changed);
    if (set.status) return translate('inquiries.status_changed', { name, status: wordsOf(changed) });
    const assignee = changed.assignee_name;
    return translate(assignee ? 'inquiries.assignee_changed' : 'inquiries.assignee_nobody', {
      name,
      assignee,
    });
  };
  return useAction(({ inquiry, set }: Change) => api.changeWork(inquiry, set), {
    shows: SHOWS,
    done: messageOf,
    meanwhile: 'inquiries.changed_meanwhile',
  });
}
