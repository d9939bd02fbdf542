/** The form field that people never see and robots fill in (FormTrap). */
export const HONEYPOT = 'website';

/**
 * What the API judges a robot by: how long somebody has been at the form, and whether the trap was filled.
 * @param begun when its first letter was typed, perhaps before the page was loaded anew
 */
export function formSignals(begun = Date.now()): Record<string, string> {
  const traps = document.querySelectorAll<HTMLInputElement>(`input[name="${HONEYPOT}"]`);
  const filled = [...traps].some(({ value }) => value !== '');
  // The device's clock may have been set back; the page's own time never is.
  const age = Math.round(Math.max(performance.now(), Date.now() - begun));
  return { 'X-Form-Age': String(age), ...(filled && { 'X-Form-Honeypot': '1' }) };
}
