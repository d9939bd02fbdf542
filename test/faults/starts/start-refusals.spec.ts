import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { buildIfStale } from '../../support/jest/build.js';
import { createDatabase, within } from '../../support/jest/database.js';
import { freshDataDir, startOn, usedDataDir } from '../../support/server/data-dir.js';
import { failedStart } from '../../support/server/server.js';

beforeAll(buildIfStale);

/** One clear line and exit code 1, never a stack. */
async function refused(env: Record<string, string>): Promise<string> {
  const { code, output } = await failedStart({ DATA_DIR: freshDataDir(), ...env });
  expect({ code, lines: output.trim().split('\n') }).toEqual({ code: 1, lines: [expect.any(String)] });
  return output.trim();
}

const CLI = join(__dirname, '../../../dist/cli');
/** Each command, and the server itself. */
const PROGRAMS = [
  '../main.js',
  'demo-data/main.js',
  ...readdirSync(join(__dirname, '../../../src/cli'), { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && /\bmain\(process/.test(readFileSync(join(entry.parentPath, entry.name), 'utf8')),
    )
    .map(({ name }) => name.replace(/\.ts$/, '.js')),
];

it.each(PROGRAMS)(
  '%s --help is help, and makes nothing; what is no option is refused with it',
  async (program) => {
    const folder = freshDataDir();
    const run = (...args: string[]) =>
      failedStart({ DATA_DIR: folder }, [process.execPath, join(CLI, program), ...args]);
    const help = await run('--help');
    expect(help).toEqual({ code: 0, output: expect.stringMatching(/^Usage: npm (run|start)/) as string });
    // psql has options of its own.
    // What is refused is one line, as a log wants it.
    const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
    if (program !== 'psql.js') {
      const { code, output } = await run('--hlep');
      expect([code, oneLine(output)]).toEqual([1, oneLine(help.output)]);
    }
    expect(existsSync(folder)).toBe(false);
  },
);

it('no command makes a database where none is', async () => {
  const folder = freshDataDir();
  const commands = [
    ...[
      'backup.js backup',
      'backup.js backup --scheduled',
      'backup.js backup --sql',
      'backup.js restore --release',
    ],
    ...['clock.js', 'clock.js is-right', 'content.js export', 'demo-data/main.js', 'psql.js -c SELECT'],
    ...['reset-password.js a@b.ph', 'upgrade-check.js', 'uploads.js here'],
  ];
  for (const command of commands) {
    const [program = '', ...args] = command.split(' ');
    const { code, output } = await failedStart({ DATA_DIR: folder }, [
      process.execPath,
      join(CLI, program),
      ...args,
    ]);
    expect([command, code, output]).toEqual([
      command,
      1,
      expect.stringMatching(/^There is no database in DATA_DIR .*\n$/),
    ]);
    expect([command, existsSync(folder)]).toEqual([command, false]);
  }
});

describe('a start that can’t succeed says why in one line and ends with code 1', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await usedDataDir();
  });

  it('where a setting is bad', async () => {
    expect(await refused({ PORT: 'eighty' })).toBe('Setting PORT must be a whole number from 0 to 65535.');
  });

  it('where the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    expect(await refused({ PORT: String(port) })).toBe(
      `Port ${port} is taken by another program; set PORT to another one.`,
    );
    other.close();
  });

  it('where HOST is not an address of this machine', async () => {
    expect(await refused({ HOST: '203.0.113.7' })).toMatch(/^Setting HOST 203\.0\.113\.7 is no address/);
  });

  it('where DATA_DIR can’t be written', async () => {
    const file = join(dirname(freshDataDir()), 'file');
    writeFileSync(file, '');
    expect(await refused({ DATA_DIR: join(file, 'data') })).toMatch(/^DATA_DIR .* can't be written: /);
    expect(await refused({ DATA_DIR: '/proc/data' })).toMatch(/^DATA_DIR \/proc\/data can't be written: /);
  });

  it('where DATABASE_URL leads nowhere, without telling its password', async () => {
    const line = await refused({ DATABASE_URL: 'postgresql://app:hunter2@127.0.0.1:1/app' });
    expect(line).toMatch(
      /^The database app at 127\.0\.0\.1:1 \(DATABASE_URL\) can't be used: .*ECONNREFUSED/,
    );
    expect(line).not.toContain('hunter2');
  });

  it.each([
    [
      'a wrong password',
      (url: string) => url.replace(/:[^:@]+@/, ':guess@'),
      'password authentication failed for',
    ],
    [
      'no such file',
      (url: string) => `${url}${url.includes('?') ? '&' : '?'}sslrootcert=/no/ca.crt`,
      "open '/no/ca.crt'",
    ],
    ['no such database', (url: string) => url.replace(/test_\w+/, 'none'), 'database "none" does not exist'],
  ])('where DATABASE_URL has %s', async (_, spoil, reason) => {
    const line = await refused({ DATABASE_URL: spoil(await createDatabase()) });
    expect(line).toMatch(/^The database \w+ at localhost \(DATABASE_URL\) can't be used: /);
    expect(line).toContain(reason);
  });

  it('where the database’s user lacks rights', async () => {
    const url = await createDatabase();
    const name = `guest_${Date.now()}`;
    await within(url, (owner) => owner.query(`CREATE ROLE ${name} LOGIN PASSWORD 'hunter2'`));
    expect(await refused({ DATABASE_URL: url.replace(/\/\/[^@]+@/, `//${name}:hunter2@`) })).toBe(
      "The database's user may not do what is needed: permission denied for table migrations.",
    );
  });

  it.each([
    ['too short', 'elevenchars', 'Use at least 12 characters.'],
    [
      'one that guessers try first',
      'password1234',
      'This password is among the first that guessers try. Please choose another.',
    ],
  ])('where the first admin’s password is %s', async (_, ADMIN_PASSWORD, reason) => {
    const DATABASE_URL = await createDatabase();
    expect(await refused({ DATABASE_URL, ADMIN_EMAIL: 'a@b.ph', ADMIN_PASSWORD })).toBe(
      `Setting ADMIN_PASSWORD can't be used. ${reason}`,
    );
  });

  it('where the database’s files are damaged', async () => {
    const damaged = freshDataDir();
    mkdirSync(join(damaged, 'postgres', 'pgdata'), { recursive: true });
    expect(await refused({ DATA_DIR: damaged })).toMatch(/^PostgreSQL did not start .*postgres\.log\.$/);
  });

  it('where the database’s files are another major version’s, and changes nothing: the next test starts on them', async () => {
    const version = join(dataDir, 'postgres', 'pgdata', 'PG_VERSION');
    const ours = readFileSync(version, 'utf8');
    writeFileSync(version, '9\n');
    expect(await refused({ DATA_DIR: dataDir })).toMatch(
      /^The database in .* is PostgreSQL 9's, and this version brings PostgreSQL 18, .* docs\/operating\.md/,
    );
    expect(readFileSync(version, 'utf8')).toBe('9\n');
    writeFileSync(version, ours);
  });

  it('where another start uses the DATA_DIR, be it at the same moment; the first goes on', async () => {
    const taken = `Another start already uses DATA_DIR ${dataDir}.`;
    const starts = await Promise.allSettled([startOn(dataDir), startOn(dataDir)]);
    const won = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    const lost = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []));
    expect(won).toHaveLength(1);
    expect(lost).toEqual([expect.stringContaining(taken)]);

    expect(await refused({ DATA_DIR: dataDir })).toBe(taken);
    expect((await fetch(`${won[0]?.url}/api/v1/health/ready`)).status).toBe(200);
    won[0]?.process.kill('SIGTERM');
    expect(await won[0]?.ended).toBe(0);
  });
});
