import { openEvents, useEvents } from '../../api/events';
import { useCall } from '../../api/useCall';
import { isTree, valueAt, type Path, type Values } from '../../kit/form/tree';
import { useItems, useKinds } from '../calls';
import type { FieldAddress } from '../field-address';
import { fieldLabel, variantOf, variantsOf, type Field } from '../schema';

/** A piece of content with its placeholders: fields that still have the value that the program came with. */
export interface Placeholders {
  title: string;
  fields: { place: FieldAddress; words: string }[];
}

/** The fields that still have the value that the program came with. */
function placeholdersIn(field: Field, value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return field.placeholders?.includes(value) ? [path] : [];
  if (!isTree(value)) return [];
  const now = variantsOf(field).length > 0 ? (variantOf(field, value) ?? field) : field;
  return Object.entries(value).flatMap(([name, inner]) => {
    const part = Array.isArray(value) ? now.items : now.properties?.[name];
    return part ? placeholdersIn(part, inner, [...path, Array.isArray(value) ? Number(name) : name]) : [];
  });
}

const hasPlaceholders = (schema: object) => JSON.stringify(schema).includes('"placeholders"');

/** All placeholders that are left: in the drafts, and in the open events. */
export function usePlaceholders() {
  const { data: items } = useItems();
  const { data: kinds } = useKinds();
  const { data: events } = useEvents();
  const pieces = items?.flatMap((item) => {
    const schema = kinds?.find(({ kind }) => kind === item.kind)?.schema;
    return schema && hasPlaceholders(schema) && !item.taken_off ? [{ ...item, schema }] : [];
  });
  const open = events && openEvents(events);
  const of = [pieces?.map(({ version }) => version), open?.map(({ updated_at }) => updated_at)];
  const found = useCall(
    ['content', 'came', of],
    async (api) => {
      const { schema: form } = await api.eventForm<Field>();
      const perPiece = (pieces ?? []).map(async ({ kind, slug, title, schema }) =>
        placeholdersOf(title, `${kind}/${slug}`, schema, (await api.openContent({ kind, slug })).data),
      );
      const events = (open ?? []).map((event) =>
        placeholdersOf(event.name, `event/${event.id}`, form, underHeads(form, { ...event })),
      );
      return [...(await Promise.all(perPiece)), ...events];
    },
    { enabled: pieces !== undefined && open !== undefined },
  );
  return (found.data ?? []).filter(({ fields }) => fields.length > 0);
}

/** Puts the flat record of an event into the groups of its form. */
const underHeads = ({ properties = {} }: Field, record: Values): Values =>
  Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [
      name,
      field.widget === 'group' ? underHeads(field, record) : record[name],
    ]),
  );

function placeholdersOf(title: string, piece: string, schema: Field, data: unknown): Placeholders {
  const fields = placeholdersIn(schema, data).map((path) => ({
    place: { piece, path },
    words: `${shortLabel(fieldLabel({ path }, schema, data))}: ${shortened(String(valueAt(data, path)))}`,
  }));
  return { title, fields };
}

/** Enough of a value to know it by; the link leads to the whole. */
const shortened = (value: string) => (value.length > 60 ? `${value.slice(0, 50).trimEnd()}…` : value);

/** `Talk to a person › Channels › 2 › Number` → `Channels › Number`; its value follows. */
const shortLabel = (place: string) =>
  place
    .split(' › ')
    .filter((part) => !/^\d+$/.test(part))
    .slice(-2)
    .join(' › ');
