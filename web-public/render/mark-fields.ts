import { fieldOf } from '../src/content/company/marks';

/** React escapes `>` in attributes, so that a tag ends at the first. */
const TOKEN = /<!--[\s\S]*?-->|<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<[^>]*>|[^<]+/g;
const MARK = /[\u{F0000}-\u{10FFFD}]/gu;
/** The same in an address. */
const ENCODED = /%F3%[B][0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F]|%F4%8[0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F]/gi;
const VOID = /^<(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b|\/>$/;
/** The text that stands in for what is not seen, of elements that are pointed at. */
const ALTERNATIVE_TEXT = /\s(?:alt|placeholder)="([^"]*)"/;
const LABEL_OF_CONTROL = /^<(?:a|button|svg|input)\b[^>]*\saria-label="([^"]*)"/;
/** Nothing is put between their texts. */
const WHOLE = /^<(?:textarea|option|text|tspan)\b/;

const stripped = (text: string) => text.replace(MARK, '').replace(ENCODED, '');
const within = (tag: string, field: string) => tag.replace(/\/?>$/, (end) => ` data-field="${field}"${end}`);

type Open = { at: number; tag: string; name: string; field?: string | undefined; ofText?: boolean };
type Piece = { text: string; field: string | undefined };

/**
 * The page with the field of each marked text in the element around it, `data-field`, and without the marks. A text
 * beside another gets an element of its own. In `Ask about {project}` the name has the project's field.
 * @param fields by their numbers
 */
export function markFields(html: string, fields: readonly string[]): string {
  const out: string[] = [];
  const open: Open[] = [];
  /** Texts that began and have not ended, and how deep. */
  let begun: { field: string | undefined; depth: number }[] = [];
  const tokens = html.match(TOKEN) ?? [];
  for (const [i, token] of tokens.entries()) {
    // No script of a preview runs: what islands would take over is left out.
    if (/^<script\b[^>]* type="application\/json"/.test(token)) continue;
    if (/^<(?:!|script\b|style\b)/.test(token)) out.push(stripped(token));
    else if (token.startsWith('</')) {
      const at = open.findLastIndex(({ name }) => `</${name}>` === token);
      const [closed] = at < 0 ? [] : open.splice(at);
      if (closed?.field !== undefined) out[closed.at] = within(closed.tag, closed.field);
      begun = begun.filter(({ depth }) => depth <= open.length);
      out.push(token);
    } else if (token.startsWith('<')) {
      const attribute = (ALTERNATIVE_TEXT.exec(token) ?? LABEL_OF_CONTROL.exec(token))?.[1] ?? '';
      const [mark] = attribute.match(MARK) ?? [];
      const field = mark === undefined ? undefined : fields[fieldOf(mark) ?? -1];
      const tag = stripped(token);
      if (VOID.test(token)) out.push(field === undefined ? tag : within(tag, field));
      else {
        open.push({ at: out.length, tag, name: /^<([^\s>/]+)/.exec(token)?.[1] ?? '', field });
        out.push(tag);
      }
    } else out.push(open.at(-1)?.name === 'title' ? stripped(token) : textOf(token, i));
  }
  return out.join('');

  function textOf(token: string, i: number): string {
    const pieces = piecesOf(token);
    const parent = open.at(-1);
    const marked = pieces.filter(({ field }) => field !== undefined);
    const [first] = marked;
    if (!first || !parent) return pieces.map(({ text }) => text).join('');
    const isAlone = pieces.length === 1 && tokens[i + 1]?.startsWith('</') && out.length === parent.at + 1;
    if (isAlone || WHOLE.test(parent.tag)) {
      if (!parent.ofText) Object.assign(parent, { field: first.field, ofText: true });
      return pieces.map(({ text }) => text).join('');
    }
    return pieces
      .map(({ text, field }) =>
        field === undefined || text === '' ? text : `<span data-field="${field}" data-text>${text}</span>`,
      )
      .join('');
  }

  /** A text in pieces, each of one field or of none. */
  function piecesOf(text: string): Piece[] {
    const pieces: Piece[] = [];
    const add = (piece: string) => {
      const field = begun.at(-1)?.field;
      const last = pieces.at(-1);
      if (last && last.field === field) last.text += piece;
      else if (piece !== '') pieces.push({ text: piece, field });
    };
    let at = 0;
    for (const { 0: mark, index } of text.matchAll(MARK)) {
      add(text.slice(at, index));
      at = index + mark.length;
      const number = fieldOf(mark);
      if (number === undefined) begun.pop();
      else begun.push({ field: fields[number], depth: open.length });
    }
    add(text.slice(at));
    return pieces;
  }
}
