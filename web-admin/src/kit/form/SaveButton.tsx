import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useFormContext, useFormState } from 'react-hook-form';

interface Props {
  /** Words, or their key. */
  label?: string;
  /** What is saved otherwise than by the form's own submission. */
  saving?: boolean;
  disabled?: boolean;
}

/** react-admin’s `<SaveButton>`. It is off while its form is sent, so that a second click sends nothing. */
export function SaveButton({ label = 'desk.save', saving = false, disabled = false }: Props) {
  const translate = useTranslate();
  const { clearErrors } = useFormContext();
  const { isSubmitting } = useFormState();
  return (
    <Button
      type="submit"
      variant="contained"
      disabled={disabled || saving || isSubmitting}
      // What the server said of a list or of the whole belongs to no input, and would stop each further save.
      onClick={() => clearErrors()}
    >
      {translate(saving ? 'desk.saving' : label)}
    </Button>
  );
}
