import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { routes } from './routes';

/** React 19 writes what belongs in <head> first when the tree has no <head> of its own. */
const HEAD = /^((?:<title>.*?<\/title>|<meta[^>]*>|<link[^>]*>)*)([\s\S]*)$/;

/**
 * Renders one address to HTML.
 * @throws what the route's loader or component throws, and when the address is a redirect.
 */
export async function render(url: string): Promise<{ head: string; body: string }> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(url, 'http://site.invalid')));
  if (context instanceof Response) throw new Error(`${url} redirects and cannot be prerendered`);
  const error: unknown = Object.values(context.errors ?? {})[0];
  if (error) throw error instanceof Error ? error : new Error(`${url} cannot be rendered`, { cause: error });
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerenderToNodeStream(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
    // Otherwise React moves large Suspense contents into inline scripts, which the CSP forbids.
    { progressiveChunkSize: Infinity, onError: fail },
  );
  const [, head = '', body = ''] = HEAD.exec(await text(prelude)) ?? [];
  return { head, body };
}

function fail(error: unknown): never {
  throw error;
}
