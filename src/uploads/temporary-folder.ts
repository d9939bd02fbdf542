import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Where files lie while they are received and checked. */
export class TemporaryFolder {
  constructor(readonly path: string) {}

  newFile(): string {
    return join(this.path, randomUUID());
  }

  /** Removes what an interrupted upload left behind. */
  async sweep(before: Date): Promise<void> {
    for (const name of await readdir(this.path).catch(() => [])) {
      const path = join(this.path, name);
      const found = await stat(path).catch(() => undefined);
      if (found && found.mtime < before) await rm(path, { force: true });
    }
  }
}
