import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Response } from 'express';

/** Sends a page that is made for this request: compressed, since nothing in front of us may do that. */
export async function sendHtml(response: Response, html: string): Promise<void> {
  response.vary('Accept-Encoding').type('html');
  if (response.req.acceptsEncodings('gzip') !== 'gzip') return void response.send(html);
  response.setHeader('Content-Encoding', 'gzip').send(await promisify(gzip)(html));
}
