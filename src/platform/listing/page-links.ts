import type { Page } from './list-reader.js';

/**
 * The value of the `Link` header of a page, '' when it has no neighbours. Whoever walks by cursor is led on by cursor,
 * whoever walks by range by range.
 * @param url of this page, as it was asked for
 */
export function pageLinks(url: string, { rows, total, offset, limit, next }: Page<unknown>): string {
  const [path = '', search = ''] = url.split('?', 2);
  const link = (rel: string, name: string, value: string) => {
    const query = new URLSearchParams(search);
    query.set(name, value);
    return `<${path}?${query.toString()}>; rel="${rel}"`;
  };
  if (offset === undefined) return next === null ? '' : link('next', 'after', next);
  const links: string[] = [];
  const end = offset + rows.length;
  if (rows.length > 0 && end < total) links.push(link('next', 'range', `[${end},${end + limit - 1}]`));
  // Before a page past the end stands the last page that has rows.
  const start = Math.min(offset, total);
  if (start > 0) links.push(link('prev', 'range', `[${Math.max(0, start - limit)},${start - 1}]`));
  return links.join(', ');
}
