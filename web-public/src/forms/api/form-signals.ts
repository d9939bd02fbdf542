/** The form field that people never see and robots fill in (FormTrap). */
export const TRAP = 'website';

/** What the API judges a robot by: how long the page has been open, and whether the trap was filled. */
export function formSignals(): Record<string, string> {
  const traps = document.querySelectorAll<HTMLInputElement>(`input[name="${TRAP}"]`);
  const filled = [...traps].some(({ value }) => value !== '');
  return { 'X-Form-Age': String(Math.round(performance.now())), ...(filled && { 'X-Form-Honeypot': '1' }) };
}
