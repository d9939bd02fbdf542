import { useSettled } from 'web-shared/useSettled';
import type { Newsletter, NewsletterPiece } from '../api/types';
import { useCall } from '../api/useCall';

/** A part as the form holds it; `id` tells it from others while it is moved. */
export type Part = NewsletterPiece & { id: string };

/** What is written, as the form holds it. */
export interface Letter {
  subject: string;
  preview: string;
  projects: string[];
  pieces: Part[];
}

/** So long after the last key the preview is asked for. */
const AFTER_MS = 400;
const BUSY_MS = 3_000;
const CALM_MS = 30_000;

export const NO_LETTER: Letter = {
  ...{ subject: '', preview: '', projects: [] },
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

const isMoving = ({ state, waiting }: Newsletter) =>
  state === 'planned' || state === 'sending' || waiting > 0;

/** What was written before; looked at again soon while something is on its way. */
export function useNewsletters() {
  return useCall(['newsletters'], (api) => api.newsletters(), {
    refetchInterval: ({ state }) => (state.data?.some(isMoving) ? BUSY_MS : CALM_MS),
  });
}

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
