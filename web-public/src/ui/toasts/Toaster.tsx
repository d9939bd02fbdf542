import { useEffect, useState, useSyncExternalStore } from 'react';
import { dismiss, DURATION, store, type Toast, type ToastKind } from './toast';

const NONE: readonly Toast[] = [];
const EDGE: Record<ToastKind, string> = {
  success: 'border-l-leaf',
  warning: 'border-l-brass',
  error: 'border-l-error',
};

/** Where toasts appear: top right, above everything. Rendered once, in the layout. */
export default function Toaster() {
  const toasts = useSyncExternalStore(store.subscribe, store.get, () => NONE);
  const successes = toasts.filter(({ kind }) => kind === 'success');
  const others = toasts.filter(({ kind }) => kind !== 'success');
  // The live regions are always there: screen readers announce only what changes inside a known one.
  return (
    <div className="pointer-events-none fixed inset-x-4 top-4 z-50 print:hidden">
      <div role="status" className="flex flex-col items-end [&>*]:mb-2">
        <List toasts={successes} />
      </div>
      <div role="alert" className="flex flex-col items-end [&>*]:mb-2">
        <List toasts={others} />
      </div>
    </div>
  );
}

function List({ toasts }: { toasts: readonly Toast[] }) {
  return toasts.map((toast) => <Card key={toast.id} {...toast} />);
}

function Card({ id, kind, text, link }: Toast) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || link) return;
    const timer = setTimeout(() => dismiss(id), DURATION[kind]);
    return () => clearTimeout(timer);
  }, [held, id, kind, link]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <div
      data-toast={kind}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
      className={`pointer-events-auto flex w-full max-w-sm items-start gap-2 border border-l-4 border-ink/15 bg-paper py-1 pl-4 text-ink shadow-lg toast-in ${EDGE[kind]}`}
    >
      <div className="grow py-2.5 text-base">
        <p>{text}</p>
        {link && (
          <a href={link.href} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {link.label}
          </a>
        )}
      </div>
      <button
        type="button"
        aria-label="Close this message"
        className="grid size-11 shrink-0 place-items-center hover:text-terracotta"
        onClick={() => dismiss(id)}
      >
        <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d="m1 1 10 10M11 1 1 11" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
    </div>
  );
}
