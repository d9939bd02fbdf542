import { useRecordContext } from 'react-admin';
import { formatDateTime } from './dates';

/** The one way a moment is shown: the reader's local date and time, the exact one in `dateTime`. */
export function DateTime({ source }: { source: string }) {
  const record = useRecordContext<Record<string, string | null>>();
  const iso = record?.[source];
  return iso ? <time dateTime={iso}>{formatDateTime(iso)}</time> : null;
}
