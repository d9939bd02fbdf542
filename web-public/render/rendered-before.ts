import type { Page } from '../src/app/page-table';
import { renderRead, type Release } from '../src/app/site';
import { hash } from './hash';

/** A page as it was rendered last, with all that it was made from. */
type Rendered = {
  of: unknown;
  own: string;
  read: [subject: keyof Release['content'], sum: string][];
  html: string;
};

const before = new Map<string, Rendered>();
/** As many as a large site has. */
const MAX_PAGES = 1_000;

/**
 * Renders pages of one release. One that would be made of the same as before is not rendered again: the same component
 * with the same properties, under the same address, in the same frame, from the same subjects of the content.
 */
export function renderingAnew({
  content,
  origin,
  template,
}: Release): (page: Page, release: Release) => string {
  const sums = new Map<unknown, string>();
  /** Content is plain data, and nobody changes it. */
  const sumOf = (value: unknown): string => {
    const found = sums.get(value);
    if (found !== undefined) return found;
    const sum = hash(
      Array.isArray(value) ? JSON.stringify(value.map(sumOf)) : (JSON.stringify(value) ?? 'undefined'),
    );
    sums.set(value, sum);
    return sum;
  };
  const frame = [template, origin, content.logo, content.formTexts].map(sumOf);

  return ({ view, closing, ...page }, release) => {
    const { project, ...band } = closing ?? {};
    const own = hash(
      ...frame,
      JSON.stringify([page, band]),
      sumOf(project),
      JSON.stringify(Object.entries(view.props).map(([name, value]) => [name, sumOf(value)])),
    );
    const last = before.get(page.path);
    if (
      last?.of === view.type &&
      last.own === own &&
      last.read.every(([subject, sum]) => sumOf(content[subject]) === sum)
    )
      return last.html;
    const { html, subjects } = renderRead({ view, ...(closing && { closing }), ...page }, release);
    if (before.size >= MAX_PAGES) before.clear();
    const read = [...subjects].map((subject): Rendered['read'][number] => [subject, sumOf(content[subject])]);
    before.set(page.path, { of: view.type, own, read, html });
    return html;
  };
}
