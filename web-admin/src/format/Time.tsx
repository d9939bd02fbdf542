import { formatDateTime } from './dates';

/** The one way a moment is shown: the reader's local date and time, the exact one in `dateTime`. */
export const Time = ({ iso }: { iso: string | null }) =>
  iso ? <time dateTime={iso}>{formatDateTime(iso)}</time> : null;
