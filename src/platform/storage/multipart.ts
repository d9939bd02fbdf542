import { rm } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { ApiError } from '../http/api-error.js';
import { closeSlowly } from '../http/json-body.js';
import { CutFile, PrivateFiles, TemporaryFolder } from './temporary-files.js';

/** Largest file taken in, in bytes. */
export const MAX_BYTES = 10 * 1024 * 1024;
export const PICTURE_FIELD = 'image';

/** What a multipart body may hold beside at most one picture, and what is said when it holds more or is torn. */
export interface Shape {
  limits: { fields: number; fieldSize?: number; fieldNameSize?: number; parts: number; headerPairs?: number };
  /** Bytes of the whole body. Nobody makes us read more. */
  most: number;
  tooMuch: () => ApiError;
  torn: () => ApiError;
}

/**
 * Receives multipart bodies, their picture into the temporary folder. Nest's own interceptor for files is not used: it
 * cuts the connection with the answer, and a sender who is still sending then never reads why.
 */
@Injectable()
export class MultipartBodies {
  private readonly files: PrivateFiles;
  private readonly parsers = new Map<Shape, ReturnType<ReturnType<typeof multer>['single']>>();

  constructor(@Inject(TemporaryFolder) private readonly temporary: TemporaryFolder) {
    this.files = new PrivateFiles(temporary);
  }

  /**
   * Sets `request.body` to the texts and `request.file` to the picture, which is the caller's to remove.
   * @throws ApiError 400 or 413, with nothing left behind; whatever the disk says
   */
  async receive(request: Request, response: Response, shape: Shape): Promise<void> {
    if (Number(request.headers['content-length'] ?? 0) > shape.most) throw overflow(request);
    await this.temporary.prepare();
    if (request.destroyed) throw gone(); // multer would wait for a close that was
    const parse = this.parserOf(shape);
    const received = new Promise<void>((resolve, reject) =>
      parse(request, response, (error?: unknown) => (error instanceof Error ? reject(error) : resolve())),
    ).catch(async (error: unknown) => {
      await this.files.settled(request);
      throw wasLeft(request) ? gone() : inWords(error, shape);
    });
    try {
      await Promise.race([received, tooLong(request, shape.most)]);
    } catch (error) {
      const forget = () => request.file && rm(request.file.path, { force: true });
      received.then(forget).catch(() => undefined); // A picture that was whole before the rest was too long.
      throw error;
    }
  }

  private parserOf(shape: Shape) {
    const known = this.parsers.get(shape);
    if (known) return known;
    const limits = { ...shape.limits, files: 1, fileSize: MAX_BYTES };
    const parser = multer({ storage: this.files, defParamCharset: 'utf8', limits }).single(PICTURE_FIELD);
    this.parsers.set(shape, parser);
    return parser;
  }
}

/**
 * Whether the sender went away before the body was read. `complete` says only that all of it arrived: who goes away then
 * leaves what nobody has read yet.
 */
const wasLeft = (request: Request): boolean => request.destroyed && !request.readableEnded;
/** Nobody reads it; the request's line in the log says that its client went away. */
export const gone = () => new ApiError(400, 'The upload was given up.');
const tooLarge = () => new ApiError(413, `The picture is larger than ${MAX_BYTES / 1024 / 1024} MB.`);

/** Rejects when more comes in than is taken. multer would read such a body to its end before it says so. */
function tooLong(request: Request, most: number): Promise<never> {
  let bytes = 0;
  return new Promise((_, reject) => {
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= most) return;
      request.off('data', count);
      reject(overflow(request));
    };
    request.on('data', count);
  });
}

function overflow(request: Request): ApiError {
  closeSlowly(request);
  return tooLarge();
}

/** multer's errors are of its own kind, the disk's have a code; what its parser says of a torn body is a plain Error. */
function inWords(error: unknown, { tooMuch, torn }: Shape): unknown {
  if (error instanceof MulterError) return error.code === 'LIMIT_FILE_SIZE' ? tooLarge() : tooMuch();
  if (error instanceof CutFile) return torn();
  return error instanceof Error && error.name === 'Error' && !('code' in error) ? torn() : error;
}
