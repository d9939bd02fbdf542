import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request } from 'express';
import type { StorageEngine } from 'multer';

/** Where files lie while they are received and checked. */
export class TemporaryFolder {
  constructor(readonly path: string) {}

  newFile(): string {
    return join(this.path, randomUUID());
  }

  /** Makes the folder readable by this user alone. */
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

/** By request, what is being kept for it: resolved once it is there or gone. */
const pending = new WeakMap<Request, Promise<unknown>>();

/** Waits until what was begun for this request is there or gone. */
export const settled = async (request: Request): Promise<void> => void (await pending.get(request));

/** multer's own disk storage makes folders and files that every local user may read. */
export class PrivateFiles implements StorageEngine {
  constructor(private readonly folder: TemporaryFolder) {}

  _handleFile(
    request: Request,
    { stream }: Express.Multer.File,
    done: (error?: unknown, file?: Partial<Express.Multer.File>) => void,
  ): void {
    let cut = false;
    stream.once('error', () => (cut = true));
    const kept = this.keep(stream);
    pending.set(
      request,
      kept.catch(() => undefined),
    );
    kept.then(
      (file) => done(null, file),
      (error) => done(cut ? new CutFile('The file was cut.') : error),
    );
  }

  private async keep(stream: Readable): Promise<{ path: string; size: number }> {
    await this.folder.prepare();
    const path = this.folder.newFile();
    const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    const closed = new Promise<void>((resolve) => target.once('close', resolve));
    try {
      await pipeline(stream, target);
      return { path, size: target.bytesWritten };
    } catch (error) {
      // Not before: a file that is still being opened would come back.
      await closed;
      await rm(path, { force: true });
      throw error;
    }
  }

  _removeFile(_request: Request, { path }: Express.Multer.File, done: (error: Error | null) => void): void {
    rm(path, { force: true }).then(() => done(null), done);
  }
}
