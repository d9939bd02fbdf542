import { isUtf8 } from 'node:buffer';
import type { Request, RequestHandler } from 'express';
import getRawBody, { type RawBodyError } from 'raw-body';
import { ApiError } from './errors/api-error.js';

/** Largest JSON body in bytes: every text at its stated maximum, in the widest script, fits several times. */
export const JSON_LIMIT = 128 * 1024;

/** What `request.body` is when the sender gave a body that is not JSON; routes without a body never look. */
export const NOT_JSON = Symbol('a body that is not JSON');
export const notJson = () => new ApiError(415, 'Send the body as JSON (Content-Type: application/json).');

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;
/** Levels of lists and objects: more than anything has that we take, and far less than a stack holds. */
const DEEPEST = 64;
const OTHER_CHARSET = /charset=(?!"?utf-?8"?\s*(?:;|$))/i;
/** Matches half of a surrogate pair: with the u flag a whole pair is one character. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;
const ESCAPED_NUL_OR_SURROGATE = /\\u(?:0000|d[89a-f])/i;

/**
 * Reads a JSON body of at most JSON_LIMIT bytes into `request.body`. Multipart bodies are left for the upload route.
 * Not express.json: where a body is too large it answers only once the sender has ended, and some never do.
 * Answers 400 to what is no JSON or no UTF-8 text, 413 to what is too large, 415 to a compressed body.
 */
export const jsonBody: RequestHandler = async (request, _response, next) => {
  const { 'content-length': length, 'transfer-encoding': encoded, ...headers } = request.headers;
  if (length === undefined ? encoded === undefined : length === '0') return next();
  const type = headers['content-type'] ?? '';
  if (!JSON_TYPE.test(type) || OTHER_CHARSET.test(type)) {
    request.body = NOT_JSON;
    return next();
  }
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new ApiError(415, 'Send the body without compression.');
  const bytes = await readBytes(request, JSON_LIMIT);
  try {
    request.body = parseJson(bytes);
  } catch (error) {
    throw error instanceof SyntaxError ? new ApiError(400, 'The body is not valid JSON.') : error;
  }
  next();
};

/** A body of at most so many bytes. @throws ApiError 400 where it ends too early, 413 where it is larger */
export const readBytes = (request: Request, limit: number): Promise<Buffer> =>
  getRawBody(request, { limit, length: request.headers['content-length'] ?? null }).catch(
    (error: RawBodyError) => {
      if (error.type !== 'entity.too.large') throw new ApiError(400, 'The body ended too early.');
      closeSlowly(request);
      request.resume();
      throw new ApiError(413, `The body is larger than ${limit / 1024} kB.`);
    },
  );

/** @throws ApiError 400, SyntaxError */
export function parseJson(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw new ApiError(400, 'The body must be UTF-8 text.');
  const text = bytes.toString('utf8');
  const value: unknown = JSON.parse(text);
  refuseDeep(value);
  // Valid UTF-8 holds a NUL or half a surrogate pair only as an escape, so the walk is rarely needed.
  if (ESCAPED_NUL_OR_SURROGATE.test(text)) refuseUnstorable(value);
  return value;
}

/** Depth is limited, since whatever checks, compares or passes on a value recurses into it. */
function refuseDeep(root: unknown): void {
  const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;
  let level = [root].filter(isNested);
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > DEEPEST) throw new ApiError(400, `The body is nested more than ${DEEPEST} levels deep.`);
    level = level.flatMap((value) => Object.values(value).filter(isNested));
  }
}

/** PostgreSQL stores neither NUL nor half a surrogate pair in text. Iterative: depth is the sender's choice. */
function refuseUnstorable(root: unknown): void {
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string') refuseUnstorableText(value);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        refuseUnstorableText(key);
        waiting.push(inner);
      }
    }
  }
}

/** @throws ApiError 400 */
export function refuseUnstorableText(text: string): void {
  if (UNSTORABLE.test(text))
    throw new ApiError(400, 'Text may not contain NUL characters or incomplete Unicode characters.');
}

const PATIENCE_MS = 5_000;
/** The most bytes that are read and dropped: more than people send by mistake, such as a photo straight from the camera or a film of some seconds. */
export const MAX_READ = 64 * 1024 * 1024;

/**
 * For a request that is answered before its body has come in: goes on reading (and dropping) for a moment, so that
 * the client gets to read the answer, then cuts the connection. Nobody makes us read gigabytes.
 */
export function closeSlowly(request: Request): void {
  let read = 0;
  request.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > MAX_READ) request.pause();
  });
  const { socket } = request;
  const end = () => void (request.complete || request.destroy());
  const timer = setTimeout(end, PATIENCE_MS).unref();
  // The connection is watched, since Node no longer tells a request that is answered that its connection is gone.
  socket.once('close', end);
  request.once('close', () => {
    clearTimeout(timer);
    socket.off('close', end);
  });
}
