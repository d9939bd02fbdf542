import { useId, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { registrationTexts } from '../content/form-texts';

/** What a control takes over so that its label, error and hint belong to it. */
export interface ControlProps {
  id: string;
  className: string;
  'aria-required': boolean;
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

export const CONTROL =
  'block w-full min-h-12 rounded-xs border border-ink/60 bg-white px-3 py-2.5 text-base text-ink ' +
  'placeholder:text-ink/65 aria-invalid:border-error aria-invalid:outline-error disabled:bg-sand disabled:text-ink/75';

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
        'aria-required': required,
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

/**
 * Its line is there before the error is: when leaving a field shows an error, nothing may move away from under the
 * pointer that is just pressing the button or a checkbox.
 */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <div className="min-h-8 pt-1 text-small font-medium text-error">{text && <p id={id}>{text}</p>}</div>
  );
}

export function useFieldError(name: string): string | undefined {
  const { errors } = useFormState({ name });
  const message = errors[name]?.message;
  return typeof message === 'string' ? message : undefined;
}
