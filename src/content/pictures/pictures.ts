import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import type { Region } from 'sharp';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Semaphore } from '../../platform/semaphore.js';
import { SETTINGS, type Settings } from '../../platform/settings/settings.js';
import { Pictures, type ReceivedFile, type Redrawn } from '../../uploads/pictures/pictures.js';
import { TemporaryFolder } from '../../uploads/temporary-files.js';
import { drawBrand, isBrand, PAPER } from './brand-files.js';

/** Loaded with the first picture: the start is not to wait for it. */
const sharp = async () => (await import('sharp')).default;

/** The widths in pixels; they are the same in web-public/render/release.ts, which writes the addresses. */
const WIDTHS = [480, 800, 1000, 1200, 1600, 2000, 2560];
/** The widths of crops for phones, whose frames are at most so wide for their height (the same file says why). */
const UPRIGHT_WIDTHS = [480, 660, 880, 1160, 1440];
const UPRIGHT = 4 / 5;
/** Pages name only the widest crop as WebP, and none as JPEG. No other is made, so that a stranger fills no disk with the rest. */
const UPRIGHT_WEBP = 880;
/**
 * The largest picture that is kept, drawn from a photo of up to 40 megapixels. At 16 : 9 it is as high as the screen of a phone
 * needs: 736 px of three pixels each, of which 0.8 suffice. What is transparent stays so, for a logo.
 */
const KEPT: Redrawn = { maxSide: 3_200, ground: PAPER, transparent: true, maxCostMs: 5_000 };
/** Sizes drawn at the same time: visitors ask for them, and must leave the processors to others. */
const DRAWN_AT_ONCE = 2;
/** `0f…-800.avif`, and of the crop around a point at 70 % of the width `0f…-upright70-660.avif`. */
const FILE = /^([0-9a-f]{32})-(?:upright(100|[1-9]?0)-)?(\d{1,5})\.(avif|webp|jpeg)$/;

interface PictureSize {
  width: number;
  height: number;
}

/** A file to draw, and the part of the picture that it shows; undefined: the whole. */
interface Drawn {
  name: string;
  width: number;
  format: string;
  part: Region | undefined;
}

/** The part that phones see: of the whole height, and as far to the right as its point is in the picture. */
function uprightPart({ width, height }: PictureSize, percent: number): Region {
  const part = Math.min(width, Math.round(height * UPRIGHT));
  return { left: Math.round(((width - part) * percent) / 100), top: 0, width: part, height };
}

/**
 * The site's own pictures. The database keeps each as it was drawn anew, under a name made of its content: in the column
 * `jpeg`, as a PNG where it is transparent. The formats and widths of the pages are made from it in every process that
 * shows them, and kept in the data directory. On pages it stands on paper; only logos and icons let their ground through.
 */
@Injectable()
export class ContentPictures implements OnModuleInit {
  private readonly making = new Map<string, Promise<string | undefined>>();
  private readonly line = new Semaphore({
    atOnce: DRAWN_AT_ONCE,
    perSender: DRAWN_AT_ONCE,
    // The line has no limit: each size is drawn once, so it is never longer than there are sizes. A publication waits for all of its own.
    waiting: Infinity,
    full: () => new Error('A line without an end is full.'),
  });

  constructor(
    private readonly pool: Pool,
    private readonly pictures: Pictures,
    private readonly jobs: Jobs,
    @Inject(TemporaryFolder) private readonly temporary: TemporaryFolder,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.jobs.every({
      name: 'content-pictures',
      description: 'Removes pictures that were taken out of the library and are in no version and no event.',
      schedule: { dailyAt: '03:50' },
      trustsClock: true,
      run: () => this.sweep(),
    });
  }

  /**
   * Removes pictures that are not in the library and that nothing names, a week after they came: somebody may still be
   * writing.
   * @returns how many
   */
  async sweep(): Promise<number> {
    const { rows } = await this.pool.query<{ name: string }>(
      `DELETE FROM content_picture picture
        WHERE created_at < now() - interval '7 days'
          AND NOT EXISTS (SELECT 1 FROM content_picture_details details
                           WHERE details.file = 'uploaded/' || picture.name
                             AND (removed_at IS NULL OR removed_at > now() - interval '7 days'))
          AND NOT EXISTS (SELECT 1 FROM content_version WHERE strpos(data::text, 'uploaded/' || picture.name) > 0)
          AND NOT EXISTS (SELECT 1 FROM content_unfinished WHERE strpos(data::text, 'uploaded/' || picture.name) > 0)
          AND NOT EXISTS (SELECT 1 FROM newsletter WHERE state IN ('planned', 'sending') AND strpos(pieces::text, 'uploaded/' || picture.name) > 0)
          AND NOT EXISTS (SELECT 1 FROM event WHERE strpos(details::text, 'uploaded/' || picture.name) > 0)
        RETURNING name`,
    );
    await this.pool.query('DELETE FROM content_picture_details WHERE file = ANY($1)', [
      rows.map(({ name }) => `uploaded/${name}`),
    ]);
    const files = existsSync(this.folder) ? await readdir(this.folder) : [];
    const gone = files.filter((file) => rows.some(({ name }) => file.startsWith(name)));
    await Promise.all(gone.map((file) => rm(join(this.folder, file), { force: true })));
    return rows.length;
  }

