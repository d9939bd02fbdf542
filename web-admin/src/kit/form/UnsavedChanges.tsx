import { useFormState } from 'react-hook-form';
import { LeaveGuard } from './LeaveGuard';

/** Inside a form: asks before any way out that would throw away what was typed. */
export function UnsavedChanges({ saved = false }: { saved?: boolean }) {
  const { dirtyFields, isSubmitting } = useFormState();
  return <LeaveGuard unsaved={Object.keys(dirtyFields).length > 0 && !saved} sending={isSubmitting} />;
}
