import { useId } from 'react';

interface SliderProps {
  label: string;
  min: number;
  max: number;
  value: number;
  /** The value with its unit. */
  shown: string;
  onChange: (value: number) => void;
}

/** A range in whole steps, with its value beside the label and its ends below. */
export function Slider({ label, min, max, value, shown, onChange }: SliderProps) {
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-small font-medium">
          {label}
        </label>
        <span className="text-lg font-medium tabular-nums" aria-hidden="true">
          {shown}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={1}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-11 w-full cursor-pointer accent-terracotta"
      />
      <div className="flex justify-between text-small tabular-nums text-ink/75" aria-hidden="true">
        <span>{min}</span>
        <span>{max}</span>
      </div>
    </div>
  );
}
