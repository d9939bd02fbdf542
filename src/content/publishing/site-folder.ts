import { createHash, randomUUID } from 'node:crypto';
import { chmod, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'pg';
import { SETTINGS, type Settings } from '../../platform/settings/settings.js';
import { publicRelease } from '../content-rows.js';
import { ContentPictures } from '../pictures/pictures.js';
import { builtUnder, LIST, READABLE } from './built-site.js';
import { HALF, sweepReleases } from './old-releases.js';
import { RenderInputs } from './render-inputs.js';
import { BUILT_SITE, Renderer, type PageProblem, type RenderInput } from './renderer.js';

/** Stands where a release's id would be, and sorts before every id. */
const NO_RELEASE = '00000000-delivered';
const SWEEP_AGAIN_MS = 10 * 60_000;
/** Files are compressed better after this pause, since one change often follows another at once. */
const IMPROVE_MS = 2_000;

const hasAny = (named: object): boolean => Object.keys(named).length > 0;

/** `folder` undefined: the site as it was built. */
export interface Prepared {
  folder: string | undefined;
  problems: PageProblem[];
}

/**
 * The folder of the release that this process shows. Each release has one of its own under `DATA_DIR/site`, which
 * appears whole, and which other processes may use too. Showing another is one assignment, so that every answer comes
 * from one release.
 */
@Injectable()
export class SiteFolder implements OnApplicationShutdown {
  private readonly log = new Logger('Site');
  /** `DATA_DIR/site`, which several processes may share. */
  private readonly home: string;
  private readonly releases: string;
  private linked: string | undefined;
  private improving: NodeJS.Timeout | undefined;
  private stopped = false;
  private showing: Promise<void> = Promise.resolve();
  /** A call that waits for its turn; later ones share it. */
  private next: Promise<void> | undefined;
  /** Undefined: the site as it was built. */
  path: string | undefined;
  /** Counts how often other files were shown. */
  revision = 0;

  constructor(
    private readonly pool: Pool,
    private readonly inputs: RenderInputs,
    private readonly renderer: Renderer,
    private readonly pictures: ContentPictures,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.home = join(settings.dataDir, 'site');
    this.releases = join(this.home, 'releases');
  }

  /**
   * Renders a release into its folder, unless it is there. @param release undefined: nothing was published
   * @param anyway what was public before is shown as far as it can be
   * @returns the folder, and what is wrong with it: then nothing is written, unless it is rendered anyway
   */
  async prepare(release: string | undefined, input: RenderInput, anyway = false): Promise<Prepared> {
    // The built site serves where neither content, events, stock nor the words of pictures were changed.
    const { events, past = [], details, stock = {} } = input;
    const isOther = events !== undefined || past.length > 0 || [details, stock].some(hasAny);
    if (release === undefined && !isOther) return { folder: await this.asBuilt(input.origin), problems: [] };
    const folder = this.folderOf(release ?? NO_RELEASE, input);
    if (await isWhole(folder)) return { folder, problems: [] };
    await rm(folder, { recursive: true, force: true });
    await this.prepareHome();
    // Another process may have taken an upload: then its files are not here yet.
    const needed = await this.renderer.call('needs', input);
    await Promise.all(needed.map((file) => this.pictures.file(file)));
    const before = this.path === undefined ? {} : { before: this.path };
    return { folder, ...(await this.renderer.call('render', { ...input, folder, ...before, anyway })) };
  }

  /**
   * Shows what is public. Nothing else decides what is shown, and releases are shown one after the other: so the newest
   * wins, whoever published it, and in which process. A call that waits serves all that come meanwhile, so that the
   * site is not rendered for each of many changes.
   * @throws what keeps it from being shown: what was shown before stays
   */
  showPublic(): Promise<void> {
    this.next ??= this.showing
      .catch(() => undefined)
      .then(() => {
        this.next = undefined;
        return this.showNow();
      });
    this.showing = this.next;
    return this.showing;
  }

  private async showNow(): Promise<void> {
    const release = await publicRelease(this.pool);
    const input = await this.inputs.ofRelease(release?.id);
    const { folder, problems } = await this.prepare(release?.id, input, true);
    for (const { page, message } of problems) this.log.error(`Shown with a fault: ${page}: ${message}`);
    const isOther = folder !== this.path;
    this.path = folder;
    if (isOther) this.revision++;
    await this.link(folder ?? BUILT_SITE);
    if (isOther) this.improveLater(folder);
  }

  /** Its pages name the address that the site is served at. */
  private async asBuilt(origin: string): Promise<string | undefined> {
    const { build } = this.renderer;
    if (build === undefined) return undefined;
    const folder = join(this.releases, `00000000-built-${build}-${shortHash(origin)}`);
    if (await isWhole(folder)) return folder;
    await this.prepareHome();
    return (await builtUnder(origin, BUILT_SITE, folder)) ? folder : undefined;
  }

  onApplicationShutdown(): void {
    this.stopped = true;
    clearTimeout(this.improving);
  }

  private improveLater(folder: string | undefined): void {
    clearTimeout(this.improving);
    if (folder === undefined || this.stopped) return;
    this.improving = setTimeout(() => void this.improve(folder), IMPROVE_MS).unref();
  }

  /** `DATA_DIR/site/current`, for a proxy, while no process answers. */
  private async link(target: string): Promise<void> {
    if (target === this.linked) return;
    this.linked = target;
    try {
      await this.prepareHome();
      await setCurrent(this.home, target);
    } catch (error) {
      this.log.warn(`site/current was not set: ${String(error)}`);
    }
  }

  /** Makes the files smaller once the publication is done, and removes folders that are of no use. */
  private async improve(folder: string): Promise<void> {
    try {
      await this.renderer.call('compressFurther', { folder });
      if (this.path === folder) this.revision++;
    } catch (error) {
      this.log.warn(`The new pages were not compressed as far as they could be: ${String(error)}`);
    }
    await this.sweep();
  }

  /** Removes folders that nobody reads any more, and what a killed process left. */
  async sweep(): Promise<void> {
    try {
      if (await sweepReleases(this.home, this.releases, this.path))
        setTimeout(() => void this.sweep(), SWEEP_AGAIN_MS).unref();
    } catch (error) {
      this.log.warn(`Old releases were not removed: ${String(error)}`);
    }
  }

  private async prepareHome(): Promise<void> {
    await mkdir(this.releases, { recursive: true });
    // The folder may be another user's, who then decides on its mode.
    for (const folder of [this.home, this.releases]) await chmod(folder, READABLE).catch(() => undefined);
  }

  /**
   * A release is rendered anew by another program, for another address, with other events, after pages moved, when
   * another number of homes is left, and when something else is said of its pictures.
   */
  private folderOf(
    release: string,
    { origin, event, events, past = [], details, stock, lists }: RenderInput,
  ): string {
    const shown = JSON.stringify([event, events, past, details, stock, lists]);
    const rest = shortHash(`${origin}\n${shown}`);
    return join(this.releases, `${release}-${this.renderer.build ?? 'none'}-${rest}`);
  }
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Whether a release is there with all its files: after a power failure some may be empty. */
async function isWhole(folder: string): Promise<boolean> {
  try {
    const list = JSON.parse(await readFile(join(folder, LIST), 'utf8')) as Record<string, string>;
    const sizes = await Promise.all(
      Object.keys(list).map(async (name) => (await stat(join(folder, name))).size),
    );
    return sizes.every((size) => size > 0);
  } catch {
    return false;
  }
}

/** `current` leads to the files that are shown, for a proxy. */
async function setCurrent(home: string, folder: string): Promise<void> {
  const current = join(home, 'current');
  const next = `${current}.${randomUUID()}${HALF}`;
  // The link is relative, since the proxy may have the folder elsewhere.
  await symlink(relative(home, folder), next, 'dir');
  await rename(next, current);
}
