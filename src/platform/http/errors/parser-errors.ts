import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { Logger } from '@nestjs/common';
import { codeOfStatus } from './error-codes.js';

const log = new Logger('http');

/** A status and a sentence for each error of Node's parser. */
const REASONS: Record<string, [status: number, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The address or the headers of the request are too long.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The request is too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time.'],
};
const NOT_HTTP: [number, string] = [400, 'This is not a valid HTTP request.'];

/**
 * Listener of the server's `clientError`: bytes that are no request get the envelope of the contract too. There is no
 * request to log then, so the line is written here.
 */
export function answerParserError(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [statusCode, message] = REASONS[error.code ?? ''] ?? NOT_HTTP;
  const requestId = randomUUID();
  const reason = STATUS_CODES[statusCode] ?? 'Error';
  const body = JSON.stringify({
    statusCode,
    error: reason,
    message,
    code: codeOfStatus(statusCode),
    requestId,
  });
  log.warn(`Refused before it was a request: ${statusCode} ${error.code ?? ''} ${requestId}`);
  socket.end(
    [
      `HTTP/1.1 ${statusCode} ${reason}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${requestId}`,
      'Cache-Control: no-store',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
