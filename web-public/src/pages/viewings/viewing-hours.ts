/**
 * Shows the hours in the visitor's own zone: the server has them in any, this only says in which. What was typed or chosen
 * meanwhile stays, since nothing but the hours is another one.
 */
export function take(root: HTMLElement): void {
  const zones = root.querySelector('select');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (!zones || new URLSearchParams(location.search).has('tz') || zones.value === timeZone) return;
  void show(timeZone, zones);
}

async function show(zone: string, zones: HTMLSelectElement): Promise<void> {
  const address = new URL(location.href);
  address.searchParams.set('tz', zone);
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) return; // the hours are in Manila's time, as the page says
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const chosen = document.querySelector<HTMLInputElement>('[name=starts_at]:checked')?.value;
  for (const part of ['[data-hours]', '[data-later]']) {
    const here = document.querySelector(part);
    const there = page.querySelector(part);
    if (here && there) here.replaceChildren(...there.childNodes);
  }
  for (const hour of document.querySelectorAll<HTMLInputElement>('[name=starts_at]'))
    hour.checked = hour.value === chosen;
  if (![...zones.options].some(({ value }) => value === zone))
    zones.append(...page.querySelectorAll(`option[value="${CSS.escape(zone)}"]`));
  zones.value = zone;
  const field = document.querySelector<HTMLInputElement>('[name=time_zone]');
  if (field) field.value = zone;
}
