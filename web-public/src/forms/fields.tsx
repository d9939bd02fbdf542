import { memo, useId, type ComponentProps, type ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { labels, placeholders } from '../content/texts';
import type { Option } from '../reference/answers';
import { Field, FieldError, Select, useFieldError } from './Field';

type Name = keyof typeof labels;
interface Common {
  name: Name;
  required?: boolean;
  className?: string;
  hint?: ReactNode;
}

type Native = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'defaultValue'>;

export const TextField = memo(function TextField({
  name,
  required,
  className,
  hint,
  ...native
}: Common & Native) {
  const { register } = useFormContext();
  return (
    <Field name={name} required={required} className={className} hint={hint} label={labels[name]}>
      {(control) => <input {...control} {...native} {...register(name)} />}
    </Field>
  );
});

export const TextArea = memo(function TextArea({ name, required, className }: Common) {
  const { register } = useFormContext();
  return (
    <Field name={name} required={required} className={className} label={labels[name]}>
      {(control) => <textarea {...control} rows={4} {...register(name)} />}
    </Field>
  );
});

interface SelectProps extends Common {
  options: readonly Option[];
  disabled?: boolean;
  autoComplete?: string;
  /** The text of the empty choice; without it there is none. */
  empty?: string;
  onChosen?: (value: string) => void;
}

export const SelectField = memo(function SelectField(props: SelectProps) {
  const {
    name,
    required,
    className,
    hint,
    options,
    empty = placeholders.select,
    onChosen,
    ...native
  } = props;
  // Controlled, because a restored choice may come before the options it is one of.
  const { field } = useController({ name });
  return (
    <Field name={name} required={required} className={className} hint={hint} label={labels[name]}>
      {(control) => (
        <Select
          {...control}
          {...native}
          {...field}
          onChange={(event) => {
            field.onChange(event);
            onChosen?.(event.target.value);
          }}
        >
          {empty && <option value="">{empty}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
});

interface CheckProps {
  name: string;
  /** One that must be ticked can be wrong. */
  required?: boolean;
  children: ReactNode;
}

export const CheckField = memo(function CheckField({ name, required = false, children }: CheckProps) {
  const id = useId();
  const error = useFieldError(name);
  const { register } = useFormContext();
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          id={id}
          type="checkbox"
          className="my-[0.6875rem] size-[1.375rem] shrink-0 accent-terracotta"
          required={required}
          aria-invalid={!!error}
          aria-describedby={error && `${id}-error`}
          {...register(name)}
        />
        <label htmlFor={id} className="py-2.5 text-base">
          {children}
        </label>
      </div>
      {required && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
});
