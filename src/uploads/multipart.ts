import { rm } from 'node:fs/promises';
import { HttpException, PayloadTooLargeException } from '@nestjs/common';
import type { MulterModuleOptions } from '@nestjs/platform-express';
import type { Request } from 'express';
import { MulterError } from 'multer';
import { ApiError } from '../platform/http/errors/api-error.js';
import { closeSlowly, MAX_READ } from '../platform/http/json-body.js';
import { CutFile, PrivateFiles, settled, type TemporaryFolder } from './temporary-files.js';

/** Largest file taken in, in bytes. */
export const MAX_BYTES = 10 * 1024 * 1024;
export const PICTURE_FIELD = 'image';

/** For all `FileInterceptor`s: one file and nothing else, into the temporary folder. */
export const multerOptions = (folder: TemporaryFolder): MulterModuleOptions => ({
  storage: new PrivateFiles(folder),
  defParamCharset: 'utf8',
  limits: multerLimits(MAX_BYTES),
});

/** @param fileSize in bytes */
export const multerLimits = (fileSize: number) => ({
  files: 1,
  fileSize,
  fields: 0,
  parts: 1,
  fieldNameSize: 100,
  headerPairs: 20,
  // Else a field's name of some bytes makes an array of any length.
  fieldArrayIndexLimit: 0,
});

/** How large a multipart body and its file may be, and what is said of one that holds too much or is torn. */
export interface Shape {
  /** What the file is called in sentences. */
  what: string;
  most: number;
  fileSize: number;
  tooMuch: () => ApiError;
  torn: () => ApiError;
}

/**
 * Runs `receive`, in which multer reads the body and the route handles it. multer reads a body to its end before it
 * says what is wrong with it: so nobody is read from for ever, and errors get the words of the contract.
 * @throws ApiError 400 or 413, whatever the disk or the route says; no file is left behind in any case
 */
export async function receiving<T>(request: Request, shape: Shape, receive: () => Promise<T>): Promise<T> {
  if (Number(request.headers['content-length'] ?? 0) > shape.most) {
    closeSlowly(request);
    throw tooLarge(shape);
  }
  if (request.destroyed) throw gone(); // multer would wait for a close that was
  const unending = endless(request, shape);
  const received = receive().catch(async (error: unknown) => {
    await settled(request);
    throw toApiError(error, request, shape);
  });
  try {
    return await Promise.race([received, unending]);
  } finally {
    // What multer has not handed over yet, it removes itself.
    if (request.file) await rm(request.file.path, { force: true });
  }
}

/** Rejects when more comes in than anybody sends by mistake. The connection is cut after the answer. */
function endless(request: Request, shape: Shape): Promise<never> {
  let bytes = 0;
  // Else this listener would let the body flow before multer reads it.
  request.pause();
  return new Promise((_, reject) =>
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_READ) reject(tooLarge(shape));
    }),
  );
}

/**
 * Whether the sender went away before the body was read. `complete` says only that all of it arrived: who goes away then
 * leaves what nobody has read yet.
 */
const wasLeft = (request: Request): boolean => request.destroyed && !request.readableEnded;
/** Nobody reads it; the request's line in the log says that its client went away. */
export const gone = () => new ApiError(400, 'The upload was stopped.');
const tooLarge = ({ what, fileSize }: Shape) =>
  new ApiError(413, `The ${what} is larger than ${fileSize / 1024 / 1024} MB.`);

/** Nest makes exceptions of what multer and its parser say, but for one; the disk's errors stay as they are. */
function toApiError(error: unknown, request: Request, shape: Shape): unknown {
  const { tooMuch, torn } = shape;
  if (error instanceof ApiError) return error;
  if (wasLeft(request)) return gone();
  if (error instanceof PayloadTooLargeException) return tooLarge(shape);
  if (error instanceof HttpException) return error.cause instanceof MulterError ? tooMuch() : torn();
  // The parser has no code for it.
  // oxlint-disable-next-line house/codes-not-sentences
  const isTorn = error instanceof CutFile || (error as Error).message === 'Malformed content type';
  return isTorn ? torn() : error;
}
