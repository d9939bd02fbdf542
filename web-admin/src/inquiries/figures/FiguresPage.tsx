import '../../messages/sales/inquiries';
import '../../messages/event/journal';
import '../../messages/sales/figures';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link, useSearchParams } from 'react-router-dom';
import { useCall } from '../../api/useCall';
import { ReportFiles } from '../../journal/SaveWorkbook';
import { CanAccess } from '../../kit/access';
import { Loading, PageHead } from '../../layout/Page';
import { PageChoice } from '../../layout/PageChoice';
import { PageTabs } from '../../layout/PageTabs';
import { Nothing } from '../../layout/Panel';
import styles from './figures.module.css';
import { FiguresTable, Funnel, monthWords } from './FiguresTable';
import { filterOf, lastMonths, PERIODS } from './periods';
import { BY } from './stages';

/** Heads of the file whose cells are numbers. */
const NUMBERS = ['Received', 'Reached', 'Viewing', 'Reserved', 'Sold', 'Lost', 'Minutes to the first answer'];
const DETAILS = ['reached', 'viewing', 'reserved', 'undone', 'project', 'agent'];

/** How far inquiries came, received to sold: by project, source, campaign, agent, month and reason lost. */
export function FiguresPage() {
  const translate = useTranslate();
  const [query, setQuery] = useSearchParams();
  const by = BY.find((one) => one === query.get('by')) ?? 'project';
  const months = lastMonths();
  const asked = query.get('received') ?? '';
  const period = [...PERIODS, ...months].find((one) => one === asked) ?? 'year';
  const filter = filterOf(period);
  const { data, error } = useCall(['inquiry-figures', by, period], (api) => api.figures(by, filter), {
    // The old figures stay until the others arrive, so that the page does not jump.
    placeholderData: (before) => before,
    refetchInterval: 60_000,
  });
  const to = (one: string) =>
    `/inquiry-figures?${new URLSearchParams({ by: one, received: period }).toString()}`;
  return (
    <>
      <PageHead
        title={translate('figures.title')}
        actions={
          <>
            <Button component={Link} to="/inquiries">
              {translate('figures.back')}
            </Button>
            <CanAccess resource="inquiry-figures" action="export">
              <ReportFiles
                resource={`inquiry/figures/${by}`}
                filter={filter}
                numbers={NUMBERS}
                title={translate(`figures.by.${by}`)}
                disabled={!data || data.total === 0}
              />
            </CanAccess>
          </>
        }
      />
      <PeriodChoice
        period={period}
        months={months}
        onChange={(received) => setQuery({ by, received }, { replace: true })}
      />
      {data && <Funnel by={data.by} sums={data.sums} />}
      <PageTabs
        name={translate('figures.tabs')}
        tabs={BY.map((one) => [to(one), translate(`figures.by.${one}`)] as const)}
        at={to(by)}
      />
      {error && !data && <p role="alert">{error.message}</p>}
      {!data && !error && <Loading />}
      {data?.total === 0 && (
        <Nothing>{translate(by === 'lost_reason' ? 'figures.none_lost' : 'figures.none')}</Nothing>
      )}
      {data && data.total > 0 && <FiguresTable figures={data} />}
      {data && data.total > data.rows.length && (
        <p>
          {translate('figures.more', {
            count: data.rows.length.toLocaleString(),
            total: data.total.toLocaleString(),
          })}
        </p>
      )}
      <p className={styles.note}>{translate('figures.definition')}</p>
      <details className={styles.note}>
        <summary>{translate('figures.details')}</summary>
        <ul>
          {DETAILS.map((detail) => (
            <li key={detail}>{translate(`figures.detail.${detail}`)}</li>
          ))}
          <li>{translate('inquiries.what_counts')}</li>
        </ul>
      </details>
    </>
  );
}

interface ChoiceProps {
  period: string;
  months: string[];
  onChange: (period: string) => void;
}

function PeriodChoice({ period, months, onChange }: ChoiceProps) {
  const translate = useTranslate();
  return (
    <PageChoice label={translate('figures.received_in')} value={period} onChange={onChange}>
      <optgroup label={translate('figures.period')}>
        {PERIODS.map((one) => (
          <option key={one} value={one}>
            {translate(`figures.periods.${one}`)}
          </option>
        ))}
      </optgroup>
      <optgroup label={translate('figures.a_month')}>
        {months.map((month) => (
          <option key={month} value={month}>
            {monthWords(month)}
          </option>
        ))}
      </optgroup>
    </PageChoice>
  );
}
