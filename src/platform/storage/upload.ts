import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import {
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import type { Request, Response } from 'express';
import type { StorageEngine } from 'multer';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { ApiError } from '../http/api-error.js';
import { closeSlowly } from '../http/json-body.js';
import { networkOf } from '../http/rate-limits/rate-limits.js';
import { Pictures, type ReceivedFile } from './pictures/pictures.js';

/** Largest file taken in, in bytes. */
export const MAX_BYTES = 10 * 1024 * 1024;
/** What a multipart body may have beside the picture itself: its boundaries and headers. */
const MULTIPART_OVERHEAD = 16 * 1024;
export const PICTURE_FIELD = 'image';

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

/** multer's own disk storage makes folders and files that every local user may read. */
class PrivateFiles implements StorageEngine {
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
        return done(null, { path });
      }
      const remove = () =>
        void rm(path, { force: true }).finally(() => {
          settle();
          done(cut ? notOneFile() : error);
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

/** Receives the one file of an upload into the temporary folder, and removes it once the request is answered. */
@Injectable()
export class UploadInterceptor implements NestInterceptor {
  private readonly multer: NestInterceptor;
  private readonly files: PrivateFiles;

  constructor(
    @Inject(TemporaryFolder) private readonly temporary: TemporaryFolder,
    private readonly pictures: Pictures,
  ) {
    this.files = new PrivateFiles(temporary);
    const Multer = FileInterceptor(PICTURE_FIELD, {
      storage: this.files,
      defParamCharset: 'utf8',
      limits: { fileSize: MAX_BYTES, files: 1, fields: 0, parts: 1, fieldNameSize: 100, headerPairs: 20 },
    });
    this.multer = new Multer();
  }

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    if (!/^multipart\/form-data\s*;/i.test(request.headers['content-type'] ?? ''))
      throw new ApiError(415, `Send the picture as multipart/form-data, in the field ${PICTURE_FIELD}.`);
    if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES + MULTIPART_OVERHEAD) {
      closeSlowly(request);
      throw tooLarge();
    }
    this.pictures.prepare();
    await this.temporary.prepare();
    try {
      const received = Promise.resolve(this.multer.intercept(context, next)).catch(async (error: unknown) => {
        await this.files.settled(request);
        throw error;
      });
      const handled = await Promise.race([received, overflow(request)]).catch((error: unknown) => {
        throw wasLeft(request) ? gone() : inWords(error);
      });
      return of(await lastValueFrom(handled));
    } finally {
      if (request.file) await rm(request.file.path, { force: true });
    }
  }
}

/** Parameter decorator: the file of this request. @throws ApiError 400 when there is none */
export const Received = createParamDecorator((_: unknown, context: ExecutionContext): ReceivedFile => {
  const http = context.switchToHttp();
  const request = http.getRequest<Request>();
  if (!request.file) throw ApiError.invalid([{ field: PICTURE_FIELD, message: 'Required' }]);
  return receivedFile(request.file, request, http.getResponse<Response>());
});

/** Parameter decorator: the picture that came with a form, if one was chosen in it. */
export const ReceivedWithForm = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const http = context.switchToHttp();
  const request = http.getRequest<Request>();
  const { file } = request;
  return file && file.size > 0 ? receivedFile(file, request, http.getResponse<Response>()) : undefined;
});

function receivedFile({ path }: { path: string }, request: Request, response: Response): ReceivedFile {
  const left = new AbortController();
  const leave = () => !response.writableFinished && left.abort(gone());
  if (response.closed) leave();
  response.once('close', leave);
  return { path, network: networkOf(request.ip ?? ''), signal: left.signal };
}

/**
 * Whether the sender went away before the body was read. `complete` says only that all of it arrived: who goes away then
 * leaves what nobody has read yet.
 */
export const wasLeft = (request: Request): boolean => request.destroyed && !request.readableEnded;
/** Nobody reads it; the request's line in the log says that its client went away. */
const gone = () => new ApiError(400, 'The upload was given up.');
const notOneFile = () =>
  new ApiError(400, `Send one file in the field ${PICTURE_FIELD} and nothing else, as multipart/form-data.`);
const tooLarge = () => new ApiError(413, `The picture is larger than ${MAX_BYTES / 1024 / 1024} MB.`);

/**
 * Rejects when more comes in than any accepted upload has, which a body without a stated length may do. multer would
 * read such a body to its end before it says so.
 */
function overflow(request: Request): Promise<never> {
  let bytes = 0;
  return new Promise((_, reject) => {
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_BYTES + 2 * MULTIPART_OVERHEAD) reject(tooLarge());
    });
  });
}

/** multer's errors, told apart by their code. */
function inWords(error: unknown): unknown {
  const cause = (error as { cause?: { code?: string } } | undefined)?.cause;
  if (cause?.code === 'LIMIT_FILE_SIZE') return tooLarge();
  const status = (error as { status?: number } | undefined)?.status;
  return status === 400 ? notOneFile() : error;
}
