import { useSettled } from 'web-shared/useSettled';
import type { NewsletterPiece } from '../api/types';
import { useCall } from '../api/useCall';
import { AFTER_MS } from '../letters/letters';

/** A part as the form holds it; `id` tells it from others while it is moved. */
export type Part = NewsletterPiece & { id: string };

/** What is written, as the form holds it. */
export interface Letter {
  subject: string;
  preview: string;
  projects: string[];
  pieces: Part[];
}

export const NO_LETTER: Letter = {
  subject: '',
  preview: '',
  projects: [],
  pieces: [{ id: 'first', kind: 'text', text: '' }],
};

/** Whether nothing is missing in a part. */
export const isWhole = ({ kind, text, href, file, alt }: Part): boolean =>
  kind === 'picture' ? !!file && !!alt?.trim() : !!text?.trim() && (kind !== 'button' || !!href?.trim());

/** As the API takes it. */
export const toFields = ({ pieces, ...letter }: Letter) => ({
  ...letter,
  pieces: pieces.map(({ id: _, ...piece }) => piece),
});

/** How many it would reach. */
export function useReach(projects: string[]) {
  return useCall(['newsletter-count', projects], (api, signal) => api.countReaders(projects, signal), {
    placeholderData: (before) => before,
  });
}

/** What it looks like, a moment after the last key: of what is whole. */
export function useLetterPreview(letter: Letter) {
  const settled = useSettled(letter, AFTER_MS);
  const pieces = settled.pieces.filter(isWhole);
  const shown = { ...settled, subject: settled.subject.trim() || '–', pieces };
  const { data, error } = useCall(
    ['newsletter-preview', shown],
    (api, signal) => api.previewNewsletter(toFields(shown), signal),
    { placeholderData: (before) => before, enabled: pieces.length > 0 },
  );
  return { preview: pieces.length > 0 ? data : undefined, error };
}
