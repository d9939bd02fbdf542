import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import type { Caller } from '../../platform/http/caller.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { SETTINGS, type Settings } from '../../platform/settings/settings.js';
import { requirePdf } from '../../uploads/pdf.js';
import type { ReceivedFile } from '../../uploads/pictures/pictures.js';
import { whoIs } from '../content-rows.js';
import { allFiles, bytesOf, keepFile, type FileRow } from './file-rows.js';

const FILE = /^([0-9a-f]{32})\.pdf$/;

/**
 * The site's own PDFs, such as a home's plan. The database keeps each as it came; every process that shows one writes it
 * into the data directory, beside the pictures.
 */
@Injectable()
export class ContentFiles implements OnModuleInit {
  /** The names of files by their hash, which never change. */
  private readonly names = new Map<string, string>();

  constructor(
    private readonly pool: Pool,
    private readonly jobs: Jobs,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.jobs.every({
      name: 'content-files',
      description: 'Removes uploaded PDFs that are in no version of the site, no unsaved text and no event.',
      schedule: { dailyAt: '03:55' },
      trustsClock: true,
      run: () => this.sweep(),
    });
  }

  /**
   * Removes files that nothing names, a week after they last came: somebody may still be writing.
   * @returns how many
   */
  async sweep(): Promise<number> {
    const { rows } = await this.pool.query<{ hash: string }>(
      `DELETE FROM content_file file
        WHERE uploaded_at < now() - interval '7 days'
          AND NOT EXISTS (SELECT 1 FROM content_version WHERE strpos(data::text, file.hash || '.pdf') > 0)
          AND NOT EXISTS (SELECT 1 FROM content_unfinished WHERE strpos(data::text, file.hash || '.pdf') > 0)
          AND NOT EXISTS (SELECT 1 FROM event WHERE strpos(details::text, file.hash || '.pdf') > 0)
        RETURNING hash`,
    );
    await Promise.all(rows.map(({ hash }) => rm(this.pathOf(hash), { force: true })));
    return rows.length;
  }

  /** @throws ApiError 415 when it is no PDF */
  async keep(received: ReceivedFile, by: Caller): Promise<FileRow & { known: boolean }> {
    const bytes = await readFile(received.path);
    requirePdf(bytes);
    return keepFile(this.pool, { name: received.name ?? '', bytes }, whoIs(by));
  }

  /** All files, the newest first. */
  all(): Promise<FileRow[]> {
    return allFiles(this.pool);
  }

  /** A file as it is asked for, `0f….pdf`: where it lies, and what it is called if that is known. */
  async file(asked: string): Promise<{ path: string; name: string | undefined } | undefined> {
    const hash = FILE.exec(asked)?.[1];
    if (hash === undefined) return undefined;
    const path = this.pathOf(hash);
    if (!existsSync(path) && !(await this.write(hash, path))) return undefined;
    // A name that is known is kept, since pages and their files are shown while the database is away.
    return { path, name: await this.calledOf(hash).catch(() => undefined) };
  }

  private pathOf(hash: string): string {
    return join(this.settings.dataDir, 'site', 'assets', 'uploaded', `${hash}.pdf`);
  }

  private async write(hash: string, path: string): Promise<boolean> {
    const bytes = await bytesOf(this.pool, hash);
    if (!bytes) return false;
    await mkdir(join(path, '..'), { recursive: true });
    const part = `${path}.${randomUUID()}.part`;
    await writeFile(part, bytes);
    await rename(part, path);
    return true;
  }

  private async calledOf(hash: string): Promise<string | undefined> {
    const known = this.names.get(hash);
    if (known !== undefined) return known;
    const { rows } = await this.pool.query<{ name: string }>(
      'SELECT name FROM content_file WHERE hash = $1',
      [hash],
    );
    if (rows[0]) this.names.set(hash, rows[0].name);
    return rows[0]?.name;
  }
}
