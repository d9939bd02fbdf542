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
/** In the place of a release's id, which sorts after it. */
const NO_RELEASE = '00000000-delivered';

/** `folder` undefined: the site as it was built. */
export interface Prepared {
  folder: string | undefined;
  problems: PageProblem[];
}

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

  /**
   * Renders a release into its folder, unless it is there. @param release undefined: nothing was published
   * @returns the folder, and what is wrong with it: then nothing is written
   */
  async prepare(release: string | undefined, input: RenderInput): Promise<Prepared> {
    // As it was built: neither content nor event is another.
    if (release === undefined && input.event === undefined) return { folder: undefined, problems: [] };
    const folder = this.folderOf(release ?? NO_RELEASE, input.event);
    if (existsSync(folder)) return { folder, problems: [] };
    await mkdir(this.root, { recursive: true });
    const before = this.path === undefined ? {} : { before: this.path };
    return { folder, ...(await this.renderer.call('render', { ...input, folder, ...before })) };
  }

  /** Shows a folder that was prepared; undefined: the site as it was built. */
  async show(folder: string | undefined): Promise<void> {
    const before = this.path;
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
    const paths = (await readdir(this.root)).map((name) => join(this.root, name));
    const folders = await Promise.all(
      paths.map(async (path) => ({ path, made: (await stat(path)).mtimeMs })),
    );
    folders.sort((one, other) => other.made - one.made);
    for (const { path, made } of folders.slice(KEPT)) {
      if (path === this.path || Date.now() - made < KEPT_MS) continue;
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

  /** A release is rendered anew by another program, for another address, and with another event. */
  private folderOf(release: string, event: object | null | undefined): string {
    const origin = new URL(this.settings.publicUrl).origin;
    const shown = event === undefined ? '' : JSON.stringify(event);
    const rest = createHash('sha256').update(`${origin}\n${shown}`).digest('hex').slice(0, 12);
    return join(this.root, `${release}-${this.renderer.build ?? 'none'}-${rest}`);
  }
}
