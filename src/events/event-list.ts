import { Injectable } from '@nestjs/common';
import type { Filter, ListQuery } from '../platform/listing/list-query.js';
import { ListReader, type Page } from '../platform/listing/list-reader.js';
import { choice, date, id, type ListResource } from '../platform/listing/resource.js';
import type { EventView } from './event-view.dto.js';
import { EVENT_STATES } from './event.entity.js';
import { EventsService } from './events.service.js';

/** There are few events, so that searching their words needs no index. */
const WORDS = "search_text(concat_ws(' ', name, slug, kind, venue_name, venue_city))";

/** The list finds the ids; the events are then read as each of them is read alone. */
export const eventList: ListResource = {
  table: 'event',
  resourceName: 'events',
  select: ['id'],
  search: (words) =>
    `NOT EXISTS (SELECT FROM unnest(string_to_array(${words}, ' ')) word
       WHERE ${WORDS} NOT LIKE '% ' || search_words(word) || '%')`,
  columns: {
    id,
    state: choice(EVENT_STATES),
    starts_at: date,
    ends_at: date,
    created_at: date,
    updated_at: date,
  },
  sort: { column: 'starts_at', descending: false },
};

const PUBLISHED: Filter = { column: 'state', kind: 'choice', value: 'published' };

@Injectable()
export class EventLists {
  constructor(
    private readonly lists: ListReader,
    private readonly events: EventsService,
  ) {}

  /** @param drafts whether those too that are not public */
  async page(query: ListQuery, drafts: boolean): Promise<Page<EventView>> {
    const filters = [...query.filters, ...(drafts ? [] : [PUBLISHED])];
    const page = await this.lists.page<{ id: string }>(eventList, { ...query, filters });
    return { ...page, rows: await this.events.views(page.rows.map((row) => row.id)) };
  }
}
