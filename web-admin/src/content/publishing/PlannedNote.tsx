import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { usePlanned, type Name } from '../calls';
import { useManilaTime } from './useManilaTime';

/** That something becomes public by itself, or could not, and the way there. @param of one piece; left out: of any */
export function PlannedNote({ of }: { of?: Name }) {
  const translate = useTranslate();
  const inManilaTime = useManilaTime();
  const { data: plans = [] } = usePlanned();
  const own = plans.filter(
    ({ items }) => !of || items.some(({ kind, slug }) => kind === of.kind && slug === of.slug),
  );
  const failed = own.some(({ state }) => state === 'failed');
  const [next] = own;
  if (!next) return null;
  return (
    <Alert severity={failed ? 'error' : 'info'}>
      <Link to="/content/releases">
        {failed
          ? translate('content.planned.failed_note')
          : translate('content.planned.on', { at: inManilaTime(next.at) })}
      </Link>
    </Alert>
  );
}
