import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { keyOf, nameOf, type Entry } from '../content-rows.js';
import type { ProjectForSale } from '../for-sale/for-sale.dto.js';
import type { PictureDetails } from '../pictures/picture-details.js';

/** The site's own program, built beside the pages (`web-public/renderer.ts`): it knows what content is made of. */
const BUILD = join(__dirname, '..', '..', '..', 'web-public', 'dist-ssr');
/** The site as it was built: what is shown until something is published. */
export const BUILT_SITE = join(BUILD, '..', 'dist');
const PROGRAM = join(BUILD, 'renderer.js');
/** An idle renderer keeps about 150 MB. */
const IDLE_MS = 10 * 60_000;
/** A release of 200 new projects takes 50 s of a processor, and on a busy machine some minutes. */
const LATE_MS = 10 * 60_000;

export interface Kind {
  kind: string;
  title: string;
  group: string;
  /** The address of the page where it is seen. */
  path: string;
  many: boolean;
  /** JSON Schema, with titles and widgets in the owner's words. */
  schema: object;
}

export interface Problem {
  field: string;
  message: string;
}
export interface PageProblem {
  page: string;
  message: string;
  /** Where it can be mended: `home/site:banner.action.href`. */
  place?: string;
}

/** A picture that came with the program. */
interface BuiltPicture {
  file: string;
  width: number;
  height: number;
  thumbnail: string;
  /** Address of the JPEG for those who show nothing newer. */
  jpeg: string;
}

/** An event as GET /events gives it, without what changes from hour to hour. */
export interface PublishedEvent {
  slug: string;
}

/** The events that the site shows. */
export interface ShownEvents {
  /** The event that people register for next; null: there is none; undefined: the one that developers wrote. */
  event: PublishedEvent | null | undefined;
  /** All events that are published: each has a page. Undefined where `event` is. */
  events: PublishedEvent[] | undefined;
  /** When the pages change by the clock alone; undefined: never. */
  until: Date | undefined;
}

/** All that a release is rendered from. */
export interface RenderInput extends Partial<Pick<ShownEvents, 'event' | 'events'>> {
  entries: Entry[];
  uploaded: Uploaded;
  pdfs: PdfSizes;
  /** What is kept with pictures, beside what content says of them. */
  details: ShownDetails;
  origin: string;
  /** What was public before, as far as it lives on: addresses that pages left, and ways to pay. */
  past?: Entry[];
  /** How many of each home are left. */
  stock?: ShownStock;
  /** The number of each project's price list, by its slug. */
  lists?: Record<string, number>;
}

/** What is kept with pictures, by their files. */
export type ShownDetails = Record<string, Pick<PictureDetails, 'alt' | 'credit' | 'kind'>>;

/** How many there are of each home, by the slug of its project. */
export type ShownStock = Record<string, { home: string; count: number; reserved: number; sold: number }[]>;

/** Uploaded pictures by their name. */
export type Uploaded = Record<string, { width: number; height: number }>;

/** Uploaded PDFs by their hash, with their size in bytes. */
export type PdfSizes = Record<string, number>;

interface Calls {
  describe: [
    undefined,
    { program: string; kinds: Kind[]; seed: Entry[]; pictures: BuiltPicture[]; eventForm: object },
  ];
  check: [
    // `shown`: what is public, where prices are not to change under the name of a list.
    Entry & { others?: Entry[]; uploaded?: Uploaded; pdfs?: PdfSizes; shown?: Entry[] },
    { problems: Problem[]; data: unknown },
  ];
  draftProblems: [
    { entries: Entry[]; all: Entry[]; shown: Entry[]; uploaded: Uploaded; pdfs: PdfSizes },
    PageProblem[],
  ];
  /** Its data with the defaults of fields that the program did not know when it was kept. */
  completed: [Entry, object | null];
  pages: [RenderInput, { path: string; title: string }[]];
  /** @param marked with `data-field` where a text or picture comes from: for the editor alone */
  preview: [RenderInput & { path: string; marked?: boolean }, { found: boolean; html: string }];
  problems: [RenderInput, PageProblem[]];
  needs: [RenderInput, string[]];
  render: [RenderInput & { folder: string; before?: string; anyway?: boolean }, { problems: PageProblem[] }];
  /** The sheet of a sample computation; undefined: there is no such calculator. */
  computation: [
    RenderInput & { project: string; query: Record<string, unknown>; made: string; assets: string },
    Uint8Array | undefined,
  ];
  moves: [RenderInput, { from: string; to: string; name: string }[]];
  forSale: [RenderInput, ProjectForSale[]];
  compressFurther: [{ folder: string }, undefined];
}

