import type { Pool } from 'pg';
import type { Company } from '../../platform/mail/company.js';
import type { Block, MailAbout, MailLinks, MailTemplate } from '../../platform/mail/template.js';
import { dayInManila, MANILA } from '../../platform/manila.js';
import { invitation } from './viewing-ics.js';
import type { ViewingLinks } from './viewing-links.js';
import { viewingById, type ViewingRow } from './viewing-rows.js';
import { isAsInManila, momentIn } from './zones.js';

interface Letter {
  viewing: ViewingRow;
  /** The link of whoever booked; where the mail is only shown, it leads nowhere. */
  link: string;
  isFirst: boolean;
}

const SAMPLE: Letter = {
  link: 'https://example.com/my-viewing/shown-only-in-the-mail-itself',
  isFirst: true,
  viewing: {
    ...{ id: '019a0000-0000-7000-8000-000000000000', inquiry_id: '019a0000-0000-7000-8000-000000000001' },
    ...{ first_name: 'Maria', last_name: 'Santos', phone_number: '639171234567' },
    ...{ email: 'maria.santos@example.com', agent_code: null, project_interest: 'Alpha Tower' },
    message: 'I come with my mother.',
    ...{ assignee_id: null, staff_id: null, staff_name: 'Luz Reyes', staff_email: 'luz@example.com' },
    ...{ project: 'alpha-tower', project_name: 'Alpha Tower', place: 'Showroom, Mabini Street' },
    ...{ starts_at: new Date('2026-12-04T01:00:00Z'), minutes: 60, how: 'site', video_link: null },
    ...{ time_zone: 'America/Los_Angeles', state: 'booked', called_off_by: null, sequence: 0 },
    ...{ reminded_at: null, network: null, site: null },
    ...{ created_at: new Date('2026-11-28T01:00:00Z'), changed_at: new Date('2026-11-28T01:00:00Z') },
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

const factsOf = (viewing: ViewingRow): Block => ({
  kind: 'facts',
  rows: [
    ['Project', viewing.project_name],
    ['When', whenOf(viewing)],
    [viewing.how === 'site' ? 'Where' : 'Video', whereOf(viewing)],
    ...(viewing.staff_name ? [['With', viewing.staff_name] as const] : []),
  ],
});

/** What the owner's words may name. No name: whoever booked may have typed somebody else's address. */
const valuesOf = ({ project_name: project }: ViewingRow) => ({ project });

const replyTo = ({ brand, email }: Company) => ({ name: brand, address: email });

const calendarOf = (
  { viewing, link }: Letter,
  { publicUrl, company }: MailLinks,
  attendee: { name: string; email: string },
  url = link,
) =>
  invitation({
    ...{ uid: `viewing-${viewing.id}@${new URL(publicUrl).hostname}`, sequence: viewing.sequence },
    ...{ called_off: viewing.state === 'called-off', starts_at: viewing.starts_at, minutes: viewing.minutes },
    summary: `Viewing of ${viewing.project_name}`,
    place: whereOf(viewing),
    text: [whereOf(viewing), url].join('\n'),
    ...{ url, attendee, organizer: { name: company.brand, email: company.email } },
  });

const visitorOf = ({ first_name, last_name, email }: ViewingRow) => ({
  name: `${first_name} ${last_name}`.trim(),
  email: email ?? '',
});

/** `tomorrow`, `today`: as it is when the mail goes, also where it goes late. */
export function soon(starts_at: Date, now = new Date()): string {
  const hours = new Date(now.getTime() + 24 * 3_600_000);
  if (dayInManila(starts_at) === dayInManila(now)) return 'today';
  return dayInManila(starts_at) === dayInManila(hours) ? 'tomorrow' : 'soon';
}

const poolAsDb = (pool: Pool): Parameters<typeof viewingById>[0] => ({
  query: async <T>(sql: string, values?: unknown[]) => (await pool.query(sql, values)).rows as T,
});

const idIn = ({ key }: MailAbout): string => (key ?? '').split(':')[1] ?? '';
/** Whether it is the first mail about the viewing: later ones say what has changed. */
const isFirst = ({ key }: MailAbout): boolean => (key ?? '').split(':')[2] === '0';

/** SQL: another mail to the same reader about the same viewing was written after this one. */
const HAS_LATER = `SELECT FROM mail WHERE record_id = $1 AND id > $2 AND recipient_id IS NOT DISTINCT FROM $3
   AND template = ANY ($4) AND split_part(key, ':', 2) = $5 LIMIT 1`;
const CHANGES = ['viewing-booked', 'viewing-called-off', 'viewing-yours', 'viewing-not-yours'];

/** A viewing by the key of its mail, as it is now. Undefined when a later mail says what is so, or when it has begun. */
async function find(pool: Pool, about: MailAbout, sending: boolean): Promise<ViewingRow | undefined> {
  const id = idIn(about);
  const viewing = await viewingById(poolAsDb(pool), id);
  if (!viewing || !sending) return viewing;
  if (viewing.starts_at.getTime() < Date.now()) return undefined;
  const values = [about.record_id, about.id, about.recipient_id, CHANGES, id];
  return (await pool.query(HAS_LATER, values)).rowCount === 0 ? viewing : undefined;
}

export function viewingTemplates(pool: Pool, links: ViewingLinks): MailTemplate<Letter>[] {
  const ofVisitor =
    (isSo: (viewing: ViewingRow) => boolean) => async (about: MailAbout, sending: boolean) => {
      const viewing = await find(pool, about, sending);
      if (!viewing || viewing.email === null || (sending && !isSo(viewing))) return undefined;
      const link = sending ? links.addressOf(viewing.id) : SAMPLE.link;
      return { to: viewing.email, data: { viewing, link, isFirst: isFirst(about) } };
    };
  const ofHost = async (about: MailAbout, sending: boolean) => {
    const viewing = await find(pool, about, sending);
    const { rows } = await pool.query<{ email: string }>(
      'SELECT email FROM staff WHERE id = $1 AND disabled_at IS NULL',
      [about.recipient_id],
    );
    return viewing && rows[0] && { to: rows[0].email, data: { viewing, link: '', isFirst: isFirst(about) } };
  };
  return [
    booked(ofVisitor(({ state }) => state === 'booked')),
    calledOff(ofVisitor(({ state }) => state === 'called-off')),
    reminder(ofVisitor(({ state }) => state === 'booked')),
    yours(ofHost),
    hostReminder(async (about, sending) => {
      const found = await ofHost(about, sending);
      return found && (!sending || found.data.viewing.state === 'booked') ? found : undefined;
    }),
    notYours(ofHost),
  ];
}

type Load = MailTemplate<Letter>['load'];

const booked = (load: Load): MailTemplate<Letter> => ({
  ...{ name: 'viewing-booked', title: 'Viewing booked or moved' },
  ...{ audience: 'Whoever booked a viewing, at once and after each change', mostPerDay: 20 },
  ...{ load, sample: SAMPLE },
  render: async (letter, links) => {
    const { viewing, link, isFirst: isNew } = letter;
    return {
      subject: `${isNew ? 'Your viewing is booked' : 'Your viewing has changed'}: ${viewing.project_name}`,
      preview: whenOf(viewing).split('\n')[0] ?? '',
      title: isNew ? 'Your viewing is booked' : 'Your viewing has changed',
      blocks: [
        factsOf(viewing),
        { kind: 'action', label: 'Move or call off', href: link },
        {
          kind: 'note',
          text: `The attached file puts it into your calendar. Questions? Reply to this email, or call ${links.company.telephone} (${links.company.hours}). Whoever has this link can move the viewing: please do not forward it. If you booked nothing, someone typed your address by mistake: call it off by the link.`,
        },
      ],
      attachments: [await calendarOf(letter, links, visitorOf(viewing))],
      values: valuesOf(viewing),
      replyTo: replyTo(links.company),
    };
  },
});

const calledOff = (load: Load): MailTemplate<Letter> => ({
  ...{ name: 'viewing-called-off', title: 'Viewing called off' },
  ...{ audience: 'Whoever booked a viewing that was called off', mostPerDay: 20 },
  ...{
    load,
    sample: {
      ...SAMPLE,
      viewing: { ...SAMPLE.viewing, state: 'called-off', called_off_by: 'staff', sequence: 1 },
    },
  },
  render: async (letter, links) => {
    const { viewing } = letter;
    const byUs = viewing.called_off_by === 'staff';
    return {
      subject: `Your viewing is called off: ${viewing.project_name}`,
      preview: whenOf(viewing).split('\n')[0] ?? '',
      title: 'Your viewing is called off',
      blocks: [
        {
          kind: 'text',
          text: byUs
            ? 'We had to call off this viewing, and are sorry for it. Reply to this email, or book another hour.'
            : 'As you asked, this viewing is called off. You can book another hour whenever you like.',
        },
        {
          kind: 'facts',
          rows: [
            ['Project', viewing.project_name],
            ['It was', whenOf(viewing)],
          ],
        },
        {
          kind: 'action',
          label: 'Book another hour',
          href: `${links.publicUrl}/book-a-viewing/${viewing.project}`,
        },
        { kind: 'note', text: 'The attached file takes it out of your calendar.' },
      ],
      attachments: [await calendarOf(letter, links, visitorOf(viewing))],
      values: valuesOf(viewing),
      replyTo: replyTo(links.company),
    };
  },
});

const reminder = (load: Load): MailTemplate<Letter> => ({
  ...{ name: 'viewing-reminder', title: 'Reminder of a viewing' },
  ...{ audience: 'Whoever booked a viewing, the day before', mostPerDay: 20 },
  ...{ load, sample: SAMPLE },
  render: ({ viewing, link }, { company }) => ({
    subject: `Your viewing ${soon(viewing.starts_at)}: ${viewing.project_name}`,
    preview: whenOf(viewing).split('\n')[0] ?? '',
    title: `Your viewing is ${soon(viewing.starts_at)}`,
    blocks: [
      factsOf(viewing),
      ...(viewing.how === 'video' && viewing.video_link !== null
        ? [{ kind: 'action', label: 'Join the video call', href: viewing.video_link } as const]
        : []),
      { kind: 'action', label: 'Move or call off', href: link },
      {
        kind: 'note',
        text: `You cannot come? Move it or call it off by the link, or call ${company.telephone}.`,
      },
    ],
    values: valuesOf(viewing),
    replyTo: replyTo(company),
  }),
});

const hostFacts = (viewing: ViewingRow): Block => ({
  kind: 'facts',
  rows: [
    ['Who', `${viewing.first_name} ${viewing.last_name}`.trim()],
    ['Telephone', viewing.phone_number ? `+${viewing.phone_number}` : ''],
    ['E-mail', viewing.email ?? ''],
    ['Project', viewing.project_name],
    ['When', momentIn(MANILA, viewing.starts_at)],
    [
      viewing.how === 'site' ? 'Where' : 'Video',
      viewing.how === 'site'
        ? (viewing.place ?? 'Not said yet')
        : (viewing.video_link ?? 'Enter the link under Viewings'),
    ],
    ...(viewing.state === 'called-off'
      ? [['By', viewing.called_off_by === 'visitor' ? 'the visitor' : 'a colleague'] as const]
      : []),
  ],
});

/** The visitor got theirs at the same time. */
const hostReminder = (load: Load): MailTemplate<Letter> => ({
  ...{ name: 'viewing-host-reminder', title: 'Reminder of a viewing that you show' },
  ...{ audience: 'The colleague who shows a viewing, or has its inquiry, the day before' },
  ...{ load, sample: SAMPLE, mostPerDay: 200 },
  render: ({ viewing }, { publicUrl }) => ({
    subject: `Viewing ${soon(viewing.starts_at)}: ${viewing.first_name} ${viewing.last_name}, ${viewing.project_name}`,
    preview: momentIn(MANILA, viewing.starts_at),
    title: `You show a viewing ${soon(viewing.starts_at)}`,
    blocks: [
      hostFacts(viewing),
      {
        kind: 'action',
        label: 'Open the inquiry',
        href: `${publicUrl}/admin/inquiries/${viewing.inquiry_id}/show`,
      },
    ],
    ...(viewing.email && {
      replyTo: { name: `${viewing.first_name} ${viewing.last_name}`.trim(), address: viewing.email },
    }),
  }),
});

const yours = (load: Load): MailTemplate<Letter> => ({
  ...{ name: 'viewing-yours', title: 'A viewing that you show' },
  ...{ audience: 'The colleague who shows a viewing, when it is booked, changed or called off' },
  ...{ load, sample: SAMPLE, mostPerDay: 200 },
  render: async (letter, links) => {
    const { viewing } = letter;
    const page = `${links.publicUrl}/admin/viewings`;
    const name = `${viewing.first_name} ${viewing.last_name}`.trim();
    const what = viewing.state === 'called-off' ? 'called off' : letter.isFirst ? 'booked' : 'changed';
    return {
      subject: `Viewing ${what}: ${name}, ${viewing.project_name}`,
      preview: momentIn(MANILA, viewing.starts_at),
      title: `A viewing is ${what}`,
      blocks: [
        hostFacts(viewing),
        // It is their new inquiry too: of that no other mail tells them.
        ...(letter.isFirst && viewing.message ? [{ kind: 'quote', text: viewing.message } as const] : []),
        {
          kind: 'action',
          label: 'Open the inquiry',
          href: `${links.publicUrl}/admin/inquiries/${viewing.inquiry_id}/show`,
        },
        { kind: 'note', text: `All your viewings: ${page}` },
      ],
      attachments: [
        await calendarOf(
          letter,
          links,
          { name: viewing.staff_name ?? '', email: viewing.staff_email ?? '' },
          page,
        ),
      ],
      ...(viewing.email && { replyTo: { name, address: viewing.email } }),
    };
  },
});

const notYours = (load: Load): MailTemplate<Letter> => ({
  ...{ name: 'viewing-not-yours', title: 'A viewing that a colleague shows now' },
  ...{ audience: 'The colleague who was to show a viewing, when another one does' },
  ...{ load, sample: SAMPLE, mostPerDay: 200 },
  render: ({ viewing }, { publicUrl }) => ({
    subject: `No longer yours: viewing of ${viewing.project_name}, ${viewing.first_name} ${viewing.last_name}`,
    preview: momentIn(MANILA, viewing.starts_at),
    title: 'A colleague shows this viewing',
    blocks: [
      {
        kind: 'text',
        text: `${viewing.staff_name ?? 'Somebody else'} shows it: ${momentIn(MANILA, viewing.starts_at)}. Take it out of your calendar.`,
      },
      { kind: 'action', label: 'Open the viewings', href: `${publicUrl}/admin/viewings` },
    ],
  }),
});
