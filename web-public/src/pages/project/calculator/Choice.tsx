import { useId } from 'react';
import { Select } from '../../../forms/Field';

interface ChoiceProps<T extends string | number> {
  name: string;
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** More than these have no place beside each other on a phone. */
const MAX_IN_A_ROW = 4;

/** One of a few, side by side: radio buttons drawn as one strip. One of many: a list. */
export function Choice<T extends string | number>(props: ChoiceProps<T>) {
  const { name, label, options, value, onChange } = props;
  if (options.length > MAX_IN_A_ROW) return <Listed {...props} />;
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-medium">{label}</legend>
      <div className="flex flex-wrap divide-x divide-ink/60 rounded-xs border border-ink/60 bg-white">
        {options.map((option) => (
          <label
            key={option.value}
            data-live
            className="grid min-h-12 flex-1 cursor-pointer place-items-center px-2 py-2 text-center leading-tight has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-terracotta"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Listed<T extends string | number>({ name, label, options, value, onChange }: ChoiceProps<T>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-medium">
        {label}
      </label>
      <Select
        id={id}
        name={name}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => String(option.value) === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}
