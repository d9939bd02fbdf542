import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { ContentPictures } from '../content/pictures/pictures.js';
import { BUILT_SITE, Renderer } from '../content/publishing/renderer.js';
import { paragraphs } from '../mail-batches/words.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import type { Attachment, Block } from '../platform/mail/template.js';
import type { Piece } from './newsletter.entity.js';
import type { PieceFields } from './newsletters.dto.js';

/** In pixels: as wide as the text of a mail, and for screens of two pixels each. */
const SHOWN = 512;
const SENT = 1_000;
/** They travel with each mail. */
const MAX_PICTURES = 6;
const MAX_TEXT: Partial<Record<Piece['kind'], number>> = { heading: 150, button: 60 };
const UPLOADED = /^uploaded\/([0-9a-f]{32})$/;

/** What is wrong with a part, by its field; undefined: nothing. */
const FAULTS: Record<Piece['kind'], (piece: PieceFields) => [field: string, message: string] | undefined> = {
  heading: textFault,
  text: textFault,
  button: (piece) =>
    textFault(piece) ?? (isLink(piece.href) ? undefined : ['href', 'https://…, or a path of the site']),
  picture: ({ file, alt }) =>
    !file ? ['file', 'Choose a picture'] : !alt ? ['alt', 'Say what the picture shows'] : undefined,
};

function textFault({ kind, text }: PieceFields): [string, string] | undefined {
  const most = MAX_TEXT[kind];
  if (!text) return ['text', 'Required'];
  return most !== undefined && [...text].length > most ? ['text', `At most ${most} characters`] : undefined;
}

/** A mail leads nowhere by `javascript:`, and a path alone stays on this site. */
function isLink(href: string | null | undefined): boolean {
  if (!href) return false;
  if (/^\/(?![/\\])\S*$/.test(href)) return true;
  return URL.canParse(href) && /^https?:$/.test(new URL(href).protocol);
}

/** Of each part what its kind has. */
const KEPT: Record<Piece['kind'], (piece: PieceFields) => Piece> = {
  heading: ({ text }) => ({ kind: 'heading', text: text ?? '' }),
  text: ({ text }) => ({ kind: 'text', text: text ?? '' }),
  button: ({ text, href }) => ({ kind: 'button', text: text ?? '', href: href ?? '' }),
  picture: ({ file, alt }) => ({ kind: 'picture', file: file ?? '', alt: alt ?? '' }),
};

/** The parts of a newsletter, checked, and as blocks of a mail. */
@Injectable()
export class Letter {
  constructor(
    private readonly pool: Pool,
    private readonly pictures: ContentPictures,
    private readonly renderer: Renderer,
  ) {}

  /** @throws ApiError 400 that names what is wrong */
  async check(given: PieceFields[]): Promise<Piece[]> {
    const errors: { field: string; message: string }[] = [];
    for (const [n, piece] of given.entries()) {
      const [field, message] =
        FAULTS[piece.kind](piece) ??
        (piece.kind === 'picture' && !(await this.pathOf(piece.file ?? ''))
          ? ['file', 'This picture is no longer there']
          : []);
      if (field !== undefined) errors.push({ field: `pieces[${n}].${field}`, message: message ?? '' });
    }
    if (given.filter(({ kind }) => kind === 'picture').length > MAX_PICTURES)
      errors.push({
        field: 'pieces',
        message: `At most ${MAX_PICTURES} pictures: they travel with each mail`,
      });
    if (errors.length > 0) throw ApiError.invalid(errors);
    return given.map((piece) => KEPT[piece.kind](piece));
  }

  /** A picture that was taken away meanwhile is left out. @param publicUrl what a path of the site follows */
  async blocks(pieces: Piece[], publicUrl: string): Promise<{ blocks: Block[]; attachments: Attachment[] }> {
    const blocks: Block[] = [];
    const attachments: Attachment[] = [];
    for (const piece of pieces)
      if (piece.kind === 'heading') blocks.push(piece);
      else if (piece.kind === 'text') blocks.push(...paragraphs(piece.text));
      else if (piece.kind === 'button') {
        const href = piece.href.startsWith('/') ? publicUrl + piece.href : piece.href;
        blocks.push({ kind: 'action', label: piece.text, href });
      } else {
        const path = await this.pathOf(piece.file);
        if (path === undefined) continue;
        const cid = `picture-${attachments.length + 1}`;
        blocks.push({ kind: 'picture', cid, alt: piece.alt, width: SHOWN });
        attachments.push({
          ...{ filename: `${cid}.jpg`, content: await readFile(path), contentType: 'image/jpeg', cid },
        });
      }
    return { blocks, attachments };
  }

  /** Where its JPEG lies; undefined: there is no such picture. */
  private async pathOf(file: string): Promise<string | undefined> {
    const name = UPLOADED.exec(file)?.[1];
    if (name !== undefined) {
      const { rows } = await this.pool.query<{ width: number }>(
        'SELECT width FROM content_picture WHERE name = $1',
        [name],
      );
      return rows[0] && this.pictures.file(`${name}-${Math.min(SENT, rows[0].width)}.jpeg`);
    }
    const { pictures } = await this.renderer.describe();
    const own = pictures.find((picture) => picture.file === file);
    return own && join(BUILT_SITE, own.jpeg);
  }
}
