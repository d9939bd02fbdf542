import { Inject, Injectable, Logger } from '@nestjs/common';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { SETTINGS, type Settings } from '../platform/settings/settings.js';
import { type PageProblem, type RenderInput, Renderer } from './renderer.js';

/** Folders of earlier releases are kept for whoever still reads them, and for an undo. */
const KEPT_MS = 60 * 60_000;
const KEPT = 3;

/**
 * The folder of the release that this process shows. Each release has one of its own under `DATA_DIR/site`, which
 * appears whole; showing another is one assignment, so that every answer comes from one release.
 */
@Injectable()
export class SiteFolder {
  private readonly log = new Logger('Site');
  /** Undefined: the site as it was built. */
  path: string | undefined;
  /** Grows whenever the files that are shown are others. */
  revision = 0;

  constructor(
    private readonly renderer: Renderer,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Renders a release into its folder, unless it is there. @returns what is wrong with it; then nothing is written */
  async prepare(release: string, input: RenderInput): Promise<PageProblem[]> {
    const folder = this.folderOf(release);
    if (existsSync(folder)) return [];
    await mkdir(this.root, { recursive: true });
    const before = this.path === undefined ? {} : { before: this.path };
    const { problems } = await this.renderer.call('render', { ...input, folder, ...before });
    return problems;
  }

  /** Shows a release whose folder is there; undefined: the site as it was built. */
  async show(release: string | undefined): Promise<void> {
    const before = this.path;
    const folder = release === undefined ? undefined : this.folderOf(release);
    if (folder === before) return;
    this.path = folder;
    this.revision++;
    await this.link(folder);
    if (folder !== undefined) void this.improve(folder, before);
  }

  /** Smaller files behind the publication, and no more folders than are of use. */
  private async improve(folder: string, before: string | undefined): Promise<void> {
    try {
      await this.renderer.call('compressFurther', { folder, ...(before !== undefined && { before }) });
      if (this.path === folder) this.revision++;
      await this.sweep();
    } catch (error) {
      this.log.warn(`The new pages were not compressed as far as they could be: ${String(error)}`);
    }
  }

  /** Removes folders that nobody reads any more. */
  private async sweep(): Promise<void> {
    const names = (await readdir(this.root)).sort().reverse();
    for (const [index, name] of names.entries()) {
      const path = join(this.root, name);
      const { mtimeMs } = await stat(path);
      if (path === this.path || index < KEPT || Date.now() - mtimeMs < KEPT_MS) continue;
      await rm(path, { recursive: true, force: true });
    }
  }

  /** `DATA_DIR/site/current`, for a proxy that serves the files itself. */
  private async link(folder: string | undefined): Promise<void> {
    const current = join(this.settings.dataDir, 'site', 'current');
    if (folder === undefined) return rm(current, { force: true });
    const next = `${current}.${randomUUID()}`;
    await symlink(folder, next, 'dir').then(
      () => rename(next, current),
      (error: unknown) => this.log.warn(`site/current was not set: ${String(error)}`),
    );
  }

  private get root(): string {
    return join(this.settings.dataDir, 'site', 'releases');
  }

  /** A release is rendered anew by another program, and for another address. */
  private folderOf(release: string): string {
    const origin = createHash('sha256').update(new URL(this.settings.publicUrl).origin).digest('hex');
    return join(this.root, `${release}-${this.renderer.build ?? 'none'}-${origin.slice(0, 8)}`);
  }
}
