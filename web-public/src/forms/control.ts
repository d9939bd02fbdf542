/** How inputs, text areas and selects look. */
export const CONTROL =
  'block w-full min-h-12 rounded-xs border border-ink/60 bg-white px-3 py-2.5 text-base text-ink ' +
  'placeholder:text-ink/65 aria-invalid:border-error aria-invalid:outline-error disabled:bg-sand disabled:text-ink/75';
