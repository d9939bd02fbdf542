import { statSync } from 'node:fs';
import path from 'node:path';
import { pdfOf, type PdfSizes } from '../src/content/uploaded-pdf';
import type { Uploaded } from './release';

/** Each release has its own (`RENDERED` of `src/content/publishing/built-site.ts`): a page of the build stands for none of its pages. */
const PAGE = /\.html$/;

/** Whether a file is served beside the pages: what was built, and what was uploaded. */
export const servedBeside =
  (built: string, { uploaded, pdfs }: { uploaded: Uploaded; pdfs: PdfSizes }) =>
  (file: string): boolean => {
    const pdf = pdfOf(`/${file}`);
    if (pdf !== undefined) return Object.hasOwn(pdfs, pdf);
    const [, name = ''] =
      /^assets\/uploaded\/([0-9a-f]{32})-(?:(?:upright\d+-)?\d+|logo)\.(?:avif|webp|jpeg|png)$/.exec(file) ??
      [];
    if (Object.hasOwn(uploaded, name)) return true;
    if (file.includes('..') || PAGE.test(file)) return false;
    return isFile(path.join(built, file));
  };

function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    // It is not there, or what should be its folder is a file.
    return false;
  }
}
