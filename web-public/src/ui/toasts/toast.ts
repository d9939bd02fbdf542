export type ToastKind = 'success' | 'warning' | 'error';

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  /** One that leads on stays until it is closed. */
  link?: ToastLink | undefined;
}

interface ToastLink {
  href: string;
  label: string;
}

/** Milliseconds a toast stays (decisions, "Toasts"). */
export const DURATION: Record<ToastKind, number> = { success: 2000, warning: 5000, error: 5000 };

const NEXT_PAGE = 'toasts';

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  toasts = next;
  listeners.forEach((listener) => listener());
}

/** Shows a toast; one that says the same is replaced, so that a repeated click does not pile them up. */
function show(kind: ToastKind, text: string, link?: ToastLink) {
  const others = toasts.filter((toast) => toast.kind !== kind || toast.text !== text);
  change([...others, { id: nextId++, kind, text, link }]);
}

type Note = Pick<Toast, 'kind' | 'text'>;

/** Keeps a toast for the page that is opened next. Without storage it is not shown: that page says it too. */
function onNextPage(kind: ToastKind, text: string) {
  try {
    sessionStorage.setItem(NEXT_PAGE, JSON.stringify([...kept(), { kind, text }]));
  } catch {
    // Storage is switched off.
  }
}

/** Shows what the page before left to be shown here. */
export function showKept() {
  const notes = kept();
  if (notes.length === 0) return;
  sessionStorage.removeItem(NEXT_PAGE);
  for (const { kind, text } of notes) show(kind, text);
}

function kept(): Note[] {
  try {
    return JSON.parse(sessionStorage.getItem(NEXT_PAGE) ?? '[]') as Note[];
  } catch {
    return [];
  }
}

export const toast = {
  success: (text: string, link?: ToastLink) => show('success', text, link),
  warning: (text: string) => show('warning', text),
  error: (text: string, link?: ToastLink) => show('error', text, link),
  /** Takes away what was said of tries before: the last one succeeded. */
  clear: () => change(toasts.filter(({ kind }) => kind === 'success')),
  onNextPage,
};

export const dismiss = (id: number) => change(toasts.filter((each) => each.id !== id));

/** For `useSyncExternalStore`. */
export const store = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => toasts,
};
