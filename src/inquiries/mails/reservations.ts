import type { Pool } from 'pg';
import type { MailAbout, MailTemplate } from '../../platform/mail/template.js';
import { SAMPLE_ID, SETTINGS } from './staff-inquiries.js';

export const RESERVATION_ENDING = 'reservation-ending';
export const RESERVATION_ENDED = 'reservation-ended';

interface Reservation {
  id: string;
  name: string;
  phone_number: string | null;
  home: string;
  project: string | null;
  until: string;
}

/** Which reservation: one that was extended is another one. */
export const keyOfReservation = (template: string, id: string, until: string, to: string): string =>
  [template, id, until, to].join(':');
const untilIn = ({ key }: MailAbout): string => (key ?? '').split(':')[2] ?? '';

const SAMPLE: Reservation = {
  id: SAMPLE_ID,
  name: 'Maria Santos',
  phone_number: '639171234567',
  home: 'Studio',
  project: 'Alpha Tower',
  until: '2026-12-04',
};

/** Still reserved to that day: whoever extended it has nothing to be told. */
const STILL = `SELECT id, trim(first_name || ' ' || last_name) AS name, phone_number, home_name AS home,
    coalesce(project_interest, home_project) AS project, home_until::text AS until
  FROM inquiry WHERE id = $1 AND home_state = 'reserved' AND home_until = $2`;

/** What the history says of the reservation that ended then. */
const WAS = `SELECT i.id, trim(i.first_name || ' ' || i.last_name) AS name, i.phone_number, a.before->>'home_name' AS home,
    coalesce(i.project_interest, a.before->>'home_project') AS project, a.before->>'home_until' AS until
  FROM inquiry i JOIN activity a ON a.record_id = i.id AND a.resource = 'inquiries' AND a.type = 'inquiry.changed'
   AND a.caller_kind = 'server' AND a.before->>'home_state' = 'reserved' AND a.before->>'home_until' = $2
 WHERE i.id = $1 ORDER BY a.at DESC LIMIT 1`;

export function reservationTemplates(pool: Pool): MailTemplate<Reservation>[] {
  const load = (sql: string) => async (about: MailAbout) => {
    const { rows: staff } = await pool.query<{ email: string }>(
      'SELECT email FROM staff WHERE id = $1 AND disabled_at IS NULL',
      [about.recipient_id],
    );
    const { rows } = await pool.query<Reservation>(sql, [about.record_id, untilIn(about)]);
    return staff[0] && rows[0] ? { to: staff[0].email, data: rows[0] } : undefined;
  };
  return [ending(load(STILL)), ended(load(WAS))];
}

type Load = MailTemplate<Reservation>['load'];

const day = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const factsOf = ({ name, phone_number, home, project, until }: Reservation) =>
  ({
    kind: 'facts',
    rows: [
      ['For', name],
      ...(phone_number === null ? [] : [['Telephone', `+${phone_number}`] as const]),
      ['Home', [home, project].filter(Boolean).join(', ')],
      ['Last day', day(until)],
    ],
  }) as const;

const ending = (load: Load): MailTemplate<Reservation> => ({
  name: RESERVATION_ENDING,
  title: 'A reservation is about to end',
  audience: 'Whoever answers the inquiry, some days before; where nobody does, managers',
  load,
  sample: SAMPLE,
  render: (reservation, { publicUrl }) => ({
    subject: `Reservation ends on ${day(reservation.until)}: ${reservation.name}, ${reservation.home}`,
    preview: [reservation.home, reservation.project].filter(Boolean).join(', '),
    title: 'A reservation is about to end',
    blocks: [
      factsOf(reservation),
      {
        kind: 'text',
        text: 'After its last day the home is free again by itself. Mark it as sold, or extend the reservation with a reason.',
      },
      {
        kind: 'action',
        label: 'Open the inquiry',
        href: `${publicUrl}/admin/inquiries/${reservation.id}/show`,
      },
    ],
    settingsPath: SETTINGS,
  }),
});

const ended = (load: Load): MailTemplate<Reservation> => ({
  name: RESERVATION_ENDED,
  title: 'A reservation has ended',
  audience: 'Whoever answers the inquiry, when its home is free again; where nobody does, managers',
  load,
  sample: SAMPLE,
  render: (reservation, { publicUrl }) => ({
    subject: `Reservation ended: ${reservation.name}, ${reservation.home}`,
    preview: [reservation.home, reservation.project].filter(Boolean).join(', '),
    title: 'A reservation has ended',
    blocks: [
      factsOf(reservation),
      { kind: 'text', text: 'The home is free again, and the site shows it. The buyer was not written to.' },
      {
        kind: 'action',
        label: 'Open the inquiry',
        href: `${publicUrl}/admin/inquiries/${reservation.id}/show`,
      },
    ],
    settingsPath: SETTINGS,
  }),
});
