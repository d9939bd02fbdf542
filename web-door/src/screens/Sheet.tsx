import { useEffect, useRef, type ReactNode } from 'react';

/** A dialog over the camera, closed by its button, by Escape, or by going back. */
export function Sheet({
  title,
  children,
  onClose,
}: {
  title: string;
  children: ReactNode;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    opened?.querySelector<HTMLElement>('[type=search]')?.focus();
    return () => opened?.close();
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby="sheet-title" onCancel={onClose}>
      <div className="sheet-head">
        <h2 id="sheet-title">{title}</h2>
        <button onClick={onClose}>Close</button>
      </div>
      {children}
    </dialog>
  );
}
