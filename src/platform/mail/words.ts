import { rowsOf, type Db } from '../database/rows-of.js';
import type { Company } from './company.js';
import type { Block, MailContent } from './template.js';

/** What an owner says in a kind of mail instead of the program; null: as the program comes. */
export interface MailWords {
  subject: string | null;
  opening: string | null;
  closing: string | null;
}
/** Also what stands under every mail to guests. */
export type WordsInForce = MailWords & { signature: string | null };

const NO_WORDS: WordsInForce = { subject: null, opening: null, closing: null, signature: null };

/** What stands under every mail to guests is kept as a kind of its own, with an opening alone. */
export const SIGNATURE = 'signature';

/** The owner's words of these kinds of mail. */
export const keptWords = (db: Db, kinds: string[]) =>
  rowsOf<MailWords & { kind: string }>(
    db,
    'SELECT kind, subject, opening, closing FROM mail_words WHERE kind = ANY ($1)',
    [kinds],
  );

export async function wordsInForce(db: Db, kind: string): Promise<WordsInForce> {
  const rows = await keptWords(db, [kind, SIGNATURE]);
  const own = rows.find((row) => row.kind === kind);
  const signature = rows.find((row) => row.kind === SIGNATURE)?.opening ?? null;
  return { ...NO_WORDS, ...own, signature };
}

/** What every kind may name: `{company}`. */
const ofCompany = ({ brand, telephone, email, hours }: Company) => ({
  company: brand,
  telephone,
  email,
  hours,
});

/** All that the words of a mail may name, with its values. */
export const valuesOf = ({ values = {} }: MailContent, company: Company): Record<string, string> => ({
  ...ofCompany(company),
  ...values,
});

const PLACEHOLDER = /\{([^{}]*)\}/g;
const nameIn = (inside: string): string => inside.trim().toLowerCase();

const listed = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

/** What is wrong with the placeholders of a text, as a sentence; undefined: nothing. */
export function placeholderProblem(text: string, names: readonly string[]): string | undefined {
  const unknown = [...text.matchAll(PLACEHOLDER)].find(([, inside = '']) => !names.includes(nameIn(inside)));
  if (unknown) return `There is no ${unknown[0]} in this mail. You can use ${listed(names)}.`;
  if (/[{}]/.test(text.replace(PLACEHOLDER, '')))
    return `A bracket is open, or closed twice. A placeholder is written like ${listed(names.slice(0, 1))}.`;
  return undefined;
}

/** A placeholder that this mail does not know any more stays as it was typed: nothing that a reader should miss is lost. */
const fill = (text: string, values: Record<string, string>): string =>
  text.replace(PLACEHOLDER, (whole, inside: string) => values[nameIn(inside)] ?? whole);

const paragraphs = (text: string, kind: 'text' | 'note'): Block[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((part) => ({ kind, text: part.trim() }))
    .filter((block) => block.text !== '');

type Part = 'opening' | 'closing';
export const isPart = (block: Block, part: Part): boolean => 'part' in block && block.part === part;

/**
 * A mail with the owner's words. Those of a part replace the program's where it marks them as words alone; else they stand
 * before all that the program says, or after it: a fact (code, sum, table, link) is never lost.
 */
export function withWords(content: MailContent, words: WordsInForce, company: Company): MailContent {
  if (content.values === undefined) return content;
  const values = valuesOf(content, company);
  const blocksOf = (text: string, kind: 'text' | 'note') => paragraphs(fill(text, values), kind);
  const replaced = (['opening', 'closing'] as const).reduce<Block[]>((blocks, part) => {
    const text = words[part];
    if (text === null) return blocks;
    const own = (kind: 'text' | 'note') => blocksOf(text, kind);
    if (blocks.some((block) => isPart(block, part)))
      return blocks.flatMap((block) =>
        isPart(block, part) ? own(block.kind === 'note' ? 'note' : 'text') : [block],
      );
    return part === 'opening' ? [...own('text'), ...blocks] : [...blocks, ...own('note')];
  }, content.blocks);
  const subject = words.subject && fill(words.subject, values).replace(/\s+/g, ' ').trim();
  return {
    ...content,
    subject: subject || content.subject,
    blocks: [...replaced, ...(words.signature === null ? [] : blocksOf(words.signature, 'text'))],
  };
}
