import type { ReactNode } from 'react';

/** Text for screen readers only; `live` also announces its changes. */
export const VisuallyHidden = ({ children, live }: { children: ReactNode; live?: boolean }) => (
  <div role={live ? 'status' : undefined} className="visually-hidden">
    {children}
  </div>
);
