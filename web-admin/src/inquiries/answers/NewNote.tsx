import '../../messages/sales/inquiries';
import { useState } from 'react';
import { newId } from 'web-shared/ids';
import { useApi } from '../../api/dataProvider';
import { useAction } from '../../kit/useAction';
import { NoteFields } from './NoteFields';

/** Adds a note. */
export function NewNote({ inquiryId }: { inquiryId: string }) {
  const api = useApi();
  // One key for one note: a click that is repeated after a lost answer makes no second.
  const [key, setKey] = useState(newId);
  const { runAsync, isPending } = useAction(
    async (text: string) => {
      await api.addNote(inquiryId, text, key);
      setKey(newId());
    },
    { shows: ['inquiries'], done: 'inquiries.note_added' },
  );
  return (
    <NoteFields
      id={key}
      label="inquiries.new_note"
      action="inquiries.add_note"
      help="inquiries.note_stays"
      disabled={isPending}
      onSave={runAsync}
    />
  );
}
