// node scripts/production-packages.mjs: installs in the present folder, which holds the manifests, what the server loads and
// nothing else; the image and the tarball are made with it. Its package.json and lockfile are changed: give it a copy.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './lib/run.mjs';

/** The build's alone, which `npm start` needs in the checkout. */
const COMPILERS = ['@nestjs/cli', '@swc/cli', '@swc/core'];

/**
 * What no server loads (80 of 290 MB): maps and types, TypeORM's build for browsers, other systems' binaries, Tesseract's
 * programs with the WebAssembly within, and the larger data of its language (see payments/receipts/reader.cjs). `.ci/image` uses
 * what is left.
 */
const NEVER_LOADED = [
  /\.(map|ts|mts|cts)$/,
  /\/typeorm\/browser\//,
  new RegExp(`/prebuilds/(?!${process.platform}-)`),
  /\/tesseract-core[^/]*\.wasm\.js$/,
  /\/@tesseract\.js-data\/eng\/4\.0\.0\//,
];

// With all workspaces in its manifest, npm would install what they share with others (zod, Babel); with `devDependencies`, what
// a library uses only if it is there (TypeScript).
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
for (const key of ['workspaces', 'devDependencies', 'overrides']) delete manifest[key];
for (const name of COMPILERS) delete manifest.dependencies[name];
writeFileSync('package.json', `${JSON.stringify(manifest, null, 2)}\n`);

const [program, ...args] = npm('install', '--omit=dev', '--no-save', '--prefer-offline');
execFileSync(program, args, { stdio: 'inherit' });

for (const folder of ['node_modules', 'tracing/node_modules'])
  for (const entry of existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
    : []) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${file.replaceAll('\\', '/')}`;
    if (entry.isFile() && NEVER_LOADED.some((pattern) => pattern.test(path))) rmSync(file);
  }
