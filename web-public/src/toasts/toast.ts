export type ToastKind = 'success' | 'warning' | 'error';

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
}

/** Milliseconds a toast stays (decisions, "Toasts"). */
export const DURATION: Record<ToastKind, number> = { success: 2000, warning: 5000, error: 5000 };

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  toasts = next;
  listeners.forEach((listener) => listener());
}

/** Shows a toast; one that says the same is replaced, so that a repeated click does not pile them up. */
function show(kind: ToastKind, text: string) {
  const others = toasts.filter((toast) => toast.kind !== kind || toast.text !== text);
  change([...others, { id: nextId++, kind, text }]);
}

export const toast = {
  success: (text: string) => show('success', text),
  warning: (text: string) => show('warning', text),
  error: (text: string) => show('error', text),
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
