import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { isConfirmedSql } from '../../platform/mail/addresses.js';
import { replyTo } from '../../platform/mail/company.js';
import { Mails } from '../../platform/mail/mails.js';
import type { MailTemplate } from '../../platform/mail/template.js';
import { NewsLinks } from '../news/news-links.js';

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

/** What a preview shows: it leads nowhere. */
export const SAMPLE_NEWS = {
  page: '/news-choices/sample',
  oneClick: '/api/v1/news-choices/sample/one-click',
};

interface Received extends InquiryFacts {
  quotes: boolean;
  agree_newsletter: boolean;
  /** The page and the POST by which its reader chooses, or takes it back. */
  news: ReturnType<NewsLinks['of']>;
}

/** Registers it, with the links that it has. */
@Injectable()
export class InquiryReceived implements OnModuleInit {
  constructor(
    private readonly mails: Mails,
    private readonly pool: Pool,
    private readonly links: NewsLinks,
  ) {}

  onModuleInit(): void {
    this.mails.register(inquiryReceived(this.pool, this.links));
  }
}

/** To the visitor, at once: what they asked, who answers, by when. */
const inquiryReceived = (pool: Pool, links: NewsLinks): MailTemplate<Received> => ({
  name: 'inquiry-received',
  title: 'Inquiry received',
  audience: 'The visitor who sent an inquiry, at once',
  mostPerDay: 20,
  async load({ record_id }) {
    const { rows } = await pool.query<Omit<Received, 'news'>>(
      `SELECT ${INQUIRY_FACTS}, agree_newsletter, ${isConfirmedSql('email')} AS quotes FROM inquiry WHERE id = $1`,
      [record_id],
    );
    const [inquiry] = rows;
    if (inquiry?.email == null) return undefined;
    const news = links.of({ address: inquiry.email, batch_id: null });
    return { to: inquiry.email, data: { ...inquiry, news } };
  },
  sample: {
    ...SAMPLE_INQUIRY,
    quotes: true,
    agree_newsletter: true,
    news: SAMPLE_NEWS,
  },
  render: (
    { first_name, project_interest, message, quotes, agree_newsletter, news },
    { publicUrl, company },
  ) => ({
    subject: 'We have received your inquiry',
    preview: 'Someone from our sales team will answer within one working day.',
    title: quotes ? `Thank you, ${first_name}` : 'Thank you',
    blocks: [
      {
        kind: 'text',
        part: 'opening',
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
        part: 'closing',
        text: `Something to add? Reply to this email, or call ${company.telephone} (${company.hours}). If you did not write to us, someone typed your address by mistake, and you can ignore this email.`,
      },
    ],
    values: { name: quotes ? first_name : 'guest' },
    replyTo: replyTo(company),
    ...(agree_newsletter && {
      settingsPath: news.page,
      settingsLabel: 'You asked for our news. Choose which, or unsubscribe',
    }),
  }),
});

const sheetAction = (sheet: string | undefined) =>
  sheet ? ([{ kind: 'action', label: 'Your sample computation (PDF)', href: sheet }] as const) : [];
