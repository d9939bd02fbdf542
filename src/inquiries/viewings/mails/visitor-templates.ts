import { replyTo } from '../../../platform/mail/company.js';
import type { Block, MailTemplate } from '../../../platform/mail/template.js';
import type { ViewingRow } from '../viewing-rows.js';
import { calendarOf, SAMPLE, soon, whenOf, whereOf, type Letter, type Load } from './letter.js';

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

const visitorOf = ({ email }: ViewingRow) => ({ email: email ?? '' });

export const booked = (load: Load): MailTemplate<Letter> => ({
  name: 'viewing-booked',
  title: 'Viewing booked or moved',
  audience: 'Whoever booked a viewing, at once and after each change',
  mostPerDay: 20,
  load,
  sample: SAMPLE,
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

export const calledOff = (load: Load): MailTemplate<Letter> => ({
  name: 'viewing-called-off',
  title: 'Viewing called off',
  audience: 'Whoever booked a viewing that was called off',
  mostPerDay: 20,
  load,
  sample: {
    ...SAMPLE,
    viewing: { ...SAMPLE.viewing, state: 'called-off', called_off_by: 'staff', sequence: 1 },
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

export const reminder = (load: Load): MailTemplate<Letter> => ({
  name: 'viewing-reminder',
  title: 'Reminder of a viewing',
  audience: 'Whoever booked a viewing, the day before',
  mostPerDay: 20,
  load,
  sample: SAMPLE,
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
