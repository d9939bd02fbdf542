import Button from '@mui/material/Button';
import { Form, useTranslate } from 'ra-core';
import type { KeyboardEvent } from 'react';
import { TextInput } from 'react-admin';
import { UnsavedChanges } from '../../kit/form/UnsavedChanges';
import { Buttons } from '../../layout/Panel';

interface Props {
  /** Names the note: with another one the field begins anew. */
  id: string;
  /** What the note says now. */
  text?: string | null;
  /** Labels of the field and of the button: keys of words. */
  label: string;
  action: string;
  help?: string;
  disabled: boolean;
  /** A note that is not kept yet stays in its field, whatever the server says, which has been announced. */
  onSave: (text: string) => Promise<unknown>;
  onCancel?: () => void;
}

/** The field of a note, which asks before it is left unsaved; Ctrl+Enter saves, too. */
export function NoteFields({ id, text, label, action, help, disabled, onSave, onCancel }: Props) {
  const translate = useTranslate();
  const save = async (values: object) => {
    const { text: typed } = values as { text: string | null };
    if (!typed?.trim() || disabled) return;
    await onSave(typed).catch(() => undefined);
  };
  const byKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.currentTarget.closest('form')?.requestSubmit();
  };
  return (
    <Form record={{ id, text: text ?? '' }} onSubmit={save}>
      <UnsavedChanges />
      <TextInput
        source="text"
        label={label}
        helperText={help ?? false}
        autoFocus={onCancel !== undefined}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 5000 }, inputLabel: { shrink: true } }}
        onKeyDown={byKey}
      />
      <Buttons apart>
        <Button type="submit" variant="outlined" disabled={disabled}>
          {translate(action)}
        </Button>
        {onCancel && <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>}
      </Buttons>
    </Form>
  );
}
