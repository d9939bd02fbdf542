import type { Response } from 'express';
import { sendHtml } from '../platform/http/send-html.js';

const PART = /^[a-z_.]{1,60}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MAX_PARTS = 30;

/** Whether a page shows more or less by its address: parts of it are hidden, or wait for a uuid. */
export const isPersonal = (page: string): boolean =>
  page.includes('hidden="" data-when="') || page.includes('{uuid}');

/**
 * Sends a page of which the last part of the address, joined by +, chooses what is shown, and names the uuid that a
 * link leads to. Nothing of an address becomes text: it only uncovers what was written when the page was made.
 */
export async function sendPersonal(res: Response, page: string, path: string): Promise<void> {
  const parts = path
    .slice(path.lastIndexOf('/') + 1)
    .split('+')
    .slice(0, MAX_PARTS);
  let html = page;
  for (const part of parts) {
    if (UUID.test(part)) html = html.replaceAll('{uuid}', part);
    else if (PART.test(part)) html = html.replaceAll(`hidden="" data-when="${part}"`, '');
  }
  res.setHeader('Cache-Control', 'no-store');
  await sendHtml(res, html);
}
