import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, npm, root, run } from './run.mjs';

/** Ends with one line on a Node that is too old for what is installed. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`This needs Node 20.19 or later; here is ${process.versions.node}.`);
}

/** Installs when node_modules is missing, half made, or from another package-lock.json. */
export async function installIfStale() {
  requireNode();
  if (isInstalled()) return;
  console.log('Installing packages …');
  const { code, output } = await run(npm('ci', '--no-audit', '--no-fund'));
  if (code !== 0) fail(`${output.trim()}\nnpm ci failed with code ${code}.`);
}

/** npm writes what it installed into a lockfile of its own, last; optional packages may be for another system. */
function isInstalled() {
  const wanted = packages('package-lock.json');
  const installed = packages('node_modules/.package-lock.json');
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' || !path.includes('node_modules/') || entry.optional || sameVersion(entry, installed[path]),
  );
}

const sameVersion = (a, b) => b !== undefined && a.version === b.version && a.link === b.link;

function packages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return {};
  }
}
