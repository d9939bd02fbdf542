import { useTranslate } from 'ra-core';
import { useCall } from '../api/useCall';
import { formatDateTime } from '../format/dates';
import { Panel } from '../layout/Panel';

/** The price lists of a project that were ever public, the latest first. Nothing where none was. */
export function PriceLists({ project }: { project: string }) {
  const translate = useTranslate();
  const { data } = useCall(['price-lists'], (api) => api.priceLists());
  const own = data?.filter((list) => list.project === project) ?? [];
  if (own.length === 0) return null;
  return (
    <Panel title={translate('stock.price_lists')}>
      <ul>
        {own.map(({ number, name, day, published_at }) => (
          <li key={number}>
            {translate('stock.price_list', { number, name, day, published: formatDateTime(published_at) })}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
