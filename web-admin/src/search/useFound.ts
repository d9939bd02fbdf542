import '../messages/search';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { openEvents, useEvents } from '../api/events';
import { useItems, useKinds } from '../content/calls';
import { useEventForm } from '../events/calls';
import { canAccess } from '../kit/access';
import { find, inContent, inForm, type Findable } from './find';
import { SETTINGS } from './settings';

/** Settings, pages of the site and fields that the question asks for, as far as the reader may open them. */
export function useFound(question: string): Findable[] {
  const translate = useTranslate();
  const content = canAccess('content');
  const { data: kinds } = useKinds(content);
  const { data: items } = useItems(content);
  const { data: form } = useEventForm(canAccess('events'));
  const { data: events } = useEvents(canAccess('events'));
  const all = useMemo(() => {
    // Of several events the one that people register for now, else the last.
    const event = events && (openEvents(events)[0] ?? events.at(-1));
    return [
      ...settings(translate),
      ...(kinds && items ? inContent(kinds, items) : []),
      ...(form && event ? inForm(`event/${event.id}`, event.name, form) : []),
    ];
  }, [translate, kinds, items, form, events]);
  return useMemo(() => find(all, question), [all, question]);
}

export const settings = (translate: (key: string) => string): Findable[] =>
  Object.entries(SETTINGS)
    .filter(([, to]) => canAccess(to.split(/[?#]/)[0] ?? to))
    .map(([name, to]) => ({
      to,
      name: translate(`search.settings.${name}`),
      within: translate('desk.menu_groups.settings'),
      also: translate(`search.also.${name}`),
    }));
