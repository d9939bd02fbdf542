import '../../messages/sales/inquiries';
import { useNotify } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Inquiry, InquiryNote } from '../../api/types';
import { useLogAnswer } from './ReplyLinks';

/** The channel as the address names it; the API decides which there are. */
const ANSWERED = 'answered';

/**
 * The mail about a new inquiry has a link "I have answered", since a reply to it is seen by nobody here. Only this page,
 * with somebody who is signed in, logs it: programs that look through mails open addresses too.
 */
export function AnsweredByLink({ inquiry }: { inquiry: Inquiry }) {
  const [query, setQuery] = useSearchParams();
  const log = useLogAnswer(inquiry);
  const notify = useNotify();
  const via = query.get(ANSWERED);
  const answered = inquiry.answered_at !== null;
  const latest = useRef({ log, notify, setQuery, answered });
  useEffect(() => {
    latest.current = { log, notify, setQuery, answered };
  });
  const logged = useRef<string>(undefined);
  useEffect(() => {
    if (via === null || logged.current === inquiry.id) return;
    // Logged once: the address may be read twice before it is cleared.
    logged.current = inquiry.id;
    const { log, notify, setQuery, answered } = latest.current;
    if (answered) notify('inquiries.answered_already', { type: 'info' });
    else log(via as InquiryNote['via']);
    setQuery({}, { replace: true });
  }, [via, inquiry.id]);
  return null;
}
