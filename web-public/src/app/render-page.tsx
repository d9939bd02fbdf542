import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { SiteContent } from '../content';
import { giveTexts, TEXTS_ID } from '../content/texts';
import { ContentProvider } from '../content/use-content';
import { escapeJson } from '../ui/Head';
import { IslandRenderer, OnPart, type RenderIsland } from '../ui/island';
import { Page as PageInfo } from '../ui/page';
import { textsOf } from './island-texts';
import { Layout } from './layout/Layout';
import type { Page } from './page-table';

/** React 19 writes what belongs in <head> first when the tree has no <head> of its own. */
const HEAD = /^((?:<title>.*?<\/title>|<meta[^>]*>|<link[^>]*>)*)([\s\S]*)$/;
/** Except preloads without `href`, which those of pictures must not have: old browsers would fetch it in vain. */
const PRELOAD = /<link rel="preload"[^>]*>/g;

type RenderedPage = { head: string; body: string; islands: string[] };

/**
 * Renders one page from its content.
 * @throws what a component throws: a page that cannot be rendered must stop the build.
 */
export function renderPage(page: Page, content: SiteContent, origin: string): RenderedPage {
  const { path, view, noindex = false, without = [], closing = { band: 'visit' } } = page;
  const { crumbs = path, canonical = path } = page;
  const islands: string[] = [];
  giveTexts(content.formTexts);
  const renderIsland: RenderIsland = (name, island, data) => {
    islands.push(name);
    const id = `${name}-${islands.length}`;
    return { id, html: renderToString(island, { identifierPrefix: `${id}-` }), json: escapeJson(data) };
  };
  const html = renderToStaticMarkup(
    <PageInfo value={{ path, canonical, origin, noindex }}>
      <ContentProvider content={content}>
        <OnPart value={(name) => islands.push(name)}>
          <IslandRenderer value={renderIsland}>
            <Layout
              breadcrumb={without.includes('breadcrumb') ? undefined : crumbs}
              closing={without.includes('closing band') ? undefined : closing}
            >
              {view}
            </Layout>
          </IslandRenderer>
        </OnPart>
      </ContentProvider>
    </PageInfo>,
  );
  const [, head = '', body = ''] = HEAD.exec(html.replace(PRELOAD, '')) ?? [];
  // The islands' words; no page without script carries them.
  const texts =
    islands.length > 0
      ? `<script type="application/json" id="${TEXTS_ID}">${escapeJson(textsOf(content.formTexts, islands))}</script>`
      : '';
  return { head: head + (html.match(PRELOAD) ?? []).join(''), body: body + texts, islands };
}
