import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { freshDataDir } from './data-dir.js';

export interface SmallDisk {
  folder: string;
  /** Leaves no byte free. */
  fill(): void;
  /** Gives that room back. */
  makeRoom(): void;
  unmount(): void;
}

/** A file system of few megabytes in memory; undefined, with the reason printed, where this user may not mount one. */
export function smallDisk(megabytes: number): SmallDisk | undefined {
  const folder = freshDataDir();
  mkdirSync(folder, { recursive: true });
  try {
    const options = `size=${megabytes}m,mode=0711`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'pipe' });
  } catch {
    process.stderr.write('Skipped: a full disk needs one that can be mounted, which takes root.\n');
    return undefined;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => fill(filler),
    makeRoom: () => rmSync(filler),
    // Lazily: what a killed test run left open there must not keep it.
    unmount: () => void execFileSync('umount', ['--lazy', folder]),
  };
}

function fill(file: string): void {
  const handle = openSync(file, 'w');
  for (let size = 1024 * 1024; size >= 1;)
    try {
      writeSync(handle, Buffer.alloc(size));
    } catch {
      size = Math.floor(size / 2);
    }
  closeSync(handle);
}
