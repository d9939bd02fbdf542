import { useGetList, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { HomeStock, Inquiry } from '../api/types';
import { formatDay } from '../format/dates';
import { Nothing, Panel } from '../layout/Panel';

/** So many holders are shown; the list of inquiries has all of them. */
const SHOWN = 25;

/** Who has one of these homes: an agent sees their own customers, and those of nobody. */
export function Holders({ of: { project, home } }: { of: HomeStock }) {
  const translate = useTranslate();
  const filter = { home_project: project, home_name: home };
  const { data = [], total = 0 } = useGetList<Inquiry>('inquiries', {
    filter,
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'created_at', order: 'DESC' },
  });
  return (
    <Panel title={translate('stock.holders')}>
      {data.length === 0 && <Nothing>{translate('stock.nobody')}</Nothing>}
      <ul>
        {data.map((inquiry) => (
          <li key={inquiry.id}>
            <Link to={`/inquiries/${inquiry.id}/show`}>
              {inquiry.first_name} {inquiry.last_name}
            </Link>
            {': '}
            <HomeState inquiry={inquiry} />
          </li>
        ))}
      </ul>
      {total > data.length && <p>{translate('stock.all_holders', { smart_count: total - data.length })}</p>}
    </Panel>
  );
}

function HomeState({ inquiry: { home_state, home_until } }: { inquiry: Inquiry }) {
  const translate = useTranslate();
  if (home_state === 'sold') return translate('stock.sold');
  return home_until
    ? translate('stock.reserved_until', { day: formatDay(home_until) })
    : translate('stock.reserved');
}
