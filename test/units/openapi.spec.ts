import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');

it('the API documents and the web apps’ types are what the code says', () => {
  const check = () =>
    execFileSync(process.execPath, ['scripts/openapi.mjs', '--check'], { cwd: root, stdio: 'pipe' });
  expect(check).not.toThrow();
});
