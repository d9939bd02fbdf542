import Alert from '@mui/material/Alert';
import { useNotificationContext, useTranslate, type NotificationPayload } from 'ra-core';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styles from './toasts.module.css';

/** Milliseconds that each kind stays; what offers a way back must stay long enough to be reached. */
const STAYS = { success: 2_000, info: 2_000, warning: 5_000, error: 5_000 };

interface Toast extends NotificationPayload {
  key: number;
}

const wordsOf = ({ message, notificationOptions }: NotificationPayload) =>
  JSON.stringify([message, notificationOptions?.messageArgs]);

/** Toasts with an undo button are never merged: each undoes its own action. */
const isSame = (one: Toast, other: Toast): boolean =>
  one.type === other.type &&
  typeof one.message === 'string' &&
  !one.notificationOptions?.action &&
  !other.notificationOptions?.action &&
  wordsOf(one) === wordsOf(other);

/** What is read and pressed while a toast stands: the page's name, and what is done next. */
const NEEDED = 'h1, [role="dialog"] button, .MuiButton-contained';
/** The name was read; the buttons are yet to be pressed. */
const weightOf = (one: Element) => (one.matches('h1') ? 1 : 10);

/** The element that was pressed last: no toast may cover it. */
function usePressed() {
  const pressed = useRef<Element>(null);
  useEffect(() => {
    const note = ({ target }: Event) => {
      pressed.current =
        target instanceof Element ? target.closest('button, a, input, select, textarea') : null;
    };
    for (const kind of ['pointerdown', 'keydown']) window.addEventListener(kind, note, true);
    return () => {
      for (const kind of ['pointerdown', 'keydown']) window.removeEventListener(kind, note, true);
    };
  }, []);
  return pressed;
}

function overlap(one: Element, other: Element): boolean {
  const a = one.getBoundingClientRect();
  const b = other.getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/**
 * Toasts at the top right, on phones and tablets at the bottom, each kind for its own time; they wait while the pointer
 * or the focus is on them. Where they would lie on what is needed, they stand at the other end.
 */
export function Toasts() {
  const { notifications, takeNotification } = useNotificationContext();
  const [shown, setShown] = useState<Toast[]>([]);
  const count = useRef(0);
  useEffect(() => {
    const next = takeNotification();
    if (!next) return;
    count.current += 1;
    const toast = { ...next, key: count.current };
    // The same words again take the place of the first, and stay as long as the last.
    setShown((toasts) => [...toasts.filter((shown) => !isSame(shown, toast)), toast]);
  }, [notifications, takeNotification]);
  const box = useRef<HTMLDivElement>(null);
  const pressed = usePressed();
  // The height of the toasts is known once they are drawn.
  useLayoutEffect(() => {
    const toasts = box.current;
    if (!toasts) return;
    if (shown.length === 0) {
      delete toasts.dataset.moved;
      return;
    }
    const isCovered = (one: Element) => !toasts.contains(one) && overlap(toasts, one);
    // What was pressed gives way to nothing else.
    const covered = () =>
      [...document.querySelectorAll(NEEDED)].filter(isCovered).reduce((sum, one) => sum + weightOf(one), 0) +
      (pressed.current && isCovered(pressed.current) ? 1_000 : 0);
    const place = () => {
      const here = covered();
      if (here === 0) return;
      toasts.toggleAttribute('data-moved');
      if (covered() >= here) toasts.toggleAttribute('data-moved');
    };
    place();
    // A dialog may open while they stand, and a page that was loading show its buttons.
    const opened = new MutationObserver(place);
    opened.observe(document.body, { childList: true, subtree: true });
    return () => opened.disconnect();
  }, [shown, pressed]);
  const drop = (key: number) => setShown((toasts) => toasts.filter((toast) => toast.key !== key));
  return (
    <div ref={box} className={styles.toasts}>
      {shown.map((toast) => (
        <OneToast key={toast.key} toast={toast} onEnd={() => drop(toast.key)} />
      ))}
    </div>
  );
}

function OneToast({ toast, onEnd }: { toast: Toast; onEnd: () => void }) {
  const translate = useTranslate();
  const [isPaused, setPaused] = useState(false);
  const { message, type, notificationOptions } = toast;
  const action = notificationOptions?.action as ReactNode;
  // A success passes in a moment: the pointer reaches the buttons under it.
  const isPassing = !action && typeof message === 'string' && (type === 'success' || type === 'info');
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (isPaused) return;
    const stays = notificationOptions?.autoHideDuration ?? STAYS[type];
    const timer = setTimeout(() => end.current(), stays);
    return () => clearTimeout(timer);
  }, [isPaused, notificationOptions, type]);
  return (
    <Alert
      severity={type}
      variant="filled"
      role={type === 'error' || type === 'warning' ? 'alert' : 'status'}
      action={action}
      onClose={action || isPassing ? undefined : onEnd}
      className={isPassing ? styles.passing : undefined}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      slotProps={{ closeButton: { 'aria-label': translate('desk.close') } }}
    >
      {typeof message === 'string' ? translate(message, notificationOptions?.messageArgs as object) : message}
    </Alert>
  );
}
