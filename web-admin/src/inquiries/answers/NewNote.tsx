import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { newId } from 'web-shared/ids';
import { useApi } from '../../api/dataProvider';
import { UnsavedChanges } from '../../kit/form/UnsavedChanges';
import { useAction } from '../../kit/useAction';
import { Buttons } from '../../layout/Panel';

/** A note that is not kept yet stays in its field, whatever the server says, and asks before it is left behind. */
export function NewNote({ inquiryId }: { inquiryId: string }) {
  const translate = useTranslate();
  const api = useApi();
  const form = useForm({ defaultValues: { text: '' } });
  // One key for one note: a click that is repeated after a lost answer makes no second.
  const [key, setKey] = useState(newId);
  const { runAsync, isPending } = useAction(
    async (text: string) => {
      await api.addNote(inquiryId, text, key);
      form.reset();
      setKey(newId());
    },
    { shows: ['inquiries'], done: 'inquiries.note_added' },
  );
  const add = form.handleSubmit(async ({ text }) => {
    if (text.trim() !== '' && !isPending) await runAsync(text).catch(() => undefined);
  });
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void add(event)}>
        <UnsavedChanges />
        <TextField
          {...form.register('text')}
          label={translate('inquiries.new_note')}
          helperText={translate('inquiries.note_stays')}
          multiline
          minRows={2}
          fullWidth
          slotProps={{ htmlInput: { maxLength: 5000 }, inputLabel: { shrink: true } }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void add();
          }}
        />
        <Buttons apart>
          <Button type="submit" variant="outlined" disabled={isPending}>
            {translate('inquiries.add_note')}
          </Button>
        </Buttons>
      </form>
    </FormProvider>
  );
}
