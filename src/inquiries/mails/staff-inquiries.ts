import type { Pool } from 'pg';
import type { Block, MailTemplate } from '../../platform/mail/template.js';
import { seenSql } from '../seen-by.js';
import { INQUIRY_FACTS, SAMPLE_INQUIRY, type InquiryFacts } from './inquiry-received.js';

const SETTINGS = '/admin/account';

/** SQL: agents hear of what they see. */
const SEEN = seenSql('i', `s.role <> 'agent'`, 's.id');

const factsOf = (inquiry: InquiryFacts): Block => ({
  kind: 'facts',
  rows: (
    [
      ['Name', `${inquiry.first_name} ${inquiry.last_name}`],
      ['E-mail', inquiry.email ?? ''],
      ['Telephone', inquiry.phone_number ? `+${inquiry.phone_number}` : ''],
      ['From', [inquiry.place, inquiry.country].filter(Boolean).join(', ')],
      ['About', inquiry.project_interest ?? ''],
      ['Heard of us', inquiry.where_did_find_about_us ?? ''],
    ] satisfies [string, string][]
  ).filter(([, value]) => value !== ''),
});

type NewInquiry = InquiryFacts & { id: string };

/** To a colleague who wants each inquiry at once; a reply goes to the visitor. */
export const newInquiry = (pool: Pool): MailTemplate<NewInquiry> => ({
  name: 'new-inquiry',
  title: 'New inquiry',
  audience: 'Staff who want inquiries at once',
  mostPerDay: 200,
  async load({ record_id, recipient_id }, sending) {
    const { rows } = await pool.query<NewInquiry & { staff_email: string }>(
      `SELECT i.id, ${INQUIRY_FACTS.replaceAll(/\b(\w+)\b/g, 'i.$1')}, s.email AS staff_email
         FROM inquiry i, staff s WHERE i.id = $1 AND s.id = $2 AND s.disabled_at IS NULL
            AND NOT ($3 AND i.spam) AND ${SEEN}`,
      [record_id, recipient_id, sending],
    );
    return rows[0] && { to: rows[0].staff_email, data: rows[0] };
  },
  sample: { ...SAMPLE_INQUIRY, id: '019a0000-0000-7000-8000-000000000000' },
  render: (inquiry, { publicUrl }) => {
    const page = `${publicUrl}/admin/inquiries/${inquiry.id}/show`;
    return {
      subject: `Inquiry: ${inquiry.first_name} ${inquiry.last_name}${inquiry.project_interest ? `, ${inquiry.project_interest}` : ''}`,
      preview: inquiry.message.slice(0, 120),
      title: 'New inquiry',
      blocks: [
        factsOf(inquiry),
        { kind: 'quote', text: inquiry.message },
        { kind: 'action', label: 'Open the inquiry', href: page },
        {
          kind: 'note',
          text: inquiry.email
            ? 'Reply to this mail to answer the visitor. The back office does not see your reply: say with one click that you have answered.'
            : 'Once you have called, say so with one click.',
        },
        {
          kind: 'action',
          label: 'I have answered',
          href: `${page}?answered=${inquiry.email ? 'mail' : 'phone'}`,
        },
      ],
      ...(inquiry.email && {
        replyTo: { name: `${inquiry.first_name} ${inquiry.last_name}`, address: inquiry.email },
      }),
      settingsPath: SETTINGS,
    };
  },
});

interface Digest {
  inquiries: Pick<NewInquiry, 'first_name' | 'last_name' | 'project_interest' | 'message'>[];
  total: number;
}

const SHOWN = 20;

/** To a colleague who wants them once a day; the record is the colleague's own account. */
export const inquiryDigest = (pool: Pool): MailTemplate<Digest> => ({
  name: 'inquiry-digest',
  title: 'Inquiries of the day',
  audience: 'Staff who want inquiries once a day',
  async load({ recipient_id }, sending) {
    const { rows: staff } = await pool.query<{ email: string }>(
      'SELECT email FROM staff WHERE id = $1 AND disabled_at IS NULL',
      [recipient_id],
    );
    const { rows } = await pool.query<Digest['inquiries'][number] & { total: number }>(
      `SELECT i.first_name, i.last_name, i.project_interest, i.message, count(*) OVER ()::int AS total FROM inquiry i, staff s
        WHERE s.id = $1 AND ${SEEN} AND NOT i.spam AND i.created_at > now() - interval '1 day'
        ORDER BY i.created_at DESC LIMIT ${SHOWN}`,
      [recipient_id],
    );
    const [person] = staff;
    if (!person || (sending && rows.length === 0)) return undefined;
    return { to: person.email, data: { inquiries: rows, total: rows[0]?.total ?? 0 } };
  },
  sample: {
    inquiries: [SAMPLE_INQUIRY, { ...SAMPLE_INQUIRY, first_name: 'José', last_name: 'Peña' }],
    total: 2,
  },
  render: ({ inquiries, total }, { publicUrl }) => ({
    subject: total === 1 ? '1 new inquiry since yesterday' : `${total} new inquiries since yesterday`,
    preview: inquiries.map(({ first_name, last_name }) => `${first_name} ${last_name}`).join(', '),
    title: total === 1 ? 'One new inquiry' : `${total} new inquiries`,
    blocks: [
      {
        kind: 'facts',
        rows: inquiries.map(({ first_name, last_name, project_interest, message }) => [
          `${first_name} ${last_name}`,
          [project_interest, message.length > 140 ? `${message.slice(0, 140)}…` : message]
            .filter(Boolean)
            .join(': '),
        ]),
      },
      ...(total > inquiries.length
        ? [{ kind: 'note', text: `And ${total - inquiries.length} more.` } as const]
        : []),
      { kind: 'action', label: 'Open the inquiries', href: `${publicUrl}/admin/inquiries` },
    ],
    settingsPath: SETTINGS,
  }),
});
