import * as z from 'zod';
import { isInternational, TELEPHONE } from '../company/reach';

/**
 * The fields that content is made of. Each says what it is called in the owner's words, and how the back office shows
 * it (`widget`): forms are drawn from these schemas alone.
 */
type About = {
  help?: string;
  /** Made by itself, or rarely asked for: forms keep it behind “More”. */
  more?: true;
  /** A picture that is never cropped, and the ground that it is for. */
  whole?: 'light' | 'dark';
  /** Pixels of its longer side that a picture should have here; left out: those of a card or a gallery. */
  wants?: number;
  /** Values that came with the program and are nobody's: forms say so, until the owner enters their own. */
  placeholders?: readonly string[];
};

/** Control characters, and marks that turn the direction of what follows: nobody types them, and they can hide words. */
const HIDDEN = /[^\P{Cc}\n\r\t]|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/u;

export const clean = (max: number) =>
  z
    .string('Must be text')
    .trim()
    .max(max, `At most ${max.toLocaleString('en-US')} characters`)
    .refine((text) => !HIDDEN.test(text), 'Contains hidden characters: type it instead of pasting it');

/** One line. */
export const line = (title: string, { max = 200, ...more }: About & { max?: number } = {}) =>
  clean(max)
    .min(1, 'Required')
    .meta({ title, widget: 'line', ...more });

/** A paragraph. */
export const text = (title: string, { max = 3000, ...more }: About & { max?: number } = {}) =>
  clean(max)
    .min(1, 'Required')
    .meta({ title, widget: 'text', ...more });

export const yesOrNo = (title: string, more: About = {}) =>
  z.boolean('Must be true or false').meta({ title, widget: 'switch', ...more });

/** A page or a file of this site: `//`, `/\\` or a tab behind the slash lead browsers to another host. */
const OWN = /\/(?![/\\\s])/.source;
/** What a link may begin with: a script in an address is no link. */
const LINK = new RegExp(`^(?:${OWN}|[?#]|https://|mailto:|tel:|viber://)`);
const PDF = new RegExp(`^(?:${OWN}|https://)`);

const address =
  (widget: string, pattern: RegExp, says: string) =>
  (title: string, more: About = {}) =>
    clean(500)
      .min(1, 'Required')
      .regex(pattern, says)
      .meta({ title, widget, ...more });

/** A page of the site, or an address elsewhere. */
export const link = address(
  'link',
  LINK,
  'Begin with / for a page of this site, or with https://, mailto: or tel:',
);

/** A PDF: one that was uploaded, or the address of one elsewhere. */
export const pdf = address('pdf', PDF, 'Choose a PDF, or begin its address with https://');

/** The last part of an address: `alpha-tower`. */
export const slug = (title: string, more: About = {}) =>
  clean(60)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Small letters, digits and single dashes only, such as alpha-tower')
    .meta({ title, widget: 'line', ...more });

export const email = (title: string, more: About = {}) =>
  clean(254)
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Invalid email address')
    .meta({ title, widget: 'line', shown: true, ...more });

/** A number that people dial: the link is made from it. */
export const telephone = (title: string, more: About = {}) =>
  clean(60)
    .regex(TELEPHONE, 'A number such as +63 32 100 2024')
    .meta({ title, widget: 'line', shown: true, ...more });

/** A number of a phone that people abroad reach too, and messengers know: its country is known. */
export const mobile = (title: string, more: About = {}) =>
  telephone(title, {
    ...more,
    help: 'Such as 0900 100 2024; of another country with its code: +44 20 7946 0000.',
  }).refine(
    isInternational,
    'A number such as 0900 100 2024, or with the code of its country: +44 20 7946 0000',
  );

/** The side to keep where a narrower box cuts off the picture's sides; its middle otherwise. */
const keep = z.literal('right').optional().meta({ widget: 'none' });
/** The point that stays in sight wherever the picture is cropped, in percent of its width and height. */
const percent = z.number().int().min(0).max(100).multipleOf(10);
const focus = z.object({ x: percent, y: percent }).optional().meta({ widget: 'none' });
const file = clean(120).regex(/^[\w-]+(\/[\w-]+)*$/, 'Choose a picture');

/** Of a picture across the page. */
export const ACROSS = { wants: 1_600 };

/** A picture that says something: it needs its words for those who cannot see it. */
export const picture = (title: string, more: About = {}) =>
  z
    .object({
      file,
      alt: clean(300).min(1, 'Say in a sentence what the picture shows'),
      keep,
      focus,
    })
    .meta({ title, widget: 'picture', ...more });

/** A picture that only decorates. */
export const decoration = (title: string, more: About = {}) =>
  z
    .object({ file, alt: clean(300), keep, focus })
    .meta({ title, widget: 'picture', decorative: true, ...more });

export const list = <T extends z.ZodType>(
  title: string,
  item: T,
  { max = 60, min = 0, unique, ...more }: About & ListOptions = {},
) =>
  z
    .array(item)
    .min(min, `At least ${min}`)
    .max(max, `At most ${max}`)
    .superRefine((items, context) => {
      if (unique) for (const issue of repeated(items, unique)) context.addIssue(issue);
    })
    .meta({ title, widget: 'list', ...more });

/** `unique`: a field that no two items may say alike, such as a part of an address. */
type ListOptions = { max?: number; min?: number; one?: string; unique?: string };

const TWICE = 'Already in this list: choose another';

function* repeated(items: unknown[], field: string) {
  const known = new Set<unknown>();
  for (const [index, item] of items.entries()) {
    const value = (item as Record<string, unknown>)[field];
    if (known.has(value)) yield { code: 'custom' as const, path: [index, field], message: TWICE };
    known.add(value);
  }
}

export const choice = <const T extends string>(title: string, names: Record<T, string>, more: About = {}) =>
  z
    .enum(Object.keys(names) as T[], 'Choose one from the list')
    .meta({ title, widget: 'choice', names, ...more });

/** Fields that belong together under a title. */
export const group = <T extends z.ZodRawShape>(title: string, shape: T, more: About = {}) =>
  z.strictObject(shape).meta({ title, widget: 'group', ...more });

/** A link with its words. */
export const action = (title: string) => group(title, { label: line('Words'), href: link('Leads to') });

/** What developers drew and forms do not show: it is kept as it is. */
export const developerOnly = <T>(fits: z.ZodType) =>
  z
    .custom<T>((value) => fits.safeParse(value).success, 'This is not a drawing of this kind')
    .meta({ widget: 'none' });

type Words<T> = { [Key in keyof T]: T[Key] extends string ? z.ZodType<string> : z.ZodType<T[Key]> };

/** What a key says to developers alone. */
const CALLED: Record<string, string> = {
  prc: 'PRC number',
  ownTexts: 'Own form of a ticket',
  partTexts: 'Where a part of a page is late or broken',
  idle: 'Before it is pressed',
  busy: 'While it is sent',
};

/** `noScript` as `No script`. */
const titleOf = (key: string) => {
  if (CALLED[key] !== undefined) return CALLED[key];
  const words = key
    .replace(/[_-]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A tree of words as it is now: each may be changed, none added or left out. */
export function words<T extends object>(tree: T, title: string, more: About = {}): z.ZodType<T> {
  const shape = Object.fromEntries(
    Object.entries(tree).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string' ? text(titleOf(key), { max: 1000 }) : words(value as object, titleOf(key)),
    ]),
  ) as unknown as Words<T>;
  return group(title, shape as z.ZodRawShape, more) as unknown as z.ZodType<T>;
}
