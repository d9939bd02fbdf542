import { useId, type ComponentProps, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { labels, registrationTexts } from '../content/texts';
import { HONEYPOT } from './api/client';
import { CONTROL } from './control';

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

/**
 * Its line is there before the error is: when leaving a field shows an error, nothing may move away from under the
 * pointer that is just pressing the button or a checkbox.
 */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <div className="min-h-8 pt-1 text-small font-medium text-error">{text && <p id={id}>{text}</p>}</div>
  );
}

/** A native select with the site's own arrow. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select {...props} className={`${CONTROL} appearance-none pr-10`} />
      <Arrow className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2" />
    </div>
  );
}

export function Arrow({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 12 8" width="12" height="8" className={className} aria-hidden="true">
      <path d="m1 1 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}

/** A field that robots fill in. Out of sight, out of the Tab order and silent for screen readers. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <label>
        Website
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** A field for visitors without JavaScript only, in place of one that script fills or reveals. */
export function NoScriptField({ name }: { name: keyof typeof labels }) {
  return (
    <noscript>
      <label className="mb-6 block text-small font-medium">
        {labels[name]}
        <input name={name} className={`${CONTROL} mt-1.5 font-normal`} />
      </label>
    </noscript>
  );
}
