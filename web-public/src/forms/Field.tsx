import { useId, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { registrationTexts } from '../content/texts';
import { CONTROL } from './control';
import { FieldError } from './FieldError';

/** What a control takes over so that its label, error and hint belong to it. */
export interface ControlProps {
  id: string;
  className: string;
  required: boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  name: string;
  label: ReactNode;
  required?: boolean;
  hint?: ReactNode;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A label above its control, and the error under it once the field was touched. */
export function Field({ name, label, required = false, hint, className, children }: FieldProps) {
  const id = useId();
  const error = useFieldError(name);
  const described = [error && `${id}-error`, !required && `${id}-optional`, hint && `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={className}>
      <div className="mb-1.5 text-small">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {!required && (
          <span id={`${id}-optional`} className="text-ink/75">
            {' '}
            ({registrationTexts.optional})
          </span>
        )}
      </div>
      {children({
        id,
        className: CONTROL,
        required,
        'aria-invalid': !!error,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-small text-ink/75">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

export function useFieldError(name: string): string | undefined {
  const { errors } = useFormState({ name });
  const message = errors[name]?.message;
  return typeof message === 'string' ? message : undefined;
}
