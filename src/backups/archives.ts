import { createReadStream, type ReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { ApiError } from '../platform/http/errors/api-error.js';
import { SETTINGS, type Settings } from '../platform/settings/settings.js';
import type { ArchiveView } from './backup.dto.js';
import { FolderTarget } from './schedule/backup-target.js';
import { madeAt, newestFirst } from './schedule/retention.js';

/** The archives in the backups' folder. */
@Injectable()
export class Archives {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** Newest first; none where there is no folder yet. */
  async list(): Promise<ArchiveView[]> {
    const found = await new FolderTarget(this.settings.backups.folder).list().catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    });
    return newestFirst(found, new Date()).map(({ name, bytes, at }) => ({
      name,
      bytes,
      made_at: at.toISOString(),
    }));
  }

  /** @param name as the list has it: no other file is given out @returns its path @throws ApiError 404 */
  async find(name: string): Promise<string> {
    const file = join(this.settings.backups.folder, name);
    const found = madeAt(name) && (await stat(file).catch(() => undefined));
    if (!found?.isFile()) throw ApiError.notFound('Archive');
    return file;
  }

  /** @throws ApiError 404 */
  async open(name: string): Promise<{ bytes: number; stream: ReadStream }> {
    const file = await this.find(name);
    return { bytes: (await stat(file)).size, stream: createReadStream(file) };
  }
}
