import type { ComponentProps } from 'react';
import { CONTROL } from './control';

/** A native select with the site's own arrow. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select {...props} className={`${CONTROL} appearance-none pr-10`} />
      <Arrow className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2" />
    </div>
  );
}

export function Arrow({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 12 8" width="12" height="8" className={className} aria-hidden="true">
      <path d="m1 1 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
