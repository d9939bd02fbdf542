import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../layout/ConfirmDialog';

/** Inside a form: asks before any way out that would throw away what was typed. */
export function UnsavedChanges({ saved = false }: { saved?: boolean }) {
  const { dirtyFields, isSubmitting } = useFormState();
  const unsaved = Object.keys(dirtyFields).length > 0 && !saved;
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && !isSubmitting && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={translate('desk.unsaved.title')}
      action={translate('desk.unsaved.leave')}
      cancel={translate('desk.unsaved.stay')}
      danger
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset?.()}
    >
      {translate('desk.unsaved.text')}
    </ConfirmDialog>
  );
}
