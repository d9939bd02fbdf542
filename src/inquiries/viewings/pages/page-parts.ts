import type { ApiError } from '../../../platform/http/errors/api-error.js';
import { MANILA } from '../../../platform/manila.js';
import { escapeHtml } from '../../pages/fill-in.js';
import type { FreeHours } from '../free-hours.js';
import { WAYS_TO_VIEW, type WayToView } from '../viewing.entity.js';
import { dayIn, isAsInManila, nameOfZone, OFFERED_ZONES, shortDayIn, timeIn } from '../zones.js';

const WAYS: Record<WayToView, string> = { site: 'On site', video: 'By video call' };

const query = (values: Record<string, string | undefined>): string =>
  new URLSearchParams(
    Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined),
  ).toString();

const link = (values: Record<string, string | undefined>, label: string, more = ''): string =>
  `<a class="link py-2.5" href="?${escapeHtml(query(values))}"${more}>${escapeHtml(label)}</a>`;

/** The hours to choose from, by the days of the zone in which they are shown. */
export function hoursHtml({ hours }: FreeHours, zone: string, chosen?: string): string {
  const days = new Map<string, string[]>();
  for (const { starts_at } of hours) {
    const day = dayIn(zone, starts_at);
    const value = starts_at.toISOString();
    const manila = isAsInManila(zone, starts_at)
      ? ''
      : `<small>${escapeHtml(`${shortDayIn(MANILA, starts_at)}, ${timeIn(MANILA, starts_at)} in Manila`)}</small>`;
    const box = `<input type="radio" name="starts_at" required value="${value}"${value === chosen ? ' checked' : ''}>`;
    days.set(day, [
      ...(days.get(day) ?? []),
      `<label class="viewing-hour">${box}<span>${timeIn(zone, starts_at)}${manila}</span></label>`,
    ]);
  }
  return [...days]
    .map(
      ([day, all]) =>
        `<fieldset class="viewing-day"><legend>${escapeHtml(day)}</legend><div>${all.join('')}</div></fieldset>`,
    )
    .join('');
}

/** Where the page goes on to later days, or back to the first. */
export function laterHtml({ later }: FreeHours, shown: Record<string, string | undefined>): string {
  return [
    later === null ? '' : link({ ...shown, from: later }, 'Later days'),
    shown.from === undefined ? '' : link({ ...shown, from: undefined }, 'The next free hours'),
  ].join(' ');
}

/** On site or by video: what is shown stands there, the other one is a link. */
export const waysHtml = (how: WayToView, shown: Record<string, string | undefined>): string =>
  WAYS_TO_VIEW.map((way) =>
    way === how
      ? `<strong class="py-2.5" aria-current="true">${WAYS[way]}</strong>`
      : link({ ...shown, how: way, from: undefined }, WAYS[way]),
  ).join('');

export const zonesHtml = (zone: string): string =>
  [...new Set<string>([...OFFERED_ZONES, zone])]
    .map(
      (one) =>
        `<option value="${escapeHtml(one)}"${one === zone ? ' selected' : ''}>${escapeHtml(nameOfZone(one))}</option>`,
    )
    .join('');

/** The sentence that names what is wrong, with a link to its field. */
export function problemHtml(error: ApiError, labels: Record<string, string>): string {
  if (error.getStatus() !== 400 || !error.errors) return `<p>${escapeHtml(error.message)}</p>`;
  const items = error.errors.map(
    ({ field, message }) => `<li>${escapeHtml(`${labels[field] ?? field}: ${message}`)}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

export const factsHtml = (rows: (readonly [string, string])[]): string =>
  rows
    .filter(([, value]) => value !== '')
    .map(
      ([label, value]) =>
        `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value).replaceAll('\n', '<br>')}</dd></div>`,
    )
    .join('');
