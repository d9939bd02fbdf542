import type { Block, MailTemplate } from '../../../platform/mail/template.js';
import { MANILA } from '../../../platform/manila.js';
import type { ViewingRow } from '../viewing-rows.js';
import { momentIn } from '../zones.js';
import { calendarOf, SAMPLE, soon, type Letter, type Load } from './letter.js';

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
export const hostReminder = (load: Load): MailTemplate<Letter> => ({
  name: 'viewing-host-reminder',
  title: 'Reminder of a viewing that you show',
  audience: 'The colleague who shows a viewing, or has its inquiry, the day before',
  load,
  sample: SAMPLE,
  mostPerDay: 200,
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

export const yours = (load: Load): MailTemplate<Letter> => ({
  name: 'viewing-yours',
  title: 'A viewing that you show',
  audience: 'The colleague who shows a viewing, when it is booked, changed or called off',
  load,
  sample: SAMPLE,
  mostPerDay: 200,
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

export const notYours = (load: Load): MailTemplate<Letter> => ({
  name: 'viewing-not-yours',
  title: 'A viewing that a colleague shows now',
  audience: 'The colleague who was to show a viewing, when another one does',
  load,
  sample: SAMPLE,
  mostPerDay: 200,
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
