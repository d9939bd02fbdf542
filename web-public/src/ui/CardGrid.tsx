import type { ReactNode } from 'react';

/** At most this many columns, however many cards. */
export const MAX_COLUMNS = 6;

/** Whole class names, so that Tailwind finds them. */
const columns: Record<number, string> = {
  1: 'md:grid-cols-1',
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
  5: 'sm:grid-cols-2 lg:grid-cols-5',
  6: 'sm:grid-cols-2 lg:grid-cols-6',
};

/** A row of cards: one column on phones, as many columns as cards on wide screens. */
export function CardGrid({ count, children }: { count: number; children: ReactNode }) {
  return (
    <ul className={`grid gap-x-6 gap-y-14 lg:gap-x-8 ${columns[Math.min(count, MAX_COLUMNS)]}`}>
      {children}
    </ul>
  );
}
