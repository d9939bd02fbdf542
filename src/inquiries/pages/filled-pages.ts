import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { BUILT_SITE } from '../../content/publishing/renderer.js';
import { SiteFolder } from '../../content/publishing/site-folder.js';
import { sendHtml } from '../../platform/http/send-html.js';
import { fillIn, type Filling } from './fill-in.js';

/** Pages of the site that the server fills in with each request, since what they show is another a minute later. */
@Injectable()
export class FilledPages {
  constructor(private readonly folder: SiteFolder) {}

  /** @param file below the site's folder: `my-viewing/_any/index.html` */
  async fill(file: string, filling: Filling): Promise<string> {
    return fillIn(await this.read(file), filling);
  }

  /** No cache keeps a page that changes within a minute, and no other site learns its address. @param html undefined: there is none */
  async send(response: Response, html: string | undefined, status = 200): Promise<void> {
    response
      .status(html === undefined ? 404 : status)
      .setHeader('Cache-Control', 'no-store')
      .setHeader('Referrer-Policy', 'same-origin')
      .setHeader('X-Robots-Tag', 'noindex');
    await sendHtml(response, html ?? (await this.read('404.html')));
  }

  private read(file: string): Promise<string> {
    return readFile(join(this.folder.path ?? BUILT_SITE, file), 'utf8');
  }
}
