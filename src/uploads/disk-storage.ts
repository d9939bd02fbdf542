import { access, chmod, constants, mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from '../platform/http/errors/api-error.js';
import { isAlmostFull } from '../platform/http/errors/disk-full.js';
import type { ProofStorage } from './storage.js';

const NAME = /^[\w-]+\.jpg$/;

/** Pictures in one folder of the data directory, which must be on the same file system as the temporary folder. */
export class DiskStorage implements ProofStorage {
  constructor(private readonly folder: string) {}

  async put(name: string, path: string): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await chmod(path, 0o600);
    await sync(path);
    await rename(path, this.pathOf(name));
    await sync(this.folder);
  }

  async get(name: string): Promise<Buffer | undefined> {
    return readFile(this.pathOf(name)).catch(ignoreMissing);
  }

  async remove(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  async *namesBefore(before: Date): AsyncIterable<string> {
    const folder = await opendir(this.folder).catch(ignoreMissing);
    if (!folder) return;
    for await (const entry of folder) {
      if (!entry.isFile() || !NAME.test(entry.name)) continue;
      const found = await stat(this.pathOf(entry.name)).catch(ignoreMissing);
      if (found && found.mtime < before) yield entry.name;
    }
  }

  async check(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await access(this.folder, constants.W_OK);
    // It may be a disk of its own, mounted under DATA_DIR.
    if (await isAlmostFull(this.folder)) throw new ApiError(503, 'The disk of the uploads is full.');
  }

  private pathOf(name: string): string {
    if (!NAME.test(name)) throw new Error('Not the name of a stored picture.');
    return join(this.folder, name);
  }
}

/** Flushes a file or folder to the disk, so that it survives a power cut. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
