import fs, { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, npm, root, run } from './run.mjs';

/** Bytes: what packages, builds and an empty database take, with some air. */
const ROOM = 1_000e6;

/** The lockfile holds the hash of every package: what npm has kept of them need not be asked for again. */
const QUICKLY = ['--prefer-offline', '--no-audit', '--no-fund', '--replace-registry-host=always'];

/** npm takes it before package-lock.json. It stands here only while npm installs. */
const WITH_ADDRESSES = join(root, 'npm-shrinkwrap.json');

/**
 * Installs what is missing, half made, or from another package-lock.json. What only tests and lint need are
 * development packages; all that `npm start` builds with are ordinary ones, so that NODE_ENV changes nothing.
 * @param {{ forTests?: boolean }} [options]
 */
export async function installIfStale({ forTests = false } = {}) {
  rmSync(WITH_ADDRESSES, { force: true });
  const wanted = packages('package-lock.json');
  const installed = packages('node_modules/.package-lock.json');
  const missing = (withTests) =>
    Object.entries(wanted).some(
      ([path, entry]) => isNeeded(path, entry, withTests) && !sameVersion(entry, installed[path]),
    );
  if (!missing(forTests)) return;
  // Whoever has the tests' packages keeps them.
  const withTests = forTests || Object.values(installed).some((entry) => entry.dev);
  // npm ci begins with an empty folder: not where only the tests' packages are to be added.
  const command = missing(false) ? ['ci'] : ['install', '--no-save'];
  await install([...command, withTests ? '--include=dev' : '--omit=dev'], wanted, withTests);
}

async function install(command, wanted, withTests) {
  const { bavail, bsize } = fs.statfsSync(root);
  if (command[0] === 'ci' && bavail * bsize < ROOM)
    fail(`There is no room: installing and building takes ${ROOM / 1e6} MB of disk.`);
  const total = Object.keys(wanted).filter((path) => isNeeded(path, wanted[path], withTests)).length;
  const show = progress(`Installing ${withTests ? 'packages, the tests’ too' : 'packages'}`, total);
  const log = [];
  giveAddresses();
  const { code } = await run(npm(...command, ...QUICKLY, '--loglevel=http'), {
    onLine: (line) => {
      if (/^npm http /.test(line)) show.step(/ (GET 200|cache) .*\.tgz/.test(line) ? 1 : 0);
      else log.push(line);
    },
  });
  rmSync(WITH_ADDRESSES, { force: true });
  show.end();
  if (code !== 0) fail(`${log.join('\n').trim()}\nnpm ${command.join(' ')} failed with code ${code}.`);
}

/**
 * The lockfile names no registry, so that it holds for every one. But without an address npm asks for all versions of
 * each package first: twice the requests, and half as much time again. The address is where every registry has it; npm
 * puts the registry that it is set up for in place of the host (`--replace-registry-host`).
 */
function giveAddresses() {
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  for (const [path, entry] of Object.entries(lockfile.packages)) {
    const name = entry.name ?? path.split('node_modules/').at(-1);
    if (!path.includes('node_modules/') || entry.resolved) continue;
    entry.resolved = `https://registry/${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz`;
  }
  writeFileSync(WITH_ADDRESSES, JSON.stringify(lockfile));
}

/** One line that counts up on a terminal, a line every ten seconds elsewhere. */
function progress(what, total) {
  const begun = Date.now();
  let done = 0;
  const line = () => `${what}: ${Math.min(done, total)} of about ${total}, ${seconds(begun)} s`;
  const terminal = process.stdout.isTTY;
  const print = () => process.stdout.write(terminal ? `\r${line()}` : `${line()}\n`);
  print();
  const timer = setInterval(print, terminal ? 500 : 10_000);
  return {
    step: (count) => (done += count),
    end: () => {
      clearInterval(timer);
      process.stdout.write(`${terminal ? '\r' : ''}${what}: done in ${seconds(begun)} s${' '.repeat(20)}\n`);
    },
  };
}

const seconds = (begun) => Math.round((Date.now() - begun) / 1000);

/** npm writes what it installed into a lockfile of its own, last; optional packages may be for another system. */
const isNeeded = (path, entry, withTests) =>
  path.includes('node_modules/') && !entry.optional && (withTests || !(entry.dev || entry.devOptional));

const sameVersion = (a, b) => b !== undefined && a.version === b.version && a.link === b.link;

function packages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return {};
  }
}
