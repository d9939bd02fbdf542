import type { Pool } from 'pg';
import { isConfirmedSql } from '../../platform/mail/addresses.js';
import type { MailTemplate } from '../../platform/mail/template.js';

export interface InquiryFacts {
  first_name: string;
  last_name: string;
  email: string | null;
  phone_number: string | null;
  country: string | null;
  place: string | null;
  project_interest: string | null;
  where_did_find_about_us: string | null;
  message: string;
}

export const INQUIRY_FACTS =
  'first_name, last_name, email, phone_number, country, place, project_interest, where_did_find_about_us, message';

export const SAMPLE_INQUIRY: InquiryFacts = {
  first_name: 'Maria',
  last_name: 'Santos',
  email: 'maria.santos@example.com',
  phone_number: '639171234567',
  country: 'Philippines',
  place: 'Cebu City',
  project_interest: 'Alpha Tower',
  where_did_find_about_us: 'Friends/Relatives',
  message: 'Good day. Please send me a quote for a studio, and tell me when I can see it.',
};

/**
 * A computation of our own that the visitor asked about. Nothing else that they wrote goes into a link, so this may be sent
 * to whoever's address they typed.
 */
export function sheetIn(message: string, publicUrl: string): string | undefined {
  const [path] = /\/api\/v1\/computations\/[a-z0-9-]{1,80}\?[A-Za-z0-9=&.]{1,200}/.exec(message) ?? [];
  return path && publicUrl + path;
}

interface Received extends InquiryFacts {
  quotes: boolean;
  agree_newsletter: boolean;
  /** The id of the mail itself, by which its reader takes back that they want news. */
  mail_id: string;
}

/** To the visitor, at once: what they asked, who answers, by when. */
export const inquiryReceived = (pool: Pool): MailTemplate<Received> => ({
  name: 'inquiry-received',
  title: 'Inquiry received',
  audience: 'The visitor who sent an inquiry, at once',
  mostPerDay: 20,
  async load({ id, record_id }) {
    const { rows } = await pool.query<Received>(
      `SELECT ${INQUIRY_FACTS}, agree_newsletter, $2 AS mail_id, ${isConfirmedSql('email')} AS quotes FROM inquiry WHERE id = $1`,
      [record_id, id],
    );
    const [inquiry] = rows;
    return inquiry?.email == null ? undefined : { to: inquiry.email, data: inquiry };
  },
  sample: {
    ...SAMPLE_INQUIRY,
    quotes: true,
    agree_newsletter: true,
    mail_id: '00000000-0000-4000-8000-000000000000',
  },
  render: (
    { first_name, project_interest, message, quotes, agree_newsletter, mail_id },
    { publicUrl, company },
  ) => ({
    subject: 'We have received your inquiry',
    preview: 'Someone from our sales team will answer within one working day.',
    title: quotes ? `Thank you, ${first_name}` : 'Thank you',
    blocks: [
      {
        kind: 'text',
        text: 'We have received your inquiry. Someone from our sales team will answer you by email or phone within one working day.',
      },
      ...(quotes && project_interest
        ? [{ kind: 'facts', rows: [['About', project_interest]] } as const]
        : []),
      // Anybody may have typed the address, so their message is quoted only once a link of ours was opened at it.
      ...(quotes
        ? ([
            { kind: 'text', text: 'You wrote:' },
            { kind: 'quote', text: message },
          ] as const)
        : []),
      ...sheetAction(sheetIn(message, publicUrl)),
      { kind: 'action', label: 'See our projects', href: `${publicUrl}/properties` },
      {
        kind: 'note',
        text: `Something to add? Reply to this email, or call ${company.telephone} (${company.hours}). If you did not write to us, someone typed your address by mistake, and you can ignore this email.`,
      },
    ],
    replyTo: { name: company.brand, address: company.email },
    ...(agree_newsletter && {
      settingsPath: `/stop-news/${mail_id}`,
      settingsLabel: 'You asked for our news. Unsubscribe',
    }),
  }),
});

const sheetAction = (sheet: string | undefined) =>
  sheet ? ([{ kind: 'action', label: 'Your sample computation (PDF)', href: sheet }] as const) : [];
