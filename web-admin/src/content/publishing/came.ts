import { openEvents, useEvents } from '../../api/events';
import { useCall } from '../../api/useCall';
import { isTree, valueAt, type Path, type Values } from '../../kit/form/tree';
import { useItems, useKinds } from '../calls';
import type { Place } from '../places';
import { placeOf, variantOf, variantsOf, type Field } from '../schema';

/** A piece of content with the fields in it that say what the program came with. */
export interface Came {
  title: string;
  fields: { place: Place; words: string }[];
}

/** Where a piece of content still says what came with the program and is nobody's. */
export function cameIn(field: Field, value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return field.came?.includes(value) ? [path] : [];
  if (!isTree(value)) return [];
  const now = variantsOf(field).length > 0 ? (variantOf(field, value) ?? field) : field;
  return Object.entries(value).flatMap(([name, inner]) => {
    const part = Array.isArray(value) ? now.items : now.properties?.[name];
    return part ? cameIn(part, inner, [...path, Array.isArray(value) ? Number(name) : name]) : [];
  });
}

const hasCame = (schema: object) => JSON.stringify(schema).includes('"came"');

/** All that is still to be replaced: in the content as it is written now, and in the events that are open. */
export function useCame() {
  const { data: items } = useItems();
  const { data: kinds } = useKinds();
  const { data: events } = useEvents();
  const pieces = items?.flatMap((item) => {
    const schema = kinds?.find(({ kind }) => kind === item.kind)?.schema;
    return schema && hasCame(schema) && !item.taken_off ? [{ ...item, schema }] : [];
  });
  const open = events && openEvents(events);
  const of = [pieces?.map(({ version }) => version), open?.map(({ updated_at }) => updated_at)];
  const found = useCall(
    ['content', 'came', of],
    async (api) => {
      const { schema: form } = await api.eventForm<Field>();
      const said = (pieces ?? []).map(async ({ kind, slug, title, schema }) =>
        cameOf(title, `${kind}/${slug}`, schema, (await api.openContent({ kind, slug })).data),
      );
      const events = (open ?? []).map((event) =>
        cameOf(event.name, `event/${event.id}`, form, underHeads(form, { ...event })),
      );
      return [...(await Promise.all(said)), ...events];
    },
    { enabled: pieces !== undefined && open !== undefined },
  );
  return (found.data ?? []).filter(({ fields }) => fields.length > 0);
}

/** A record of an event is flat; its form has heads. */
const underHeads = ({ properties = {} }: Field, record: Values): Values =>
  Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [
      name,
      field.widget === 'group' ? underHeads(field, record) : record[name],
    ]),
  );

function cameOf(title: string, piece: string, schema: Field, data: unknown): Came {
  const fields = cameIn(schema, data).map((path) => ({
    place: { piece, path },
    words: `${shortPlace(placeOf({ path }, schema, data))}: ${String(valueAt(data, path))}`,
  }));
  return { title, fields };
}

/** `Talk to a person › Channels › 2 › Number` → `Channels › Number`: what is there follows. */
const shortPlace = (place: string) =>
  place
    .split(' › ')
    .filter((part) => !/^\d+$/.test(part))
    .slice(-2)
    .join(' › ');
