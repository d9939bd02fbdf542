import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { npm, root, run } from './run.mjs';

/**
 * Node's arguments for Nest's program. It has `ora` loaded first: Node 20.19.2, which Debian 13 has, refuses to load it where
 * that program asks for it.
 */
export const NEST = ['--import', 'ora', 'node_modules/@nestjs/cli/bin/nest.js'];

/** What is built, from which files, into which folder. */
const PARTS = [
  {
    name: 'API',
    inputs: ['src', 'nest-cli.json', '.swcrc', 'tsconfig.json', 'tsconfig.build.json'],
    output: 'dist',
    command: [process.execPath, ...NEST, 'build'],
  },
  web('public site', 'web-public', 'web-shared'),
  web('back office', 'web-admin', 'web-shared'),
  web('door', 'web-door', 'web-shared'),
];

function web(name, folder, ...shared) {
  return {
    name,
    inputs: [folder, ...shared],
    output: `${folder}/dist`,
    command: npm('run', 'build', '-w', folder),
  };
}

/** Folders and files that change nothing in a build. */
const IGNORED = /^(node_modules|dist|dist-ssr|\.cache|\.vite)$|\.(spec|test)\.tsx?$|\.tsbuildinfo$/;

/**
 * Builds the parts whose inputs are not the ones their output was made from, side by side where there is the memory.
 * @param {{ all?: boolean, only?: string }} [options] all: also those that are up to date; only: the part of that name
 * @returns {Promise<string | undefined>} what went wrong, for people; undefined when all is built
 */
export async function build({ all = false, only } = {}) {
  const parts = PARTS.filter((part) => only === undefined || part.name === only);
  const stale = parts
    .map((part) => ({ ...part, hash: hashOf(part.inputs) }))
    .filter((part) => all || builtFrom(part) !== part.hash);
  if (stale.length === 0) return undefined;
  console.log(`Building: ${stale.map((part) => part.name).join(', ')} …`);
  const faults = [];
  if (memory() > SIDE_BY_SIDE) faults.push(...(await Promise.all(stale.map(buildPart))));
  else for (const part of stale) faults.push(await buildPart(part));
  return faults.find((fault) => fault !== undefined);
}

/** Bytes: one after the other they take 840 MB; side by side, 1 GB was not enough. */
const SIDE_BY_SIDE = 2.5e9;

/** @returns bytes that this machine has, or that the container may take */
const memory = () => Math.min(totalmem(), process.constrainedMemory() || Infinity);

/** Has the part of that name built anew the next time. */
export function forgetBuild(name) {
  for (const part of PARTS) if (part.name === name) rmSync(stampOf(part), { force: true });
}

/**
 * Whoever asks: under Jest, NODE_ENV is "test", and React would be built for development. The site's pictures are made in
 * threads, of which more than the cores make nothing faster; each takes memory for its picture, and glibc keeps a heap for it.
 */
const BUILDING = {
  NODE_ENV: 'production',
  UV_THREADPOOL_SIZE: String(Math.min(4, availableParallelism())),
  MALLOC_ARENA_MAX: '2',
};

async function buildPart({ name, output, command, hash }) {
  const begun = Date.now();
  rmSync(join(root, output), { recursive: true, force: true });
  const result = await run(command, { env: BUILDING });
  if (result.code !== 0) return `${result.output.trim()}\nBuilding the ${name} failed.`;
  writeFileSync(stampOf({ output }), hash);
  console.log(`Built the ${name} in ${Math.round((Date.now() - begun) / 1000)} s`);
  return undefined;
}

const stampOf = ({ output }) => join(root, output, '.built-from');

function builtFrom(part) {
  const stamp = stampOf(part);
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
}

/** Names and contents of all input files, and the versions of the libraries. */
function hashOf(inputs) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const input of inputs) add(hash, input);
  return hash.digest('hex');
}

function add(hash, path) {
  const entries = existsSync(join(root, path)) ? list(path) : [];
  if (entries === undefined) return hash.update(path).update(readFileSync(join(root, path)));
  for (const entry of entries) if (!IGNORED.test(entry)) add(hash, `${path}/${entry}`);
}

/** Sorted names in a folder; undefined for a file. */
function list(path) {
  try {
    return readdirSync(join(root, path)).sort();
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}
