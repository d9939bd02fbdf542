// npm run openapi: writes openapi.json, which the API serves, the web apps' types from it, and the codes of docs/integrating.md.
// npm run openapi -- --check: writes nothing; fails when what is committed differs.
import './lib/node-version.mjs';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAbsolute, join, relative } from 'node:path';
import { PluginMetadataGenerator } from '@nestjs/cli/lib/compiler/plugins/plugin-metadata-generator.js';
import { NestFactory } from '@nestjs/core';
import { SwaggerModule } from '@nestjs/swagger';
import { ReadonlyVisitor } from '@nestjs/swagger/plugin';
import { transform } from '@swc/core';
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { installIfStale } from './lib/install.mjs';
import { build } from './lib/parts.mjs';
import { refusalCodes } from './lib/refusal-codes.mjs';
import { fail, root } from './lib/run.mjs';

const require = createRequire(import.meta.url);
const HEADER = '// Made by `npm run openapi` from openapi.json; do not edit.\n\n';

/** The API document, without starting the API: preview mode makes no provider, so no database is needed. */
async function documents() {
  const fault = await build({ only: 'API' });
  if (fault) fail(fault);
  const { AppModule } = require(join(root, 'dist/app.module.js'));
  const { buildOpenApiDocuments } = require(join(root, 'dist/api-document/document.js'));
  const program = readProgram();
  const { default: metadata } = require(await writeMetadata(program));
  await SwaggerModule.loadPluginMetadata(metadata);
  const app = await NestFactory.create(AppModule.of({ dataDir: '' }), { preview: true, logger: false });
  app.setGlobalPrefix('api/v1');
  return buildOpenApiDocuments(app, refusalCodes(program, join(root, 'src/')));
}

/** All that is built: a small controller stands in its service's file. */
function readProgram() {
  const { options, fileNames } = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.build.json'),
    {},
    ts.sys,
  );
  return ts.createProgram(fileNames, options);
}

/**
 * What Nest's plugin reads from the types and comments of views and controllers, which swc does not keep: the way of
 * Nest's documentation for swc. It needs no check of the types, which `npm run lint` does.
 * @returns {Promise<string>} the module, beside what it names
 */
async function writeMetadata(program) {
  const [{ options: plugin }] = JSON.parse(read('nest-cli.json')).compilerOptions.plugins;
  const pathToSource = join(root, 'src');
  const outputDir = join(root, '.cache');
  mkdirSync(outputDir, { recursive: true });
  new PluginMetadataGenerator().generate({
    visitors: [new ReadonlyVisitor({ ...plugin, pathToSource })],
    tsProgramRef: program,
    outputDir,
  });
  // TypeScript writes letters beyond ASCII as \u00F1, which the plugin takes for another folder: in a checkout below "Doña" its
  // imports are absolute, and name what is not built.
  const metadata = read('.cache/metadata.ts').replace(/import\("([^"]*)"\)/g, (whole, path) => {
    const named = JSON.parse(`"${path}"`);
    return isAbsolute(named) ? `import("./${relative(pathToSource, named)}.js")` : whole;
  });
  // Its `import()`s become `require()`: Node does not see the names that a CommonJS module exports in swc's way.
  const { code } = await transform(metadata, {
    module: { type: 'commonjs' },
    jsc: { parser: { syntax: 'typescript' } },
    swcrc: false,
  });
  const written = join(root, 'dist', 'metadata.js');
  writeFileSync(written, code);
  return written;
}

await installIfStale({ forTests: true });
const { office, integrators } = await documents();
const types =
  HEADER + astToString(await openapiTypescript(structuredClone(office), { defaultNonNullable: false }));
const files = {
  'openapi.json': `${JSON.stringify(integrators, null, 1)}\n`,
  'openapi-office.json': `${JSON.stringify(office, null, 1)}\n`,
  'web-shared/api/schema.d.ts': types,
  'web-shared/api/fields.ts': `${HEADER}/** Fields that may be left out, as the server declares them: what columns, filters, inputs and facts are drawn from. */\nexport const FIELDS = ${JSON.stringify(office['x-fields'], null, 2)} as const;\n`,
  'web-shared/api/person-name.ts': `// Made by \`npm run openapi\` from src/platform/http/fields/person-name.ts; do not edit.\n\n${read('src/platform/http/fields/person-name.ts')}`,
  'docs/integrating.md': withCodes(read('docs/integrating.md')),
  'web-admin/src/api/roles.ts': `${HEADER}export const SCOPES_OF = ${JSON.stringify(office['x-roles'], null, 2)} as const;\n`,
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

/** The guide with every code and what it means, as rows of its two tables. */
function withCodes(guide) {
  const { ERROR_CODES, FIELD_CODES } = require(join(root, 'dist/platform/http/errors/error-codes.js'));
  const tables = [ERROR_CODES, FIELD_CODES].map((codes) => {
    const rows = [
      ['`code`', 'Means'],
      ...Object.entries(codes).map(([code, means]) => [`\`${code}\``, means]),
    ];
    const widths = [0, 1].map((n) => Math.max(...rows.map((row) => row[n].length)));
    const [head, ...others] = rows.map(
      (row) => `| ${row.map((cell, n) => cell.padEnd(widths[n])).join(' | ')} |`,
    );
    return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...others].join('\n');
  });
  return guide.replace(/\| `code` .*(?:\n\|.*)+/g, () => tables.shift());
}

function read(path) {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return undefined;
  }
}
