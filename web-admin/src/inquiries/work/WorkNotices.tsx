import Button from '@mui/material/Button';
import { useNotify, useStore, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { WaitingInquiries } from '../../api/types';
import { useWaiting } from './useWaiting';

/** Long enough to be read and opened. */
const STAYS_MS = 15_000;

/** Says once, on whatever page, that a colleague gave the reader an inquiry, or that one is everybody's again. */
export function WorkNotices() {
  const { given, returned } = useWaiting() ?? {};
  useNotice('given', given, given?.by === null ? 'inquiries.given' : 'inquiries.given_by');
  useNotice('returned', returned, 'inquiries.open_to_all');
  return null;
}

/** @param kind under it is kept what was said last */
function useNotice(
  kind: 'given' | 'returned',
  news: WaitingInquiries['given'] | WaitingInquiries['returned'] | undefined,
  words: string,
): void {
  const translate = useTranslate();
  const notify = useNotify();
  const [seen, setSeen] = useStore(`last_notice.${kind}`, '');
  const key = news ? `${news.id} ${news.at}` : '';
  useEffect(() => {
    if (!news || key === seen) return;
    setSeen(key);
    notify(translate(words, { ...news }), {
      type: 'info',
      autoHideDuration: STAYS_MS,
      action: (
        <Button component={Link} to={`/inquiries/${news.id}/show`} color="inherit" size="small">
          {translate('inquiries.open_given')}
        </Button>
      ),
    });
  }, [news, key, seen, words, setSeen, notify, translate]);
}
