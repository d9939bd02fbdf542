import type { Pool } from 'pg';
import type { Block, MailLink, MailRow, MailTemplate } from '../../platform/mail/template.js';
import { seenSql } from '../seen-by.js';
import { INQUIRY_FACTS, SAMPLE_INQUIRY, type InquiryFacts } from './inquiry-received.js';

export const SETTINGS = '/admin/account';
export const SAMPLE_ID = '019a0000-0000-7000-8000-000000000000';

/** SQL: agents get mails of the inquiries that they see. */
export const SEEN = seenSql('i', `s.role <> 'agent'`, 's.id');

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

/** What a mail says of one inquiry among others. */
export type InquiryInShort = { id: string } & Pick<
  InquiryFacts,
  'first_name' | 'last_name' | 'email' | 'project_interest' | 'message'
>;
const clipped = (text: string): string => (text.length > 140 ? `${text.slice(0, 140)}…` : text);

/** The page of the back office on which whoever is signed in says that they have answered. */
const answeredLink = ({ id, email }: Pick<InquiryInShort, 'id' | 'email'>, publicUrl: string): MailLink => ({
  label: 'I have answered',
  href: `${publicUrl}/admin/inquiries/${id}/show?answered=${email ? 'mail' : 'phone'}`,
});

/** One line of the digest; `open`: nobody has answered it yet. */
export function inquiryRow(
  inquiry: InquiryInShort & { open: boolean; waits?: string },
  publicUrl: string,
): MailRow {
  const { first_name, last_name, project_interest, message, waits = '' } = inquiry;
  const name = `${first_name} ${last_name}`;
  const text = [project_interest, clipped(message)].filter(Boolean).join(': ') + waits;
  return inquiry.open ? [name, text, answeredLink(inquiry, publicUrl)] : [name, text];
}

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
  sample: { ...SAMPLE_INQUIRY, id: SAMPLE_ID },
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
            ? 'Reply to this email to answer the visitor. The back office does not see your reply: mark it as answered with one click.'
            : 'Once you have called, mark it as answered with one click.',
        },
        {
          kind: 'action',
          ...answeredLink(inquiry, publicUrl),
        },
      ],
      ...(inquiry.email && {
        replyTo: { name: `${inquiry.first_name} ${inquiry.last_name}`, address: inquiry.email },
      }),
      settingsPath: SETTINGS,
    };
  },
});
