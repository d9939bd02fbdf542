import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutFiles } from '../support/server/checkout-files.js';

const root = join(__dirname, '..', '..');

it('the API documents and the web apps’ types are what the code says', () => {
  const check = () =>
    execFileSync(process.execPath, ['scripts/openapi.mjs', '--check'], { cwd: root, stdio: 'pipe' });
  expect(check).not.toThrow();
});

it('no two classes that the API takes or answers have one name, by which the document would take them for one', () => {
  const classes = checkoutFiles()
    .filter((file) => /^src\/.*\.(dto|controller)\.ts$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/^export class (\w+)/gm)].map(([, name]) => name),
    );
  expect(classes.length).toBeGreaterThan(300);
  expect(classes.filter((name, index) => classes.indexOf(name) !== index)).toEqual([]);
});
