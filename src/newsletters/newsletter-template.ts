import type { Pool } from 'pg';
import { SAMPLE_NEWS } from '../inquiries/mails/inquiry-received.js';
import type { NewsLinks } from '../inquiries/news/news-links.js';
import { NOT_SENT } from '../mail-batches/arrival.js';
import { replyTo } from '../platform/mail/company.js';
import type { MailAbout, MailTemplate } from '../platform/mail/template.js';
import type { Letter } from './letter.js';
import type { Newsletter } from './newsletter.entity.js';
import { whyNoReader } from './readers.js';

export const NEWSLETTER = 'newsletter' as const;

export type NewsletterLetter = Pick<Newsletter, 'subject' | 'preview' | 'pieces'> & {
  /** Where its reader chooses or stops news. */
  news: ReturnType<NewsLinks['of']>;
};

export const SAMPLE_LETTER = { news: SAMPLE_NEWS };

interface Parts {
  pool: Pool;
  letter: Letter;
  links: NewsLinks;
}

/** What staff write to those who asked for news. */
export const newsletterTemplate = (parts: Parts): MailTemplate<NewsletterLetter> => ({
  name: NEWSLETTER,
  title: 'News',
  audience: 'Those who asked for news, when staff write to them',
  isOfItsOwn: true,
  load: (about, sending) => load(parts, about, sending),
  whyNot: async ({ batch_id, record_id }) => {
    const { rows } = await parts.pool.query<{ email: string; projects: string[] }>(
      'SELECT i.email, n.projects FROM inquiry i, newsletter n WHERE i.id = $1 AND n.id = $2 AND i.email IS NOT NULL',
      [record_id, batch_id],
    );
    const [found] = rows;
    return found && NOT_SENT[(await whyNot(parts, found.projects, found.email)) ?? ''];
  },
  sample: {
    ...SAMPLE_LETTER,
    subject: 'Alpha Tower is topped out',
    preview: '',
    pieces: [
      { kind: 'heading', text: 'The last floor is cast' },
      { kind: 'text', text: 'The show unit on the 12th floor opens on Saturday.\n\nBring the family.' },
      { kind: 'button', text: 'See the tower', href: '/properties' },
    ],
  },
  render: async ({ subject, preview, pieces, news }, { publicUrl, company }) => {
    const { blocks, attachments } = await parts.letter.blocks(pieces, publicUrl);
    const [first] = pieces.flatMap((piece) => (piece.kind === 'text' ? piece.text : []));
    return {
      subject,
      preview: preview || (first ?? subject).replace(/\s+/g, ' ').slice(0, 120),
      title: subject,
      blocks: [
        ...blocks,
        {
          kind: 'note',
          text: `You get this because you asked ${company.brand} for news. Questions? Reply to this email or call ${company.telephone}.`,
        },
      ],
      attachments,
      replyTo: replyTo(company),
      settingsPath: news.page,
      settingsLabel: 'Choose which news you get, or unsubscribe',
      oneClickPath: news.oneClick,
    };
  },
});

/** @returns null: such news may go there; undefined: nobody there asked for it */
async function whyNot({ pool }: Pick<Parts, 'pool'>, projects: string[], email: string) {
  const { text, values } = whyNoReader(projects, email);
  return (await pool.query<{ why_not: string | null }>(text, values)).rows[0]?.why_not;
}

/** Undefined: it was undone, or its reader wants no such news any more, or can't be reached. */
async function load(
  { pool, links }: Parts,
  { batch_id, record_id, recipient_id, to_address }: MailAbout,
  sending: boolean,
) {
  const found = await pool.query<Newsletter>('SELECT * FROM newsletter WHERE id = $1', [batch_id]);
  const [batch] = found.rows;
  if (!batch || (sending && batch.state === 'undone')) return undefined;
  const { subject, preview, pieces, projects } = batch;
  const letterTo = (to: string) => ({
    to,
    // Secrets of the reader's are not shown to staff.
    data: { subject, preview, pieces, news: sending ? links.of({ address: to, batch_id }) : SAMPLE_NEWS },
  });
  if (recipient_id !== null) {
    const test = letterTo(to_address);
    return { ...test, data: { ...test.data, subject: `Test: ${subject}` } };
  }
  const { rows } = await pool.query<{ email: string | null; moved_to: string | null }>(
    `SELECT email, nullif(fold_address(email), fold_address($2)) AS moved_to FROM inquiry WHERE id = $1`,
    [record_id, to_address],
  );
  const [inquiry] = rows;
  if (inquiry?.email == null) return undefined;
  const { email, moved_to } = inquiry;
  if (sending) {
    if ((await whyNot({ pool }, projects, email)) !== null) return undefined;
    // The address was put right meanwhile, and whoever has the other one gets this by an inquiry of their own.
    if (moved_to !== null) {
      const { rowCount } = await pool.query('SELECT FROM mail WHERE key = $1', [
        `${NEWSLETTER}:${batch_id}:${moved_to}`,
      ]);
      if (rowCount !== 0) return undefined;
    }
  }
  return letterTo(email);
}
