import type { Block } from '../platform/mail/template.js';

/** An empty line begins a paragraph. */
export const paragraphs = (words: string): Block[] =>
  words
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .filter((text) => text.trim() !== '')
    .map((text) => ({ kind: 'text', text: text.trim() }));
