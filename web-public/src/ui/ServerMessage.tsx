import type { ReactNode } from 'react';

/** A message on a page that the server fills in: shown where the server finds it true. */
export function ServerMessage({ when, children }: { when: string; children: ReactNode }) {
  return (
    <p hidden data-when={when} role="status" className="mb-6 border-l-4 border-leaf bg-leaf/10 px-5 py-4">
      {children}
    </p>
  );
}
