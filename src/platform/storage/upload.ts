import { randomUUID } from 'node:crypto';
import { readdir, rm, stat, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import type { Request } from 'express';
import { diskStorage } from 'multer';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { closeSlowly } from '../http/json-body.js';
import { ApiError } from '../http/api-error.js';
import { MAX_BYTES } from './pictures.js';

/** Where files lie while they are received and checked. */
export class TemporaryFolder {
  constructor(readonly path: string) {}

  newFile(): string {
    return join(this.path, randomUUID());
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

export const PICTURE_FIELD = 'image';
/** What a multipart body may have beside the picture itself: its boundaries and headers. */
const MULTIPART_OVERHEAD = 16 * 1024;

/** Receives the one file of an upload into the temporary folder, and removes it once the request is answered. */
@Injectable()
export class UploadInterceptor implements NestInterceptor {
  private readonly multer: NestInterceptor;

  constructor(@Inject(TemporaryFolder) private readonly temporary: TemporaryFolder) {
    const Multer = FileInterceptor(PICTURE_FIELD, {
      storage: diskStorage({
        destination: temporary.path,
        filename: (_request, _file, done) => done(null, randomUUID()),
      }),
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
    await mkdir(this.temporary.path, { recursive: true, mode: 0o700 });
    try {
      const received = Promise.resolve(this.multer.intercept(context, next));
      const handled = await Promise.race([received, overflow(request)]).catch((error: unknown) => {
        throw inWords(error);
      });
      return of(await lastValueFrom(handled));
    } finally {
      if (request.file) await rm(request.file.path, { force: true });
    }
  }
}

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
  return status === 400
    ? new ApiError(
        400,
        `Send one file in the field ${PICTURE_FIELD} and nothing else, as multipart/form-data.`,
      )
    : error;
}
