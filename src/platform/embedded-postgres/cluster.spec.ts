import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logOf, rotateLog } from './cluster.js';

describe('the log of the embedded PostgreSQL', () => {
  const root = mkdtempSync(join(tmpdir(), 'cluster-'));
  const log = logOf({ root });
  afterAll(() => rmSync(root, { recursive: true }));

  it('is begun anew where it grew too long, in the same file, since the server has it open', () => {
    rotateLog({ root }); // none is there yet
    writeFileSync(log, 'short\n');
    rotateLog({ root });
    expect(existsSync(`${log}.1`)).toBe(false);
    writeFileSync(log, 'x'.repeat(6 * 1024 * 1024));
    const { ino } = statSync(log);
    rotateLog({ root });
    expect(statSync(log)).toMatchObject({ ino, size: 0 });
    expect(readFileSync(`${log}.1`, 'utf8')).toHaveLength(6 * 1024 * 1024);
  });
});
