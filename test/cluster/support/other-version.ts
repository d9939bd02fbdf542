import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ROLLS_FROM } from '../../../src/platform/settings/version.js';
import { removeAfterwards } from './service.js';

const ROOT = join(__dirname, '../../..');

/** What a version has besides its API, where it is this checkout's. */
const SHARED = ['package.json', 'openapi.json', 'openapi-office.json', 'web-public', 'web-admin', 'web-door'];

/** The built server with one more migration, as the next version would bring it. Returns its folder. */
export function nextVersion(): string {
  // Inside the repository, so that it finds node_modules.
  const root = removeAfterwards(mkdtempSync(join(ROOT, '.cache', 'next-version-')));
  cpSync(join(ROOT, 'dist'), join(root, 'dist'), { recursive: true });
  for (const name of SHARED) symlinkSync(join(ROOT, name), join(root, name));
  const index = join(root, 'dist/platform/database/migrations/index.js');
  const code = readFileSync(index, 'utf8');
  writeFileSync(
    index,
    `${code}
class AddReferral2000000000000 {
  async up(db) {
    await db.query('ALTER TABLE inquiry ADD COLUMN referral text; ALTER TABLE event ADD COLUMN motto text; CREATE TABLE migrated_by (pid int);');
    await db.query('INSERT INTO migrated_by VALUES ($1)', [process.pid]);
    await db.query('SELECT pg_sleep(0.5)');
  }
  async down() {}
}
exports.migrations.push(AddReferral2000000000000);`,
  );
  return root;
}

/**
 * The API of the last release, built from its tag with the packages of today; its pages are today's. `ROLL_FROM` names
 * another commit.
 * @returns its folder; undefined where this checkout has no tag of an earlier commit
 */
export function lastRelease(): string | undefined {
  const commit = process.env.ROLL_FROM ?? lastTag();
  if (commit === undefined) return undefined;
  const root = join(ROOT, '.cache/versions', git('rev-parse', '--short=12', `${commit}^{commit}`));
  if (existsSync(join(root, 'dist/main.js'))) return root;
  mkdirSync(root, { recursive: true });
  const parts = [
    'src',
    'nest-cli.json',
    '.swcrc',
    'tsconfig.json',
    'tsconfig.build.json',
    ...SHARED.slice(0, 3),
  ];
  const tar = execFileSync('git', ['archive', commit, ...parts], { cwd: ROOT, maxBuffer: 256e6 });
  execFileSync('tar', ['-x'], { cwd: root, input: tar });
  // Of two packages of one name Jest complains.
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as object;
  writeFileSync(join(root, 'package.json'), JSON.stringify({ ...manifest, name: 'last-release' }));
  for (const name of [...SHARED.slice(3), 'node_modules']) symlinkSync(join(ROOT, name), join(root, name));
  const nest = ['--import', 'ora', 'node_modules/@nestjs/cli/bin/nest.js', 'build'];
  execFileSync(process.execPath, nest, { cwd: root, env: { ...process.env, NODE_ENV: 'production' } });
  return root;
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

function lastTag(): string | undefined {
  if (!existsSync(join(ROOT, '.git'))) return undefined;
  const tags = git('tag', '--list', 'v*.*.*', '--sort=-v:refname', '--merged', 'HEAD').split('\n');
  const head = git('tag', '--points-at', 'HEAD').split('\n');
  const last = tags.find((tag) => tag !== '' && !head.includes(tag));
  // From an older one than upgrade-check names nothing is promised.
  const rolls = last?.slice(1).localeCompare(ROLLS_FROM, 'en', { numeric: true }) ?? -1;
  return rolls >= 0 ? last : undefined;
}
