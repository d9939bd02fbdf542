import { useListContext } from 'ra-core';
import type { StatementLine } from '../api/types';
import { useCall } from '../api/useCall';
import { Balance } from './KeptFiles';

/** What the lines of the list add up to, all pages of it, by their states. */
export function LineSums() {
  const { data: rows, ...list } = useListContext<StatementLine>();
  const filter = list.filterValues as Record<string, unknown>;
  const { data, error } = useCall(['statement-lines', 'sums', filter, rows], (api) => api.lineSums(filter), {
    placeholderData: (before) => before,
  });
  if (error) return <p role="alert">{error.message}</p>;
  if (!data || data.states.length === 0) return null;
  return <Balance file={data} />;
}
