import { useTranslate } from 'ra-core';
import { recordCalls } from '../api/calls/records';
import type { SearchHit, SearchOfKind } from '../api/types';
import { useCall } from '../api/useCall';
import { nameOf } from '../delegates/names';
import { formatDateTime } from '../format/dates';
import { canAccess } from '../kit/access';

export interface Hit {
  to: string;
  name: string;
  kind: string;
  note: string;
}

/** So many of a kind stand in the dialog; all of them have a page. */
const FIRST = 6;

export const addressOf = (kind: SearchOfKind['kind'], id: string): string =>
  kind === 'inquiries' ? `/inquiries/${id}/show` : `/delegates/${id}`;

/** The name of a hit, and what tells those of one name apart. */
export function useHitWords() {
  const translate = useTranslate();
  return ({ name, about, text, spam, found_by, created_at }: SearchHit) => ({
    name: name || nameOf({ first_name: '', last_name: '' }),
    note: [
      found_by === 'spelling' && translate('search.nearly'),
      spam && translate('search.spam'),
      about,
      text,
      formatDateTime(created_at),
    ]
      .filter(Boolean)
      .join(' · '),
  });
}

/** People by what is kept of them, as far as the reader may see it. @param page from 1 */
export const useSearch = (word: string, page = 1) =>
  useCall(['search', word, page], () => recordCalls.search(word, page), {
    enabled: word !== '' && canAccess('search'),
    placeholderData: (before) => before,
  });

/** The first of each kind, and where there are more the way to all of them. */
export function usePeople(word: string) {
  const translate = useTranslate();
  const wordsOf = useHitWords();
  const { data = [], error, isFetching } = useSearch(word);
  const hits = data.flatMap(({ kind, total, hits: found }): Hit[] => [
    ...found.slice(0, FIRST).map((hit) => ({
      to: addressOf(kind, hit.id),
      kind: translate(`resources.${kind}.name`, { smart_count: 1 }),
      ...wordsOf(hit),
    })),
    ...(total > FIRST
      ? [
          {
            to: `/search?${new URLSearchParams({ q: word }).toString()}#${kind}`,
            name: translate('desk.search_all', { count: total.toLocaleString() }),
            kind: translate(`resources.${kind}.name`, { smart_count: 2 }),
            note: '',
          },
        ]
      : []),
  ]);
  return { hits: word ? hits : [], error, isFetching };
}
