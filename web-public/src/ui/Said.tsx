import type { ReactNode } from 'react';

/** What the server says on a page that it fills in, where it is so. */
export function Said({ when, children }: { when: string; children: ReactNode }) {
  return (
    <p hidden data-when={when} role="status" className="mb-6 border-l-4 border-leaf bg-leaf/10 px-5 py-4">
      {children}
    </p>
  );
}
