import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandIn, PROGRAMS } from './command.js';

const ROOT = join(__dirname, '../../..');

/** A folder that has these files of the program, and is gone after the test. */
const made: string[] = [];
function installation(...files: string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'installation-'));
  made.push(root);
  for (const file of files) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), '');
  }
  return root;
}
afterAll(() => made.forEach((root) => rmSync(root, { recursive: true })));

const SCRIPTS = ['backup', 'restore', 'uploads', 'start'].map((name) => `scripts/${name}.mjs`);
const UNIT = '/var/lib/developer-site';

it.each([
  ['a checkout', ['deploy/run', ...SCRIPTS], undefined, 'npm run ', ' --'],
  ['a checkout with DATA_DIR elsewhere', ['deploy/run', ...SCRIPTS], '/srv/data', 'npm run ', ' --'],
  ['a checkout under systemd', ['deploy/run', ...SCRIPTS], UNIT, 'deploy/run ', ''],
  ['a tarball under systemd', ['deploy/run'], UNIT, 'deploy/run ', ''],
])('%s', (_, files, dataDir, begins, then) => {
  const root = installation(...files);
  expect(commandIn(root, dataDir, 'uploads', ['mend'])).toBe(`${begins}uploads${then} mend`);
  expect(commandIn(root, dataDir, 'restore', ['--release'])).toBe(`${begins}restore${then} --release`);
  expect(commandIn(root, dataDir, 'backup', [])).toBe(`${begins}backup`);
});

it.each([
  ['a tarball', ['deploy/run'], '/srv/data'],
  ['an image', [], '/data'],
  ['an image whose volume has the name that the unit has', [], UNIT],
])('%s', (_, files, dataDir) => {
  const root = installation(...files);
  expect(commandIn(root, dataDir, 'uploads', ['mend'])).toBe('node dist/cli/uploads.js mend');
  expect(commandIn(root, dataDir, 'restore', ['--release'])).toBe(
    'node dist/cli/backup.js restore --release',
  );
  expect(commandIn(root, dataDir, 'backup', [])).toBe('node dist/cli/backup.js backup');
  expect(commandIn(root, dataDir, 'start', ['--from-archive'])).toBe('node dist/main.js --from-archive');
});

it('starts by npm start in a checkout, and by deploy/run under systemd', () => {
  const root = installation('deploy/run', ...SCRIPTS);
  expect(commandIn(root, undefined, 'start', [])).toBe('npm start');
  expect(commandIn(root, undefined, 'start', ['--version'])).toBe('npm start -- --version');
  expect(commandIn(root, UNIT, 'start', ['--version'])).toBe('deploy/run start --version');
});

it('every command that a message names is one in each kind of installation', () => {
  const calls = execFileSync('grep', ['-rhoE', "commandLine\\('[a-z-]+'", 'src'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const names = new Set(calls.match(/(?<=')[a-z-]+/g));
  for (const name of ['backup', 'clock', 'doctor', 'restore', 'start', 'uploads'])
    expect(names).toContain(name);
  const scripts = (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object })
    .scripts;
  const shell = readFileSync(join(ROOT, 'deploy/run'), 'utf8');
  for (const name of names) {
    expect(scripts).toHaveProperty([name]);
    expect(shell).toMatch(new RegExp(`^(.*\\| )?${name}( \\|.*)?\\)`, 'm'));
    const [program = ''] = (PROGRAMS[name] ?? `cli/${name}.js`).split(' ');
    expect(existsSync(join(ROOT, 'src', program.replace(/js$/, 'ts')))).toBe(true);
  }
});
