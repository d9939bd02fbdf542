import { useId } from 'react';

interface SliderProps {
  name: string;
  label: string;
  min: number;
  max: number;
  value: number;
  /** The value with its unit. */
  shown: string;
  onChange: (value: number) => void;
}

// Browsers have no common name for the parts of a range.
const TRACK =
  '[&::-webkit-slider-runnable-track]:h-0.5 [&::-webkit-slider-runnable-track]:bg-ink/60 ' +
  '[&::-moz-range-track]:h-0.5 [&::-moz-range-track]:bg-ink/60';
const THUMB =
  '[&::-webkit-slider-thumb]:-mt-3 [&::-webkit-slider-thumb]:size-6.5 [&::-webkit-slider-thumb]:appearance-none ' +
  '[&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-accent ' +
  '[&::-moz-range-thumb]:size-6.5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0 ' +
  '[&::-moz-range-thumb]:bg-accent';

/** A range in whole steps, with its value beside the label and its ends below. */
export function Slider({ name, label, min, max, value, shown, onChange }: SliderProps) {
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
        name={name}
        min={min}
        max={max}
        step={1}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(Number(event.target.value))}
        className={`h-11 w-full cursor-pointer appearance-none bg-transparent -outline-offset-3 ${TRACK} ${THUMB}`}
      />
      <div className="flex justify-between text-small tabular-nums text-ink/75" aria-hidden="true">
        <span>{min}</span>
        <span>{max}</span>
      </div>
    </div>
  );
}
