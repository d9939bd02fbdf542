import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import type { Request } from 'express';
import type { StorageEngine } from 'multer';

/** Where files lie while they are received and checked. */
export class TemporaryFolder {
  constructor(readonly path: string) {}

  newFile(): string {
    return join(this.path, randomUUID());
  }

  /** Whatever lies in it is for nobody else's eyes. */
  async prepare(): Promise<void> {
    if ((await mkdir(this.path, { recursive: true, mode: 0o700 })) === undefined)
      await chmod(this.path, 0o700);
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

/** The stream of a file ended before the file did. */
export class CutFile extends Error {}

/** multer's own disk storage makes folders and files that every local user may read. */
export class PrivateFiles implements StorageEngine {
  private readonly pending = new WeakMap<Request, Promise<void>>();

  constructor(private readonly folder: TemporaryFolder) {}

  /** Waits until what was begun for this request is there or gone. */
  async settled(request: Request): Promise<void> {
    await this.pending.get(request);
  }

  _handleFile(
    request: Request,
    { stream }: Express.Multer.File,
    done: (error?: unknown, file?: Partial<Express.Multer.File>) => void,
  ): void {
    const path = this.folder.newFile();
    let settle = () => {};
    this.pending.set(request, new Promise((resolve) => (settle = resolve)));
    const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    let cut = false;
    stream.once('error', () => (cut = true));
    pipeline(stream, target, (error) => {
      if (!error) {
        settle();
        return done(null, { path, size: target.bytesWritten });
      }
      const remove = () =>
        void rm(path, { force: true }).finally(() => {
          settle();
          done(cut ? new CutFile('The file was cut.') : error);
        });
      // Not before: a file that is still being opened would come back.
      if (target.closed) remove();
      else target.once('close', remove);
    });
  }

  _removeFile(_request: Request, { path }: Express.Multer.File, done: (error: Error | null) => void): void {
    rm(path, { force: true }).then(() => done(null), done);
  }
}
