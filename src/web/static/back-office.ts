import type { RequestHandler } from 'express';
import { indexFiles } from './file-index.js';
import { sendFile } from './send-file.js';
import { pathOf } from './site.js';

/** Serves the back office's build under /admin; every page of it is the one index.html. */
export function serveBackOffice(root: string): RequestHandler {
  const files = indexFiles(root);
  const shell = files.get('index.html');
  return (req, res) => {
    const name = pathOf(req).replace(/^\/admin\/?/, '');
    const file = files.get(name) ?? (name.startsWith('assets/') ? undefined : shell);
    res.setHeader('X-Robots-Tag', 'noindex');
    if (file) return sendFile(req, res, file);
    res.status(404).type('text').send('Not found');
  };
}
