import '../messages/privacy';
import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { labelOf, usePaymentModes } from '../api/paymentModes';
import type { PrivacyOverview } from '../api/types';
import { useCall, useInvalidate } from '../api/useCall';
import { formatDateTime } from '../format/dates';
import { formatPesos } from '../format/money';
import { Column, PageHead } from '../layout/Page';
import { Panel } from '../layout/Panel';
import { FindPerson, type SearchedPerson } from './FindPerson';
import { FoundPerson } from './FoundPerson';
import styles from './privacy.module.css';
import { useCountWords } from './useCountWords';

const KEY = ['privacy'];

/** One person's data: found, given out, erased; and how long what is kept. */
export function PrivacyPage() {
  const translate = useTranslate();
  const invalidate = useInvalidate();
  const [sought, setSought] = useState<SearchedPerson>();
  const { data, error } = useCall(KEY, (api) => api.privacy());
  return (
    <Column>
      <PageHead title={translate('resources.privacy.plural')} />
      <FindPerson onFound={setSought} />
      {sought && (
        <FoundPerson
          key={sought.at}
          sought={sought}
          onErased={() => {
            setSought(undefined);
            void invalidate(KEY);
          }}
        />
      )}
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && <Overview data={data} />}
    </Column>
  );
}

function Overview({ data: { erasures, kept_payments, retention } }: { data: PrivacyOverview }) {
  const translate = useTranslate();
  const countWords = useCountWords();
  const modes = usePaymentModes();
  return (
    <>
      <Panel title={translate('privacy.erasures')}>
        {erasures.length === 0 && <p className={styles.quiet}>{translate('privacy.no_erasures')}</p>}
        <ul className={styles.lines}>
          {erasures.map(({ id, erased_at, by_name, counts }) => (
            <li key={id}>
              {translate('privacy.by', { date: formatDateTime(erased_at), name: by_name ?? '–' })}
              <small>{countWords(counts)}</small>
            </li>
          ))}
        </ul>
      </Panel>
      {kept_payments.length > 0 && (
        <Panel title={translate('privacy.kept')}>
          <ul className={styles.lines}>
            {kept_payments.map(({ event_name, channel, payments, total_centavos }) => (
              <li key={`${event_name} ${channel}`}>
                {formatPesos(total_centavos / 100)}
                <small>
                  {event_name} · {labelOf(modes, channel)} ·{' '}
                  {translate('privacy.kept_line', { smart_count: payments })}
                </small>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel
        title={translate('privacy.retention')}
        aside={<Link to="/limits">{translate('privacy.change_times')}</Link>}
      >
        <ul className={styles.lines}>
          {retention.map(({ setting, what, months }) => (
            <li key={setting}>
              {months === 0
                ? translate('privacy.forever')
                : translate('privacy.months', { smart_count: months })}
              <small>{what}</small>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
