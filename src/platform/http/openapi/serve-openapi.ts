import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Router, type Request, type Response } from 'express';
import { areaOf } from '../areas.js';
import { answerWithAllow } from '../methods.js';

const TYPES: Record<string, string> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
};
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>API reference</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/page.css">
</head>
<body>
<main id="reference"></main>
<noscript>The API document is at <a href="/api/v1/openapi.json">/api/v1/openapi.json</a>, the back office's own at
<a href="/api/v1/openapi-office.json">/api/v1/openapi-office.json</a>.</noscript>
<script src="/api/docs/swagger-ui-bundle.js" defer></script>
<script src="/api/docs/start.js" defer></script>
</body>
</html>`;

// `?office` shows the back office's document; each links to the other.
const START = `const office = location.search === '?office';
SwaggerUIBundle({ url: office ? '/api/v1/openapi-office.json' : '/api/v1/openapi.json', dom_id: '#reference',
  deepLinking: true, defaultModelsExpandDepth: 0, tryItOutEnabled: false });`;

// The page around Swagger UI, which comes without one.
const STYLE = `body { margin: 0; background: #fbf8f2; }
.swagger-ui .scheme-container { background: none; box-shadow: none; padding: 0 0 1rem; }
.swagger-ui .info { margin: 2rem 0; }
.swagger-ui .info .title small pre { font: inherit; }`;

const assets = dirname(require.resolve('swagger-ui-dist/package.json'));

/** Written by `npm run openapi`; a test holds them to the code. */
const DOCUMENTS = ['openapi.json', 'openapi-office.json'];
const ROOT = join(__dirname, '..', '..', '..', '..');
const addressOf = (name: string) => `/api/v1/${name}`;
const DOCS = '/api/docs';

/** Whether a path is one of openApiRouter's. */
export const isReference = (path: string): boolean =>
  DOCUMENTS.some((name) => path === addressOf(name)) || areaOf(path) === 'docs';

/**
 * The API documents for integrators and of the back office, and the readable reference at /api/docs, from this server
 * alone.
 */
export function openApiRouter(): Router {
  const file = (name: string) => once(() => readFile(join(assets, name), 'utf8'));
  const router = Router();
  for (const name of DOCUMENTS)
    router.get(
      addressOf(name),
      send(
        'json',
        once(() => written(name)),
      ),
    );
  router.get(
    DOCS,
    send('html', () => Promise.resolve(PAGE)),
  );
  router.get(
    `${DOCS}/start.js`,
    send('js', () => Promise.resolve(START)),
  );
  router.get(
    `${DOCS}/page.css`,
    send('css', () => Promise.resolve(STYLE)),
  );
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js'])
    router.get(`${DOCS}/${name}`, send(name.endsWith('css') ? 'css' : 'js', file(name)));
  router.all([...DOCUMENTS.map(addressOf), DOCS, `${DOCS}/:file`], (...args) =>
    answerWithAllow(['GET', 'HEAD'], ...args),
  );
  return router;
}

/** Serves the document without the indents that the committed file has for reviewers. */
const written = async (name: string) =>
  JSON.stringify(JSON.parse(await readFile(join(ROOT, name), 'utf8')) as unknown);

export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    // A failure is not kept, so that the next request tries again.
    const trying = (made ??= make());
    trying.catch(() => (made = undefined));
    return trying;
  };
}

function send(type: keyof typeof TYPES, text: () => Promise<string>) {
  const compressed = once(async () => promisify(gzip)(await text()));
  return async (request: Request, response: Response): Promise<void> => {
    response.setHeader('Content-Type', `${TYPES[type]}; charset=utf-8`);
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Vary', 'Accept-Encoding');
    if (!request.acceptsEncodings('gzip')) return void response.send(await text());
    response.setHeader('Content-Encoding', 'gzip');
    response.send(await compressed());
  };
}
