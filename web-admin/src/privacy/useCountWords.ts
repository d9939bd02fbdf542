import { useTranslate } from 'ra-core';

/** In the order in which people ask for them. */
const ORDER = [
  'delegates',
  'registrations',
  'inquiries',
  'waiting-list',
  'bin',
  'proofs',
  'payments',
  'mails',
  'history',
  'scans',
  'jobs',
  'answers',
];

/** `{ mails: 3, delegates: 1 }` in words. */
export function useCountWords() {
  const translate = useTranslate();
  return (counts: Record<string, number>): string =>
    ORDER.filter((name) => counts[name])
      .map((name) => translate(`privacy.counts.${name}`, { smart_count: counts[name] }))
      .join(', ') || translate('privacy.nothing_done');
}
