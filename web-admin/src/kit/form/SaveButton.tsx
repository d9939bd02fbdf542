import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useFormState } from 'react-hook-form';

interface Props {
  /** Words, or their key. */
  label?: string;
  /** What is saved otherwise than by the form's own submission. */
  saving?: boolean;
}

/** react-admin’s `<SaveButton>`. It is off while its form is sent, so that a second click sends nothing. */
export function SaveButton({ label = 'desk.save', saving = false }: Props) {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" disabled={saving || isSubmitting}>
      {translate(saving ? 'desk.saving' : label)}
    </Button>
  );
}
