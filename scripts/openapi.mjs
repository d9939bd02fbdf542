// npm run openapi: writes openapi.json, which the API serves, and both web apps' types from it.
// npm run openapi -- --check: writes nothing; fails when what is committed differs.
import './lib/node-version.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { installIfStale } from './lib/install.mjs';
import { build } from './lib/parts.mjs';
import { fail, root } from './lib/run.mjs';

const require = createRequire(import.meta.url);
const HEADER = '// Made by `npm run openapi` from openapi.json; do not edit.\n\n';

/**
 * The API document, without starting the API: preview mode makes no provider, so no database is needed. What is built
 * for it has more than what runs: types and comments of the views, which Nest's plugin writes into the classes.
 */
async function document() {
  const fault = await build({ only: 'API with its types' });
  if (fault) fail(fault);
  const { AppModule } = require(join(root, '.cache/openapi/app.module.js'));
  const { buildOpenApiDocument } = require(join(root, '.cache/openapi/platform/http/openapi/document.js'));
  const app = await NestFactory.create(AppModule.of({ dataDir: '' }), { preview: true, logger: false });
  app.setGlobalPrefix('api/v1');
  return buildOpenApiDocument(app);
}

await installIfStale({ forTests: true });
const made = await document();
const types =
  HEADER + astToString(await openapiTypescript(structuredClone(made), { defaultNonNullable: false }));
const files = {
  'openapi.json': `${JSON.stringify(made, null, 2)}\n`,
  'web-public/src/reference/api/schema.d.ts': types,
  'web-admin/src/api/schema.d.ts': types,
  'web-admin/src/api/roles.ts': `${HEADER}export const SCOPES_OF = ${JSON.stringify(made['x-roles'], null, 2)} as const;\n`,
};

const stale = Object.entries(files).filter(([path, text]) => read(path) !== text);
if (process.argv.includes('--check')) {
  if (stale.length > 0) {
    console.error(
      `Stale: ${stale.map(([path]) => path).join(', ')}. Run npm run openapi and commit the result.`,
    );
    process.exit(1);
  }
} else for (const [path, text] of stale) writeFileSync(join(root, path), text);

function read(path) {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return undefined;
  }
}
