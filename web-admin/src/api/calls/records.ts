import { pathOf, zone } from '../address';
import { call } from '../client';
import type { ActivityEntry, DashboardNumbers, ListView, Person, SearchOfKind } from '../types';
import { inBulk, type Chosen } from './bulk';

/** What all kinds of records have: removal and the bin, history, kept views, figures. */
export const recordCalls = {
  remove: (resource: string, records: Chosen[]) => inBulk(resource, 'remove', records),
  restore: (resource: string, id: string) =>
    call<{ id: string }>('POST', `${pathOf(`${resource}/bin`)}/${id}/restore`),
  removeForGood: (resource: string, id: string) => call('DELETE', `${pathOf(`${resource}/bin`)}/${id}`),
  history: (resource: string, id: string) =>
    call<ActivityEntry[]>('GET', `${pathOf(resource)}/${id}/history`),
  /** Everything of whoever has this e-mail or number. */
  person: (query: URLSearchParams) => call<Person>('GET', `/persons?${query.toString()}`),
  /** People whom the question finds, so many of each kind on a page. */
  search: (q: string, page: number) =>
    call<SearchOfKind[]>('GET', `/search?${new URLSearchParams({ q, page: String(page) }).toString()}`),
  /** Filter and order are the list's own (`Kept`): the API keeps them as they come. */
  listViews: <Kept>(resource: string) =>
    call<Kept[]>('GET', `/views?resource=${encodeURIComponent(resource)}`),
  keepView: (view: object) => call<ListView>('POST', '/views', view),
  forgetView: (id: string) => call<ListView>('DELETE', `/views/${id}`),
  /** @param event undefined: of all */
  dashboard: (event: string | undefined) =>
    call<DashboardNumbers>('GET', `/dashboard?${zone()}${event ? `&event_id=${event}` : ''}`),
};
