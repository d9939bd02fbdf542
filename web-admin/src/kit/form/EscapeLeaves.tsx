import type { KeyboardEvent, ReactNode } from 'react';
import { useFormState } from 'react-hook-form';

/** Inside a form: Escape gives it up while nothing was typed; else it leaves the field, and what was typed stays. */
export function EscapeLeaves({ onLeave, children }: { onLeave: () => void; children: ReactNode }) {
  const { dirtyFields } = useFormState();
  const leave = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, target, currentTarget, nativeEvent } = event;
    // Menus and dialogs of the form have an Escape of their own, and so have input methods.
    if (key !== 'Escape' || event.defaultPrevented || nativeEvent.isComposing) return;
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
    if (Object.keys(dirtyFields).length === 0) onLeave();
    else target.blur();
  };
  return <div onKeyDown={leave}>{children}</div>;
}