type Answer = { id: number; output?: unknown; fault?: string };
type Waiting = { resolve: (output: unknown) => void; reject: (error: Error) => void };

/** Calls the renderer in a thread of its own, which starts when it is needed and stays warm while it is used. */
@Injectable()
export class Renderer implements OnApplicationShutdown {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private next = 1;
  private idle: NodeJS.Timeout | undefined;
  private described: Promise<Calls['describe'][1]> | undefined;

  /** What tells one build of the program from another; undefined where the site was not built. */
  readonly build = existsSync(PROGRAM)
    ? createHash('sha256')
        .update(readFileSync(PROGRAM))
        .update(readFileSync(join(BUILD, 'template.html')))
        .digest('hex')
        .slice(0, 12)
    : undefined;

  /** The kinds of content, and what developers wrote. */
  describe(): Promise<Calls['describe'][1]> {
    this.described ??= this.call('describe', undefined);
    this.described.catch(() => (this.described = undefined));
    return this.described;
  }

  /** What each kind of content is called, and each project that came with the program. */
  async titles(): Promise<ReadonlyMap<string, string>> {
    const { kinds, seed } = await this.describe();
    const delivered = seed.map((entry): [string, string] => [keyOf(entry), nameOf(entry.data) ?? entry.slug]);
    return new Map([...delivered, ...kinds.map(({ kind, title }): [string, string] => [kind, title])]);
  }

  /** @throws Error in the renderer's words, such as about a picture that is not there any more */
  call<Name extends keyof Calls>(name: Name, input: Calls[Name][0]): Promise<Calls[Name][1]> {
    if (this.build === undefined)
      throw new ApiError(503, 'The site was not built here, so its content cannot be shown.', undefined, 60);
    const worker = this.start();
    const id = this.next++;
    const late = setTimeout(() => this.end(new Error('The renderer did not answer in time.')), LATE_MS);
    worker.ref();
    return new Promise<unknown>((resolve, reject) => {
      // What could not be sent gets no answer, so its caller must not wait.
      worker.postMessage({ id, name, input });
      this.waiting.set(id, { resolve, reject });
    }).finally(() => {
      clearTimeout(late);
      this.rest();
    }) as Promise<Calls[Name][1]>;
  }

  onApplicationShutdown(): void {
    this.end(new Error('The server is stopping.'));
  }

  private start(): Worker {
    clearTimeout(this.idle);
    if (this.worker) return this.worker;
    // The thread gets none of our environment, which holds secrets.
    const worker = new Worker(PROGRAM, { env: { NODE_ENV: 'production' } });
    worker.on('message', ({ id, output, fault }: Answer) => {
      const waiting = this.waiting.get(id);
      this.waiting.delete(id);
      if (fault === undefined) waiting?.resolve(output);
      else waiting?.reject(new Error(fault));
    });
    worker.on('error', (error) => this.worker === worker && this.end(error));
    worker.on('exit', () => this.worker === worker && this.end(new Error('The renderer ended.')));
    return (this.worker = worker);
  }

  /** An idle renderer does not keep the process alive, and ends after a while. */
  private rest(): void {
    if (this.waiting.size > 0) return;
    this.worker?.unref();
    clearTimeout(this.idle);
    this.idle = setTimeout(() => this.end(new Error('The renderer was idle.')), IDLE_MS).unref();
  }

  private end(reason: Error): void {
    const { worker } = this;
    this.worker = undefined;
    clearTimeout(this.idle);
    for (const { reject } of this.waiting.values()) reject(reason);
    this.waiting.clear();
    void worker?.terminate();
  }
}
