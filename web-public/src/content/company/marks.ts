/**
 * In the editor's preview a text carries the number of its field between two characters that nobody types
 * (`render/marks.ts`): they go with it through every component, and `render/mark-fields.ts` takes them out of the page.
 * Public pages have none.
 */
const MARK = /[\u{F0000}-\u{10FFFD}]/gu;
/** The end of a marked text. */
export const END = '\u{10FFFD}';
const FIRST = 0xf0000;
/** So many fields can be told from one another. */
export const MAX_MARKS = 0x10fffd - FIRST;

export const markedAs = (field: number, text: string) =>
  `${String.fromCodePoint(FIRST + field)}${text}${END}`;
/** The number of a mark; undefined: it ends one. */
export const fieldOf = (mark: string): number | undefined =>
  mark === END ? undefined : (mark.codePointAt(0) ?? FIRST) - FIRST;

/** A text as it is compared, counted or made an address of. */
export const plain = (text: string): string => text.replace(MARK, '');

/** A text that is made from another, such as a date in words: it has the other's field. */
export function madeFrom(source: string, make: (plain: string) => string): string {
  const [mark] = source.match(MARK) ?? [];
  const text = make(plain(source));
  return mark === undefined ? text : `${mark}${text}${END}`;
}

/** The marks alone: of a picture that only decorates here, its words are not said. */
export const marksIn = (text: string): string => text.match(MARK)?.join('') ?? '';

/** A number has no room for a mark: the object that holds it keeps the marks of its numbers under this name. */
type MarkedNumbers = { marked?: Record<string, string> };

/** A text that says a number of an object, such as a price: it has the number's field. */
export function markedNumber<T extends object>(
  of: T | undefined,
  name: keyof T & string,
  text: string,
): string {
  const mark = (of as MarkedNumbers | undefined)?.marked?.[name];
  return mark === undefined ? text : `${mark}${plain(text)}${END}`;
}
