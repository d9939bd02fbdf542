import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { useCall } from '../../api/useCall';
import { canAccess } from '../../kit/access';
import { keyOfPiece, useWaiting } from '../calls';

interface Priced {
  name?: string;
  prices?: { version?: string; date?: string };
}

/** Which price lists the chosen drafts make: what is computed and reserved from then on names them. */
export function NewPriceLists({ isTaken }: { isTaken: (key: string) => boolean }) {
  const translate = useTranslate();
  const { data: changes = [] } = useWaiting();
  const { data: lists } = useCall(['price-lists'], (api) => api.priceLists(), {
    enabled: canAccess('stock'),
  });
  const made = changes.flatMap((change) => {
    const { name = change.title, prices } = (change.after ?? {}) as Priced;
    if (!lists || change.kind !== 'projects' || !prices?.version || !isTaken(keyOfPiece(change))) return [];
    const own = lists.filter(({ project }) => project === change.slug);
    if (own.some((list) => list.name === prices.version && list.day === prices.date)) return [];
    const number = Math.max(0, ...own.map((list) => list.number)) + 1;
    return [{ slug: change.slug, project: name, number, list: prices.version, day: prices.date }];
  });
  if (made.length === 0) return null;
  return (
    <Alert severity="info" role="note">
      {made.map(({ slug, ...words }) => (
        <p key={slug}>{translate('content.publication.new_price_list', words)}</p>
      ))}
    </Alert>
  );
}
