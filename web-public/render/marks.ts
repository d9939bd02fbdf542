/** Marks the texts and pictures of content with their fields, so that the editor's preview knows where each comes from. */
import * as z from 'zod';
import type { seed } from '../src/content';
import { END, markedAs, MAX_MARKS, plain } from '../src/content/company/marks';
import { eventDetails } from '../src/content/schema/event';
import { KINDS, type Kind } from '../src/content/schema/kinds';
import { allEntries, isKind, type Entry } from './release';

type Schema = {
  widget?: string;
  pattern?: string;
  format?: string;
  /** Pages show it as it is typed, though it must have a form of its own. */
  shown?: boolean;
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
};
type Tree = Record<string, unknown>;

/** What records keep of a choice, and the names of files: pages decide by them. */
const KEPT: Partial<Record<Kind, string[]>> = {
  formLists: ['value', 'interest'],
  projects: ['clip', 'interest'],
  pages: ['interest'],
  news: ['interest'],
};
/** What only search engines read. */
const UNSEEN = new Set(['metadata']);

const schemaOf = (type: z.ZodType) => z.toJSONSchema(type, { unrepresentable: 'any', io: 'input' }) as Schema;
const schemas = new Map<Kind | 'event', Schema>();
function schemaFor(kind: Kind | 'event'): Schema {
  const found = schemas.get(kind) ?? schemaOf(kind === 'event' ? eventDetails : KINDS[kind].schema);
  schemas.set(kind, found);
  return found;
}

type EventWords = (typeof seed)['event'];
/** Where the form of an event has what pages say of it. Moments and sums are shown in words. */
const EVENT_FIELDS: [inContent: string, inForm: string][] = [
  ['name', 'name'],
  ['kind', 'kind'],
  ['summary', 'summary'],
  ['opens', 'when.registration_opens_at'],
  ['dates', 'when.starts_at'],
  ['times', 'when.starts_at'],
  ['venue.name', 'where.venue_name'],
  ['venue.street', 'where.venue_street'],
  ['venue.city', 'where.venue_city'],
  ['venue.country', 'where.venue_country'],
  ['fee.label', 'places.fee_centavos'],
  ['fee.includes', 'places.includes'],
  ['payment.deadline.text', 'when.payment_due_at'],
  ['payment.words.gcash', 'paying.pay_by_gcash'],
  ['payment.words.bank-transfer', 'paying.pay_by_bank_transfer'],
  ['payment.words.cash', 'paying.pay_by_cash'],
  ['organizer.name', 'details.organizer.name'],
  ['organizer.email', 'details.organizer.email'],
  ['organizer.telephone.label', 'details.organizer.telephone'],
];

/** The fields that were marked, by their numbers: `projects/alpha-tower:details.homes.0.name`. */
export class Marks {
  readonly fields: string[] = [];

  /** Every piece of the site, marked. */
  entries(entries: readonly Entry[]): Entry[] {
    return allEntries(entries).map(({ kind, slug, data }) => ({
      kind,
      slug,
      data: isKind(kind) ? this.under(schemaFor(kind), data, `${kind}/${slug}`, []) : data,
    }));
  }

  event(words: EventWords): EventWords {
    const piece = `event/${words.slug}`;
    const { properties = {} } = schemaFor('event');
    const marked = structuredClone(words) as Tree;
    for (const name of ['programme', 'speakers', 'picture'])
      marked[name] = this.under(properties[name], marked[name], piece, ['details', name]);
    for (const [inContent, field] of EVENT_FIELDS) {
      const steps = inContent.split('.');
      const name = steps.pop() ?? '';
      const at = steps.reduce<unknown>((now, step) => (now as Tree | undefined)?.[step], marked) as
        | Tree
        | undefined;
      const value = at?.[name];
      if (at && typeof value === 'string' && value !== '') at[name] = this.text(value, piece, [field]);
    }
    return marked as EventWords;
  }

  private under(
    schema: Schema | undefined,
    value: unknown,
    piece: string,
    path: (string | number)[],
  ): unknown {
    if (schema === undefined) return value;
    if (typeof value === 'string') return isText(schema) ? this.text(value, piece, path) : value;
    if (Array.isArray(value))
      return value.map((item: unknown, i) => this.under(schema.items, item, piece, [...path, i]));
    if (typeof value !== 'object' || value === null) return value;
    if (schema.widget === 'picture') {
      const { alt = '' } = value as { alt?: string };
      return { ...value, alt: this.text(alt, piece, path) };
    }
    const { properties = {} } = variantOf(schema, value as Tree);
    const marked = Object.entries(value)
      .filter(([name, inner]) => typeof inner === 'number' && properties[name]?.widget === 'number')
      .map(([name]) => [name, this.mark(piece, [...path, name])]);
    return Object.fromEntries([
      ...(marked.length > 0 ? [['marked', Object.fromEntries(marked)]] : []),
      ...Object.entries(value).map(([name, inner]: [string, unknown]) => {
        const skipped = UNSEEN.has(name) || (typeof inner === 'string' && keptBy(piece).includes(name));
        return [name, skipped ? inner : this.under(properties[name], inner, piece, [...path, name])];
      }),
    ]);
  }

  /** Of a number; empty: there are no more marks. */
  private mark(piece: string, path: (string | number)[]): string {
    return this.text('', piece, path).replace(END, '');
  }

  private text(value: string, piece: string, path: (string | number)[]): string {
    if (this.fields.length >= MAX_MARKS) return value;
    this.fields.push(`${piece}:${path.join('.')}`);
    return markedAs(this.fields.length - 1, plain(value));
  }
}

/** @param piece `projects/alpha-tower` */
const keptBy = (piece: string): string[] => {
  const [kind = ''] = piece.split('/');
  return (isKind(kind) && KEPT[kind]) || [];
};

const isText = ({ widget = '', pattern, format, shown }: Schema): boolean =>
  shown === true || (['line', 'text'].includes(widget) && pattern === undefined && format === undefined);

/** The shape that a value of a union has. */
const variantOf = (schema: Schema, value: Tree): Schema =>
  (schema.oneOf ?? schema.anyOf)?.find(({ properties = {} }) =>
    Object.entries(properties).every(
      ([name, property]) => property.const === undefined || value[name] === property.const,
    ),
  ) ?? schema;
