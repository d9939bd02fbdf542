import { TRAP } from './api/form-signals';

/** A field that robots fill in. Out of sight, out of the Tab order and silent for screen readers. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <label>
        Website
        <input type="text" name={TRAP} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
