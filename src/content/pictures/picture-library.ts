import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActivityLog } from '../../activity/activity-log.js';
import { defineActivity } from '../../activity/activity-types.js';
import { transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import type { ReceivedFile } from '../../uploads/pictures/pictures.js';
import { filesIn, shownNow, type Entry } from '../content-rows.js';
import { ContentService, type Item } from '../content.service.js';
import { RenderInputs } from '../publishing/render-inputs.js';
import { Renderer } from '../publishing/renderer.js';
import {
  addDetails,
  allDetails,
  changeDetails,
  removeDetails,
  type PictureDetails,
} from './picture-details.js';
import { ContentPictures } from './pictures.js';

const pictureActivity = defineActivity('content', 'content:read', {
  'content.picture_described': 'What is kept with a picture of the site was changed',
  'content.picture_removed': 'A picture was taken out of the library of the site',
});

/** Where a picture is shown, now or with the next publication. */
export interface Use {
  kind: string;
  slug: string;
  title: string;
}

interface LibraryPicture extends PictureDetails {
  file: string;
  width: number;
  height: number;
  /** Address of a small copy. */
  thumbnail: string;
  /** The words that a page has for it, unless words are kept with the picture. */
  alt_in_use: string;
  used_in: Use[];
}

/** All pictures that content may show, with what is kept once with each of them, and where it is shown. */
@Injectable()
export class PictureLibrary {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pictures: ContentPictures,
    private readonly renderer: Renderer,
    private readonly inputs: RenderInputs,
    private readonly content: ContentService,
    private readonly activity: ActivityLog,
  ) {}

  /** Lists pictures that were uploaded, the newest first, then those that came with the program. */
  async all(): Promise<LibraryPicture[]> {
    const { pictures: own } = await this.renderer.describe();
    const details = new Map((await allDetails(this.dataSource)).map((row) => [row.file, row]));
    const items = await this.content.items();
    const uses = await this.uses(items);
    const words = wordsIn(items);
    const uploaded = Object.entries((await this.inputs.uploads()).uploaded).map(([name, size]) => ({
      ...size,
      file: `uploaded/${name}`,
      thumbnail: `/assets/uploaded/${name}-${Math.min(480, size.width)}.webp`,
    }));
    return [...uploaded, ...own]
      .filter(({ file }) => !details.get(file)?.removed_at)
      .map(({ file, width, height, thumbnail }) => {
        const { name, alt, credit, kind, labels } = details.get(file) ?? delivered(file);
        return {
          file,
          width,
          height,
          thumbnail,
          name,
          alt,
          credit,
          kind,
          labels,
          alt_in_use: words.get(file) ?? '',
          used_in: uses.get(file) ?? [],
        };
      });
  }

  /** @throws ApiError 404 */
  async one(file: string): Promise<LibraryPicture> {
    const found = (await this.all()).find((each) => each.file === file);
    if (!found) throw ApiError.notFound('Picture');
    return found;
  }

  /**
   * Takes a picture in. The same picture once more is the one that is there.
   * @returns it, and whether it was there @throws ApiError 415, 413 or 503, see Pictures
   */
  async add(
    received: ReceivedFile,
    kind: PictureDetails['kind'],
  ): Promise<LibraryPicture & { known: boolean }> {
    const file = `uploaded/${(await this.pictures.keep(received)).name}`;
    const before = (await allDetails(this.dataSource)).find((row) => row.file === file);
    await addDetails(this.dataSource, file, { ...delivered(file), name: nameOf(received.name), kind });
    return { ...(await this.one(file)), known: before !== undefined && before.removed_at === null };
  }

  /** Changes what is kept with a picture; what is left out stays. The public pages follow by themselves. @throws ApiError 404 */
  async describe(file: string, changed: Partial<PictureDetails>, by: Caller): Promise<LibraryPicture> {
    const { name, alt, credit, kind, labels } = await this.one(file);
    const details = { name, alt, credit, kind, labels, ...changed };
    await transaction(this.dataSource, async (tx) => {
      await changeDetails(tx, file, details);
      const states = { before: { file, name, alt, credit, kind, labels }, after: { file, ...details } };
      await this.activity.record(
        tx,
        by,
        pictureActivity('content.picture_described', recordOf(file), states),
      );
    });
    return this.one(file);
  }

  /** @throws ApiError 404; 409 where it is shown, which names the places */
  async remove(file: string, by: Caller): Promise<LibraryPicture> {
    const picture = await this.one(file);
    const { used_in } = picture;
    if (used_in.length > 0) {
      const places = used_in.map(({ title }) => title).join(', ');
      throw ApiError.conflict(
        'picture_in_use',
        `This picture is shown in: ${places}. Put another in its place first.`,
      );
    }
    await transaction(this.dataSource, async (tx) => {
      await removeDetails(tx, file, picture);
      await this.activity.record(
        tx,
        by,
        pictureActivity('content.picture_removed', recordOf(file), { before: { file } }),
      );
    });
    return picture;
  }

  /**
   * Puts another picture in its place, wherever content shows it: drafts, to be looked at and published. Events keep
   * theirs, since they are changed elsewhere.
   * @returns the pieces that are drafts now
   * @throws ApiError 404; 400 when nobody said yet what the other shows; 409 when a colleague was faster
   */
  async replace(file: string, by: string, caller: Caller): Promise<Use[]> {
    const one = await this.one(file);
    const other = await this.one(by);
    if ((other.alt || other.alt_in_use) === '')
      throw ApiError.invalid([{ field: 'by', message: 'Say first in a sentence what this picture shows' }]);
    const items = (await this.content.items()).filter(({ data }) => filesIn(data).has(file));
    await this.content.saveAll(
      items.map((item) => ({ ...item, data: withOther(item.data, file, other) })),
      items,
      `“${one.name}” replaced by “${other.name}”`,
      caller,
    );
    return items.map(toUse);
  }

  /** Where each picture is shown, by its file: in drafts, in what is public, and by events. */
  private async uses(items: Item[]): Promise<Map<string, Use[]>> {
    const { rows: shown } = await shownNow(this.dataSource);
    const events = await this.dataSource.query<(Use & { data: unknown })[]>(
      `SELECT 'events' AS kind, slug, name AS title, details AS data FROM event ORDER BY starts_at, id`,
    );
    const uses = new Map<string, Map<string, Use>>();
    const add = (use: Use, data: unknown) => {
      for (const file of filesIn(data)) {
        const known = uses.get(file) ?? new Map<string, Use>();
        uses.set(file, known.set(`${use.kind}/${use.slug}`, use));
      }
    };
    for (const item of items) {
      add(toUse(item), item.data);
      const version = shown.find(({ kind, slug }) => kind === item.kind && slug === item.slug);
      add(toUse(item), version?.data);
    }
    for (const { data, ...event } of events) add(event, data);
    return new Map([...uses].map(([file, found]) => [file, [...found.values()]]));
  }
}

