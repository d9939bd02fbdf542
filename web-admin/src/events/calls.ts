import { statusOf } from '../api/ApiError';
import { type Api } from '../api/dataProvider';
import type { SiteEvent } from '../api/types';
import { useCall } from '../api/useCall';
import type { Field } from '../content/schema';
import type { Values } from '../kit/form/tree';
import type { Read } from '../kit/form/useSaving';
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

/** @param enabled whether the form is fetched */
export function useEventForm(enabled = true) {
  return useCall(['events', 'form'], async (api) => (await api.eventForm<Field>()).schema, {
    staleTime: Infinity,
    enabled,
  });
}

/** A new event whose answer was lost: is it there? By its slug, of which there is one. */
export async function findEvent(
  api: Api,
  written: unknown,
  form: Field,
  base: OpenedEvent,
): Promise<OpenedEvent> {
  const { slug, name } = toFields(written as Values, form);
  const found = await openEvent(api, String(slug), form).catch((error: unknown) => {
    if (statusOf(error) !== 404) throw error;
  });
  return found?.record?.name === name && found ? found : base;
}

export const openEvent = (api: Api, id: string, form: Field) => opened(api.openEvent(id), form);

export async function saveEvent(
  api: Api,
  { record, etag }: OpenedEvent,
  values: unknown,
  form: Field,
): Promise<OpenedEvent> {
  const body = toFields(values as Values, form);
  const saved = record ? (await api.changeEvent(record.id, body, etag)).data : await api.createEvent(body);
  return openEvent(api, saved.id, form);
}
