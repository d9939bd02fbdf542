import '../messages/sales/inquiries';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useApi } from '../api/dataProvider';
import type { Inquiry, NewsConsent } from '../api/types';
import { useCall } from '../api/useCall';
import { formatDateTime } from '../format/dates';
import { useAction } from '../kit/useAction';
import styles from './inquiries.module.css';

/** Whether they want news, what they agreed to, and when and how they took it back. What they told a colleague is done at once. */
export function News({ inquiry }: { inquiry: Inquiry }) {
  const translate = useTranslate();
  const api = useApi();
  const { data } = useCall(['news-consent', inquiry.id, inquiry.agree_newsletter], (call) =>
    call.newsConsent(inquiry.id),
  );
  const { run, disabled } = useAction(() => api.withdrawNews(inquiry.id), {
    shows: ['inquiries'],
    done: translate('inquiries.news_withdrawn'),
  });
  if (!inquiry.agree_newsletter && !data?.withdrawn_at && !data?.chosen) return translate('desk.no');
  return (
    <>
      {translate(inquiry.agree_newsletter ? 'inquiries.wants_newsletter' : 'desk.no')}{' '}
      {inquiry.agree_newsletter && (
        <Button size="small" disabled={disabled} onClick={() => run()}>
          {translate('inquiries.withdraw_news')}
        </Button>
      )}
      {data && <Noted consent={data} />}
    </>
  );
}

function Noted({ consent }: { consent: NewsConsent }) {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`inquiries.news.${key}`, args);
  const { words, given_at, channel, withdrawn_at, withdrawn_how, withdrawn_by, chosen, chosen_at } = consent;
  const lines = [
    say('given', { date: formatDateTime(given_at), channel: translate(`inquiries.channels.${channel}`) }),
    words === null ? say('no_words') : say('words', { words }),
    withdrawn_at && say(withdrawn_how ?? 'page', { date: formatDateTime(withdrawn_at), name: withdrawn_by }),
    chosen &&
      say('chosen', {
        date: formatDateTime(chosen_at ?? given_at),
        projects: chosen.map((name) => name || say('general')).join(', '),
      }),
    consent.stopped && say('stopped'),
  ];
  return (
    <small className={styles.noted}>
      {lines.map(
        (line) =>
          line && (
            <span key={line}>
              {line}
              <br />
            </span>
          ),
      )}
    </small>
  );
}
