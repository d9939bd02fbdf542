import type { MailLinks, MailTemplate } from '../../../platform/mail/template.js';
import { dayInManila, MANILA } from '../../../platform/manila.js';
import type { ViewingRow } from '../viewing-rows.js';
import { isAsInManila, momentIn } from '../zones.js';
import { invitation } from './viewing-ics.js';

export interface Letter {
  viewing: ViewingRow;
  /** The link of whoever booked; where the mail is only shown, it leads nowhere. */
  link: string;
  isFirst: boolean;
}

export const SAMPLE: Letter = {
  link: 'https://example.com/my-viewing/shown-only-in-the-mail-itself',
  isFirst: true,
  viewing: {
    id: '019a0000-0000-7000-8000-000000000000',
    inquiry_id: '019a0000-0000-7000-8000-000000000001',
    first_name: 'Maria',
    last_name: 'Santos',
    phone_number: '639171234567',
    email: 'maria.santos@example.com',
    agent_code: null,
    project_interest: 'Alpha Tower',
    message: 'I come with my mother.',
    assignee_id: null,
    staff_id: null,
    staff_name: 'Luz Reyes',
    staff_email: 'luz@example.com',
    project: 'alpha-tower',
    project_name: 'Alpha Tower',
    place: 'Showroom, Mabini Street',
    starts_at: new Date('2026-12-04T01:00:00Z'),
    minutes: 60,
    how: 'site',
    video_link: null,
    time_zone: 'America/Los_Angeles',
    state: 'booked',
    called_off_by: null,
    sequence: 0,
    reminded_at: null,
    network: null,
    site: null,
    created_at: new Date('2026-11-28T01:00:00Z'),
    changed_at: new Date('2026-11-28T01:00:00Z'),
  },
};

/** The hour in the visitor's own zone, and in Manila's where the clocks differ. */
export const whenOf = ({ starts_at, time_zone }: Pick<ViewingRow, 'starts_at' | 'time_zone'>): string =>
  isAsInManila(time_zone, starts_at)
    ? momentIn(MANILA, starts_at)
    : `${momentIn(time_zone, starts_at)}\n${momentIn(MANILA, starts_at)}`;

export const whereOf = ({ how, place, video_link }: ViewingRow): string => {
  if (how === 'site') return place ?? 'At the project. We tell you where we meet.';
  return video_link ?? 'By video call. You get the link before it begins.';
};

export const calendarOf = (
  { viewing, link }: Letter,
  { publicUrl, company }: MailLinks,
  attendee: { name?: string; email: string },
  url = link,
) =>
  invitation({
    uid: `viewing-${viewing.id}@${new URL(publicUrl).hostname}`,
    sequence: viewing.sequence,
    called_off: viewing.state === 'called-off',
    starts_at: viewing.starts_at,
    minutes: viewing.minutes,
    summary: `Viewing of ${viewing.project_name}`,
    place: whereOf(viewing),
    text: [whereOf(viewing), url].join('\n'),
    url,
    attendee,
    organizer: { name: company.brand, email: company.email },
  });

/** `tomorrow`, `today`: as it is when the mail goes, also where it goes late. */
export function soon(starts_at: Date, now = new Date()): string {
  const hours = new Date(now.getTime() + 24 * 3_600_000);
  if (dayInManila(starts_at) === dayInManila(now)) return 'today';
  return dayInManila(starts_at) === dayInManila(hours) ? 'tomorrow' : 'soon';
}

/** Whom a letter is for, and what it says. */
export type Load = MailTemplate<Letter>['load'];
