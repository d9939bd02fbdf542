import { useTranslate } from 'ra-core';
import { formatInManila } from '../../format/dates';

/** How a time is said that was typed as Manila's: in that zone, and with its name, wherever the reader is. */
export function useManilaTime(): (iso: string) => string {
  const translate = useTranslate();
  return (iso) => translate('content.planned.manila', { at: formatInManila(iso) });
}