  /** @throws ApiError 415, 413 or 503, see Pictures */
  async keep(received: ReceivedFile): Promise<PictureSize & { name: string }> {
    const clean = this.temporary.newFile();
    await this.temporary.prepare();
    try {
      await this.pictures.reencode(received, clean, KEPT);
      const drawn = await readFile(clean);
      const name = createHash('sha256').update(drawn).digest('hex').slice(0, 32);
      const { width = 0, height = 0 } = await (await sharp())(drawn).metadata();
      await this.pool.query(
        'INSERT INTO content_picture (name, width, height, jpeg) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
        [name, width, height, drawn],
      );
      return { name, width, height };
    } finally {
      await rm(clean, { force: true });
    }
  }

  /** The path of a file such as `0f…-800.avif` or `0f…-logo.png`, made when it is first asked for; undefined: there is none. */
  file(name: string): Promise<string | undefined> {
    const path = join(this.folder, name);
    const parts = FILE.exec(name);
    if (!parts && !isBrand(name)) return Promise.resolve(undefined);
    if (existsSync(path)) return Promise.resolve(path);
    let made = this.making.get(name);
    if (!made) {
      made = (parts ? this.make(path, parts) : this.makeBrand(path, name)).finally(() =>
        this.making.delete(name),
      );
      this.making.set(name, made);
    }
    return made;
  }

  private get folder(): string {
    return join(this.settings.dataDir, 'site', 'assets', 'uploaded');
  }

  private async make(
    path: string,
    [, name = '', percent, wide, format = '']: (string | undefined)[],
  ): Promise<string | undefined> {
    const { rows } = await this.pool.query<PictureSize>(
      'SELECT width, height FROM content_picture WHERE name = $1',
      [name],
    );
    const [found] = rows;
    if (!found) return undefined;
    const part = percent === undefined ? undefined : uprightPart(found, Number(percent));
    const width = Number(wide);
    const known = part ? UPRIGHT_WIDTHS : WIDTHS;
    if (width !== (part ?? found).width && !known.includes(width)) return undefined;
    if (part && format !== 'avif' && (format !== 'webp' || width > UPRIGHT_WEBP)) return undefined;
    return this.line.run(() => this.draw(path, { name, width, format, part }));
  }

  private makeBrand(path: string, file: string): Promise<string | undefined> {
    return this.line.run(() =>
      this.write(path, file.slice(0, 32), async (kept, half) => drawBrand((await sharp())(kept), file, half)),
    );
  }

  private draw(path: string, { name, width, format, part }: Drawn): Promise<string | undefined> {
    return this.write(path, name, async (kept, half) => {
      const picture = (await sharp())(kept).flatten({ background: PAPER });
      const image = (part ? picture.extract(part) : picture).resize({ width, withoutEnlargement: true });
      // The build makes pictures of the program by the same settings (web-public/build/picture-pipeline.ts says why).
      const avif = part ? { quality: 30, effort: 1 } : { quality: 40, effort: 0 };
      if (format === 'avif') await image.avif({ ...avif, chromaSubsampling: '4:2:0' }).toFile(half);
      else if (format === 'webp') await image.webp({ quality: 75, effort: 2 }).toFile(half);
      else await image.jpeg({ quality: 80, mozjpeg: true }).toFile(half);
    });
  }

  /** The picture is read only now, so that no more of them lie in memory than are drawn. The file appears whole. */
  private async write(
    path: string,
    name: string,
    draw: (kept: Buffer, half: string) => Promise<void>,
  ): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ jpeg: Buffer }>(
      'SELECT jpeg FROM content_picture WHERE name = $1',
      [name],
    );
    if (!rows[0]) return undefined;
    await mkdir(this.folder, { recursive: true });
    const half = `${path}.${randomUUID()}.part`;
    await draw(rows[0].jpeg, half);
    await rename(half, path);
    return path;
  }
}
