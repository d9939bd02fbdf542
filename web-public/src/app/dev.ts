import { content as written } from '../content';
import { withFiles } from '../content/picture';
import { builtFiles } from './files';
import { notFound } from './page-table';
import { leadsTo, shownPages } from './routes';
import { renderFile } from './site';

/** The page of one address, from the sources as they are now: for `npm run dev`. */
export function renderAddress(
  path: string,
  template: string,
  origin: string,
): { status: number; html: string } {
  const content = withFiles(written, builtFiles);
  const pages = shownPages(content);
  const page = pages.find((one) => one.path === path) ?? pages.find((one) => leadsTo([one.path])(path));
  return { status: page ? 200 : 404, html: renderFile(page ?? notFound, { content, origin, template }) };
}
