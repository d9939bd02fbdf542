import { useQuery } from '@tanstack/react-query';
import { statusOf } from '../api/ApiError';
import { call, send } from '../api/client';
import type { ActivityEntry, SiteEvent } from '../api/types';
import type { Values } from '../form/tree';
import type { Field } from '../content/schema';
import type { Read } from '../form/useSaving';
import { toFields, toForm } from './event-form';

/** An event while it is written; `record` is missing while it is new. */
export interface OpenedEvent extends Read {
  record: SiteEvent | undefined;
}

const opened = async (
  answer: Promise<{ data: SiteEvent; headers: Headers }>,
  form: Field,
): Promise<OpenedEvent> => {
  const { data: record, headers } = await answer;
  return { record, data: toForm(record, form), etag: headers.get('etag') };
};

export const useEventForm = () =>
  useQuery({
    queryKey: ['events', 'form'],
    queryFn: async () => (await call<{ schema: Field }>('GET', '/events/form')).schema,
    staleTime: Infinity,
  });

/** A new event whose answer was lost: is it there? By its slug, of which there is one. */
export async function findEvent(written: unknown, form: Field, base: OpenedEvent): Promise<OpenedEvent> {
  const { slug, name } = toFields(written as Values, form);
  const found = await openEvent(String(slug), form).catch((error: unknown) => {
    if (statusOf(error) !== 404) throw error;
  });
  return found?.record?.name === name && found ? found : base;
}

export const openEvent = (id: string, form: Field) => opened(send<SiteEvent>('GET', `/events/${id}`), form);

export async function saveEvent(
  id: string | undefined,
  values: unknown,
  form: Field,
  etag: string | null,
): Promise<OpenedEvent> {
  const body = toFields(values as Values, form);
  const saved =
    id === undefined
      ? await send<SiteEvent>('POST', '/events', { body })
      : await send<SiteEvent>('PATCH', `/events/${id}`, { body, headers: etag ? { 'if-match': etag } : {} });
  return openEvent(saved.data.id, form);
}

export const removeEvent = (id: string, etag: string | null) =>
  send('DELETE', `/events/${id}`, { headers: etag ? { 'if-match': etag } : {} });

/** Who changed it last. */
export const lastChangeBy = async (id: string) =>
  (await call<ActivityEntry[]>('GET', `/events/${id}/history`))[0]?.caller_name;
