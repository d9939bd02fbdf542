import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitOfCheckout, commitOfRelease } from './version.js';

const folder = mkdtempSync(join(tmpdir(), 'version-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the commit', () => {
  const root = join(folder, 'checkout');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  const asGitSays = () => git('rev-parse', 'HEAD').slice(0, 12);

  beforeAll(() => {
    execFileSync('git', ['init', '--quiet', '--initial-branch=main', root]);
    git('commit', '--quiet', '--allow-empty', '-m', 'First');
  });

  it('is Git’s: of a branch, packed or not, of a detached head, and of a worktree', () => {
    expect(asGitSays()).toMatch(/^[0-9a-f]{12}$/);
    expect(commitOfCheckout(root)).toBe(asGitSays());
    git('pack-refs', '--all');
    expect(commitOfCheckout(root)).toBe(asGitSays());
    const other = join(folder, 'worktree');
    git('worktree', 'add', '--quiet', '-b', 'other', other);
    execFileSync(
      'git',
      ['-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-qm', 'Other', '--allow-empty'],
      {
        cwd: other,
      },
    );
    const theirs = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: other, encoding: 'utf8' }).slice(0, 12);
    expect(theirs).not.toBe(asGitSays());
    expect(commitOfCheckout(other)).toBe(theirs);
    git('checkout', '--quiet', '--detach', theirs);
    expect(commitOfCheckout(root)).toBe(theirs);
  });

  it('is what a release says, and unknown in an archive without Git', () => {
    expect([commitOfRelease(folder), commitOfCheckout(folder)]).toEqual([undefined, undefined]);
    writeFileSync(join(folder, 'release.json'), '{"version":"1.2.3","commit":"abc123def456"}');
    expect(commitOfRelease(folder)).toBe('abc123def456');
  });
});
