import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildApiIfStale } from '../support/jest/build.js';

const root = join(__dirname, '..', '..');
const LOADING = /const \{([^}]+)\} = await import\(\s*'(\.[^']+)'/g;

/** Whom it tells, on one line each, what its modules do not give. Node itself, as Jest finds names of its own. */
const PROGRAM = `
  for (const [file, names] of Object.entries(JSON.parse(process.argv[1]))) {
    const given = await import(file);
    for (const name of names) if (!(name in given)) console.log(name + ' of ' + file);
  }
  process.exit();`;

beforeAll(buildApiIfStale);

it('what is loaded when it is needed is there in Node, which sees no names beside others in a built file', () => {
  const wanted: Record<string, string[]> = {};
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  for (const path of files.filter((name) => name.endsWith('.ts')))
    for (const [, names = '', from = ''] of readFileSync(join(root, 'src', path), 'utf8').matchAll(LOADING))
      (wanted[join(root, 'dist', dirname(path), from)] ??= []).push(
        ...names.split(',').map((name) => name.split(':')[0]?.trim() ?? ''),
      );
  expect(Object.keys(wanted).length).toBeGreaterThan(5);
  const args = ['--input-type=module', '--eval', PROGRAM, JSON.stringify(wanted)];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect({ stdout, stderr }).toEqual({ stdout: '', stderr: '' });
});
