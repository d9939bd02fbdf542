import { manilaDay } from 'web-shared/dates';
import { pesosOf } from 'web-shared/money';
import type { Shown } from '../door/types';

/** The word of each outcome, as large as the screen allows, and a sign for those who do not read. */
export const WORDS: Record<Shown['outcome'], { word: string; sign: string }> = {
  welcome: { word: 'Welcome', sign: '✓' },
  already_in: { word: 'Already in', sign: '↺' },
  not_paid: { word: 'Not paid', sign: '₱' },
  other_event: { word: 'Another event', sign: '⇄' },
  cancelled: { word: 'Cancelled', sign: '✕' },
  unknown: { word: 'Unknown code', sign: '?' },
  unkept: { word: 'Not recorded', sign: '!' },
  checking: { word: 'Checking…', sign: '…' },
};

/** The door's clock is that of the Philippines, whatever the telephone's. */
export const timeOf = (moment: string | number): string =>
  new Date(moment).toLocaleTimeString('en-PH', {
    timeZone: 'Asia/Manila',
    hour: 'numeric',
    minute: '2-digit',
  });

/** The door's days are those of the Philippines. @returns undefined: it is this day; else the day in words */
export function anotherDay(day: string, now: number): string | undefined {
  if (day === manilaDay(now)) return undefined;
  return new Date(`${day}T12:00:00`).toLocaleDateString('en-PH', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
}

/** The one line below the word: what the helper does or says now. */
export function lineOf(shown: Shown): string {
  const { outcome, church, in_since, in_at, in_by, due_centavos, decidedOffline, group } = shown;
  const { other_event, event_cancelled } = shown;
  switch (outcome) {
    case 'welcome':
      return [church, group.length > 1 && `Group of ${group.length}`].filter(Boolean).join(' · ');
    case 'already_in':
      return ['Came', in_since && `at ${timeOf(in_since)}`, in_at && `· ${in_at}`, in_by && `· ${in_by}`]
        .filter(Boolean)
        .join(' ');
    case 'not_paid': {
      const sum = due_centavos === null ? '' : pesosOf(due_centavos);
      return [sum && `${sum} to pay`, group.length > 1 && `for all ${group.length}`]
        .filter(Boolean)
        .join(' ');
    }
    case 'other_event':
      return other_event ? `This ticket is for ${other_event}` : 'This ticket is for another event';
    case 'cancelled':
      return event_cancelled ? 'The event is cancelled' : 'This ticket is no longer valid';
    case 'unknown':
      return decidedOffline ? 'Not on this device’s list' : 'This is not one of our tickets';
    case 'unkept':
      return 'No connection, and this device has no room to keep it. Use another device, or the printed list.';
    default:
      return '';
  }
}

/** A clock that is wrong by a minute or less shows nobody a wrong time. */
const CLOCK_MS = 60_000;

/** @param offset milliseconds by which the server's clock is ahead @returns undefined: the device's is right enough */
export function wrongClock(offset: number): string | undefined {
  if (Math.abs(offset) <= CLOCK_MS) return undefined;
  const minutes = Math.round(Math.abs(offset) / 60_000);
  const amount = minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
  return `This device’s clock is ${amount} ${offset > 0 ? 'slow' : 'fast'}. The times on this page are right.`;
}

/** How old, in words. @param from and @param now in milliseconds */
export function age(from: number, now: number): string {
  const minutes = Math.floor(Math.max(0, now - from) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min old`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min old`;
}
