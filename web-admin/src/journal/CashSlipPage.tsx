import '../messages/event/cash';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CashCount } from '../api/types';
import { useCall } from '../api/useCall';
import { formatDateTime } from '../format/dates';
import { formatCentavos } from '../format/money';
import { Loading } from '../layout/Page';
import styles from './acknowledgement.module.css';
import { differenceOf } from './CashPage';
import { PaperPage } from './PaperPage';

/** The count `?of=` of the event `?event=`, for paper: both sign it. */
export function CashSlipPage() {
  const translate = useTranslate();
  const [query] = useSearchParams();
  const event = query.get('event') ?? '';
  const { data, error, isLoading } = useCall(['cash', event], (api) => api.eventCash(event), {
    enabled: event !== '',
  });
  const count = data?.counts.find(({ id }) => id === query.get('of'));
  if (isLoading) return <Loading />;
  return (
    <PaperPage
      title={translate('cash.slip_title')}
      back={{ to: event === '' ? '/events' : `/events/${event}/cash`, words: 'desk.back' }}
      problem={error?.message ?? translate('cash.no_slip')}
    >
      {count && <Slip of={count} />}
    </PaperPage>
  );
}

function Slip({ of }: { of: CashCount }) {
  const translate = useTranslate();
  const say = (word: string, values?: object) => translate(`cash.on_slip.${word}`, values);
  const holder = of.holder_name ?? translate('cash.unknown');
  const counter = of.counted_by_name ?? translate('cash.unknown');
  const rows: [word: string, value: ReactNode][] = [
    ['event', of.event_name],
    ['handed_over', holder],
    [
      'counted',
      <>
        <strong className={styles.sum}>{formatCentavos(of.counted_centavos)}</strong>
        {of.counted_in_words && (
          <>
            <br />
            {of.counted_in_words}
          </>
        )}
      </>,
    ],
    [
      'expected',
      say('of_movements', { sum: formatCentavos(of.expected_centavos), smart_count: of.movements }),
    ],
    ['since', say('until', { since: formatDateTime(of.since), until: formatDateTime(of.created_at) })],
    [
      'difference',
      of.difference_centavos === 0 ? say('none') : `${differenceOf(translate, of)}: ${of.because}`,
    ],
    ['counted_by', of.counted_own ? say('own', { name: counter }) : counter],
  ];
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <h1>
          {translate('cash.slip_title')}
          <span>{formatDateTime(of.created_at)}</span>
        </h1>
      </header>
      <dl className={styles.facts}>
        {rows.map(([word, value]) => (
          <div key={word}>
            <dt>{say(word)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.signed}>{say('signed', { name: holder })}</p>
      <p className={styles.signed}>{say('signed', { name: counter })}</p>
    </article>
  );
}
