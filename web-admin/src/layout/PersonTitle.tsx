import { useRecordContext } from 'react-admin';
import type { Delegate, Inquiry } from '../api/types';

/** The name of the person whose record is shown. */
export function PersonTitle() {
  const person = useRecordContext<Delegate | Inquiry>();
  return person ? (
    <>
      {person.first_name} {person.last_name}
    </>
  ) : null;
}
