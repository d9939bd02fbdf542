import { extname } from 'node:path';
import type { Request, Response } from 'express';
import type { Encoding, StaticFile, Variant } from './file-index.js';

/** Smallest first. */
const PREFERENCE: Encoding[] = ['br', 'gzip'];

/** Answers a GET or HEAD with a file: compressed as the client takes it, 304 where it has it already. */
export function sendFile(req: Request, res: Response, file: StaticFile, status = 200): void {
  res.setHeader('Cache-Control', file.cacheControl);
  res.setHeader('Content-Type', file.type);
  const identity = file.variants?.identity;
  if (!file.variants || !identity) {
    // From disk, with ranges: films are played from the middle.
    res.sendFile(file.path, { cacheControl: false, dotfiles: 'allow' });
    return;
  }
  const [encoding, variant] = choose(file.variants, identity, String(req.headers['accept-encoding'] ?? ''));
  if (file.variants.br || file.variants.gzip) res.setHeader('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
  res.setHeader('ETag', variant.etag);
  if (status === 200 && has(req.headers['if-none-match'], variant.etag)) {
    res.writeHead(304).end();
    return;
  }
  res.setHeader('Content-Length', variant.body.length);
  res.writeHead(status).end(req.method === 'HEAD' ? undefined : variant.body);
}

function choose(
  variants: NonNullable<StaticFile['variants']>,
  identity: Variant,
  accepted: string,
): [Encoding, Variant] {
  for (const encoding of PREFERENCE) {
    const variant = variants[encoding];
    if (variant && accepts(accepted, encoding)) return [encoding, variant];
  }
  return ['identity', identity];
}

/** RFC 9110, 12.5.3: a coding is taken when it is listed, unless with `q=0`. */
export function accepts(header: string, encoding: string): boolean {
  const entry = header.split(',').find((part) => part.split(';')[0]?.trim().toLowerCase() === encoding);
  return entry !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(entry);
}

/** RFC 9110, 13.1.2: weak comparison, any of the list, or `*`. */
function has(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag);
}

const TEXT = '; charset=utf-8';

const TYPES: Record<string, string> = {
  '.html': `text/html${TEXT}`,
  '.css': `text/css${TEXT}`,
  '.js': `text/javascript${TEXT}`,
  '.txt': `text/plain${TEXT}`,
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
  '.vtt': `text/vtt${TEXT}`,
};

export function contentType(file: string): string {
  return TYPES[extname(file)] ?? 'application/octet-stream';
}
