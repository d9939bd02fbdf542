import { keyOf, type Path, type Values } from '../../kit/form/tree';
import { slugOf } from '../new-project/new-project';
import { emptyOf, type Field } from '../schema';

/** What there may be many of, beside projects, and is begun with a few fields of its own form. */
export type NewKind = 'pages' | 'news';

/** What is asked first; all else is written beside the page. */
const FIRST: Record<NewKind, string[]> = {
  pages: ['title', 'href', 'lead', 'sections'],
  news: ['title', 'day', 'href', 'picture', 'text', 'project'],
};
const BELOW: Record<NewKind, string> = { pages: '/', news: '/news/' };

/** The form that it begins with: a part of its own. */
export const firstOf = (kind: NewKind, { properties = {}, ...schema }: Field): Field => ({
  ...schema,
  properties: Object.fromEntries(
    FIRST[kind].flatMap((name) => (properties[name] ? [[name, properties[name]]] : [])),
  ),
});

/** As empty as its form allows; a page begins with a text. */
export const beginningOf = (kind: NewKind, schema: Field): Values => {
  const empty = emptyOf(schema) as Values;
  return kind === 'pages' ? { ...empty, sections: [{ kind: 'text', paragraphs: [''] }] } : empty;
};

const addressOf = (kind: NewKind, title: unknown): string => {
  const slug = slugOf(typeof title === 'string' ? title : '');
  return slug && BELOW[kind] + slug;
};

/** What changes with a field: the address follows the heading until somebody writes another. */
export const followingOf = (kind: NewKind, data: Values, path: Path, value: unknown): [Path, unknown][] =>
  keyOf(path) === 'title' && data.href === addressOf(kind, data.title)
    ? [[['href'], addressOf(kind, value)]]
    : [];

/** How the program knows it, whatever its address becomes. @param taken of all there were, also what is taken off */
export function newSlug(data: Values, taken: ReadonlySet<string>): string {
  const [last = ''] = String(data.href).split('/').slice(-1);
  // The one word that is no name: it stands for kinds of which there is one.
  const wanted =
    [slugOf(last) || 'page'].map((slug) => (slug === 'site' ? 'site-page' : slug).slice(0, 55))[0] ?? '';
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}
