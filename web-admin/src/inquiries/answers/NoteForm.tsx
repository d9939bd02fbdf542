import '../../messages/sales/inquiries';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useApi } from '../../api/dataProvider';
import type { Inquiry, InquiryNote } from '../../api/types';
import { useAction } from '../../kit/useAction';
import { useSeen } from '../../kit/useSeen';
import { NoteFields } from './NoteFields';

interface Props {
  inquiry: Inquiry;
  note: InquiryNote;
  onDone: () => void;
}

/** Corrects what a note says; the history keeps what it said. */
export function NoteForm({ inquiry, note, onDone }: Props) {
  const translate = useTranslate();
  const api = useApi();
  // What is typed stays in the field where a colleague corrects the note meanwhile.
  const [opened] = useState(note.text);
  const { over } = useSeen(inquiry);
  const { runAsync, disabled } = useAction(
    (text: string) => over((seen) => api.correctNote(seen, note.id, text)),
    {
      shows: ['inquiries'],
      done: translate('inquiries.note_corrected'),
      meanwhile: 'inquiries.note_meanwhile',
    },
  );
  return (
    <NoteFields
      id={note.id}
      text={opened}
      label="inquiries.correct_note"
      action="inquiries.save_note"
      disabled={disabled}
      onSave={(text) => runAsync(text).then(onDone)}
      onCancel={onDone}
    />
  );
}
