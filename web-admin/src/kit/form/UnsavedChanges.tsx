import { useFormState } from 'react-hook-form';
import { KeptTyping } from './KeptTyping';
import { LeaveGuard } from './LeaveGuard';

/** Inside a form: asks before any way out that would throw away what was typed, and keeps it over a reload. */
export function UnsavedChanges({ saved = false }: { saved?: boolean }) {
  const { dirtyFields, isSubmitting } = useFormState();
  return (
    <>
      <LeaveGuard unsaved={Object.keys(dirtyFields).length > 0 && !saved} sending={isSubmitting} />
      <KeptTyping saved={saved} />
    </>
  );
}
