import '../messages/event/journal';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { labelOf, usePaymentModes } from '../api/paymentModes';
import type { Acknowledgement } from '../api/types';
import { useCall } from '../api/useCall';
import { formatDate, formatDateTime } from '../format/dates';
import { formatCentavos } from '../format/money';
import { Loading } from '../layout/Page';
import styles from './acknowledgement.module.css';
import { PaperPage } from './PaperPage';
import { paddedNumber } from './words';

/** The acknowledgement of the payment `?of=`, for paper: what its payer got by mail, and what became of it. */
export function AcknowledgementPage() {
  const translate = useTranslate();
  const [query] = useSearchParams();
  const payment = query.get('of') ?? '';
  const { data, error, isLoading, dataUpdatedAt } = useCall(
    ['movements', 'acknowledgement', payment],
    (api) => api.acknowledgement(payment),
    { enabled: payment !== '' },
  );
  const title = data
    ? translate('journal.acknowledgement.numbered', { number: paddedNumber(data.payment_number) })
    : translate('journal.acknowledgement.title');
  if (isLoading) return <Loading />;
  return (
    <PaperPage
      title={title}
      back={{ to: '/movements', words: 'journal.acknowledgement.to_journal' }}
      problem={error?.message ?? translate('journal.acknowledgement.unknown')}
    >
      {data && <Sheet of={data} asOf={new Date(dataUpdatedAt)} />}
    </PaperPage>
  );
}

/** @param asOf when it was read: what is owed may change */
function Sheet({ of, asOf }: { of: Acknowledgement; asOf: Date }) {
  const translate = useTranslate();
  const say = (word: string, values?: object) => translate(`journal.acknowledgement.${word}`, values);
  const modes = usePaymentModes();
  const { amount_centavos, reference, questions_to, people } = of;
  const way = labelOf(modes, of.channel);
  const rows: [word: string, value: ReactNode][] = [
    ['from', of.payer_name ?? say('nobody')],
    [
      'sum',
      <>
        <strong className={styles.sum}>{formatCentavos(amount_centavos)}</strong>
        <br />
        {of.amount_in_words}
      </>,
    ],
    ['received_on', formatDate(`${of.received_on}T12:00:00`)],
    ['way', reference ? say('with_reference', { way, reference }) : way],
    ['receipt_number', of.receipt_number],
    [
      'what_for',
      <>
        {say('registration', { event: of.event_name, code: of.code })}
        {people.length > 0 && <span className={styles.people}>{people.join(', ')}</span>}
      </>,
    ],
    ...(['owed', 'to_return', 'paid_back'] as const).map((word): [string, ReactNode] => {
      const sum = of[`${word}_centavos`];
      return [word, sum > 0 ? formatCentavos(sum) : null];
    }),
  ];
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <p className={styles.company}>
          {of.company_logo && <img src={of.company_logo} alt="" />}
          <strong>{of.company_name}</strong>
          <span>{of.company_office}</span>
        </p>
        <h1>
          {say('title')}
          <span>{say('number', { number: paddedNumber(of.payment_number) })}</span>
        </h1>
      </header>
      <TakenBack of={of} />
      <dl className={styles.facts}>
        {rows.map(([word, value]) =>
          value === null ? null : (
            <div key={word}>
              <dt>{say(word)}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <p className={styles.signed}>{say('signed', { company: of.company_name })}</p>
      <footer className={styles.foot}>
        <p>
          <strong>{of.note}</strong>
        </p>
        <p>{say('questions', questions_to)}</p>
        <p>
          {say('entered', {
            at: formatDateTime(of.created_at),
            name: of.entered_by_name ?? translate('journal.nobody'),
          })}
          {' · '}
          {say('as_of', { at: formatDateTime(asOf.toISOString()) })}
        </p>
      </footer>
    </article>
  );
}

/** Says that the payment was taken back since, which a copy that was printed before does not say. */
function TakenBack({ of: { taken_back_centavos: taken, amount_centavos } }: { of: Acknowledgement }) {
  const translate = useTranslate();
  if (taken === 0) return null;
  const sum = formatCentavos(taken);
  return (
    <p role="note" className={styles.takenBack}>
      {translate(
        `journal.acknowledgement.${taken === amount_centavos ? 'taken_back' : 'partly_taken_back'}`,
        {
          sum,
        },
      )}
    </p>
  );
}
