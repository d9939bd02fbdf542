interface ChoiceProps<T extends string | number> {
  name: string;
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** One of a few, side by side: radio buttons drawn as one strip. */
export function Choice<T extends string | number>({ name, label, options, value, onChange }: ChoiceProps<T>) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-medium">{label}</legend>
      <div className="grid auto-cols-fr grid-flow-col divide-x divide-ink/60 rounded-xs border border-ink/60 bg-white">
        {options.map((option) => (
          <label
            key={option.value}
            data-live
            className="grid min-h-12 cursor-pointer place-items-center px-2 py-2 text-center leading-tight has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-terracotta"
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
