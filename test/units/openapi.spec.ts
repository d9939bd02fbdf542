import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');

// Made from the built API, since the swagger plugin works in the TypeScript compiler only.
it('openapi.json and both web apps’ types are what the code says', () => {
  const check = () =>
    execFileSync(process.execPath, ['scripts/openapi.mjs', '--check'], { cwd: root, stdio: 'pipe' });
  expect(check).not.toThrow();
}, 120_000);
