import type { ReactNode } from 'react';

/** Hidden, until the server finds `code` in the page's address: no text of an address is ever shown. */
export function When({ code, children }: { code: string; children: ReactNode }) {
  return (
    <p hidden data-when={code}>
      {children}
    </p>
  );
}
