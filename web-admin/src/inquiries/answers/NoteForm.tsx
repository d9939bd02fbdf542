import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { FormProvider, useForm } from 'react-hook-form';
import { useApi } from '../../api/dataProvider';
import type { Inquiry, InquiryNote } from '../../api/types';
import { UnsavedChanges } from '../../kit/form/UnsavedChanges';
import { useAction } from '../../kit/useAction';
import { Buttons } from '../../layout/Panel';

/** Corrects what a note says; the history keeps what it said. What is typed stays in its field until it is saved. */
export function NoteForm({
  inquiry,
  note,
  onDone,
}: {
  inquiry: Inquiry;
  note: InquiryNote;
  onDone: () => void;
}) {
  const translate = useTranslate();
  const api = useApi();
  const form = useForm({ defaultValues: { text: note.text ?? '' } });
  const { runAsync, disabled } = useAction((text: string) => api.correctNote(inquiry, note.id, text), {
    shows: ['inquiries'],
    done: translate('inquiries.note_corrected'),
    meanwhile: 'inquiries.note_meanwhile',
  });
  const save = form.handleSubmit(async ({ text }) => {
    if (text.trim() === '' || disabled) return;
    try {
      await runAsync(text);
      form.reset({ text });
      onDone();
    } catch {
      // The error was announced; the text stays.
    }
  });
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void save(event)}>
        <UnsavedChanges />
        <TextField
          {...form.register('text')}
          label={translate('inquiries.correct_note')}
          autoFocus
          multiline
          minRows={2}
          fullWidth
          slotProps={{ htmlInput: { maxLength: 5000 }, inputLabel: { shrink: true } }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
          }}
        />
        <Buttons apart>
          <Button type="submit" variant="outlined" disabled={disabled}>
            {translate('inquiries.save_note')}
          </Button>
          <Button onClick={onDone}>{translate('ra.action.cancel')}</Button>
        </Buttons>
      </form>
    </FormProvider>
  );
}