/** Records are named by a UUID; a picture's is made of its file. */
function recordOf(file: string): string {
  const hex = createHash('sha256').update(file).digest('hex').slice(0, 32);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const toUse = ({ kind, slug, title }: Item): Use => ({ kind, slug, title });

/** `alpha-tower/lobby` → `Alpha tower, lobby`: the program's own pictures are renders. */
function delivered(file: string): PictureDetails {
  const words = file.replace(/\//g, ', ').replace(/-/g, ' ');
  const name = words.charAt(0).toUpperCase() + words.slice(1);
  return { name, alt: '', credit: '', kind: 'perspective', labels: [] };
}

/** `IMG_2041.JPG` → `IMG 2041`. */
function nameOf(file = ''): string {
  const words = file
    .replace(/\.[^.]{1,5}$/, '')
    .replace(/[\p{C}_]+/gu, ' ')
    .trim();
  return [...words].slice(0, 100).join('') || 'Picture without a name';
}

/** The words that content has for each picture. */
function wordsIn(items: Pick<Entry, 'data'>[]): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { file, alt } = value as { file?: unknown; alt?: unknown };
    if (typeof file === 'string' && typeof alt === 'string' && alt !== '' && !found.has(file))
      found.set(file, alt);
    for (const part of Object.values(value)) visit(part);
  };
  visit(items.map(({ data }) => data));
  return found;
}

/** The content with another picture in the place of one, without the crop and the words of the old one. */
function withOther(value: unknown, file: string, other: LibraryPicture): unknown {
  if (Array.isArray(value)) return value.map((item) => withOther(item, file, other));
  if (typeof value !== 'object' || value === null) return value;
  if ('file' in value && value.file === file)
    return { file: other.file, alt: 'alt' in value && value.alt === '' ? '' : other.alt || other.alt_in_use };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withOther(item, file, other)]));
}
