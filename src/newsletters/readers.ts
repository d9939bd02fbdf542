import type { Pool } from 'pg';
import { failsSql, isStoppedSql, type Statement } from '../mail-batches/arrival.js';
import { Parameters } from '../platform/listing/where.js';
import type { NewsletterReader, ReaderCounts } from './newsletters.dto.js';

/** So many of a list at once. */
const PAGE = 100;

/**
 * SQL: the mailboxes whose owners ever asked for such news, each once: `key` (the address, folded), an inquiry of theirs, and
 * `why_not` they get no mail. Those whose inquiries are erased or lie in the bin are not among them.
 * @param projects none: all who want news @param more a condition on `key`
 */
function readersSql(projects: string[], parameters: Parameters, more = 'true'): string {
  const named = projects.length > 0 ? parameters.add(projects, 'text[]') : undefined;
  const isAbout = (name: string) =>
    named === undefined
      ? 'true'
      : `coalesce(search_key(${name}) = ANY (ARRAY(SELECT search_key(one) FROM unnest(${named}) one)), false)`;
  const marked = `(EXISTS (SELECT FROM inquiry o WHERE fold_address(o.email) = key AND o.mail_fails)
    OR EXISTS (SELECT FROM delegate d WHERE email_key(d.email) = email_key(address) AND d.mail_fails))`;
  return `SELECT id, address, key, first_name, last_name, CASE
      WHEN NOT is_person THEN 'spam'
      WHEN NOT wants OR ${isStoppedSql('key', 'news')} THEN 'stopped'
      WHEN ${failsSql('key', marked)} THEN 'failing' END AS why_not
    FROM (
      SELECT key, bool_or(NOT spam) AS is_person, bool_or(wants) AS wants,
             (array_agg(id ORDER BY wants DESC, created_at DESC, id DESC))[1] AS id,
             (array_agg(email ORDER BY wants DESC, created_at DESC, id DESC))[1] AS address,
             (array_agg(first_name ORDER BY wants DESC, created_at DESC, id DESC))[1] AS first_name,
             (array_agg(last_name ORDER BY wants DESC, created_at DESC, id DESC))[1] AS last_name
        FROM (
          SELECT i.id, i.email, i.first_name, i.last_name, i.created_at, i.spam, a.key,
                 NOT i.spam AND ((i.agree_newsletter AND ${isAbout('i.project_interest')}) OR chosen) AS wants,
                 ((i.agree_newsletter OR i.news_withdrawn_at IS NOT NULL) AND ${isAbout('i.project_interest')}) OR chosen AS asked
            FROM inquiry i
            CROSS JOIN LATERAL (SELECT fold_address(i.email) AS key) a
            CROSS JOIN LATERAL (SELECT EXISTS (SELECT FROM news_choice c, unnest(c.projects) name
                                                WHERE c.address = a.key AND ${isAbout('name')}) AS chosen) c
           WHERE i.email IS NOT NULL) one
       WHERE asked AND ${more} GROUP BY key) mailbox`;
}

/** The next recipients behind `reached`: one of each mailbox, by address. */
export function nextReaders(projects: string[], reached: string, most: number): Statement {
  const parameters = new Parameters();
  const behind = `key > ${parameters.add(reached, 'text')}`;
  const text = `SELECT id, address, key FROM (${readersSql(projects, parameters, behind)}) r
    WHERE why_not IS NULL ORDER BY key LIMIT ${most}`;
  return { text, values: parameters.values };
}

/** SQL of why no such news may go to an address; `why_not` is null: it may; no row: nobody there ever asked for it. */
export function whyNoReader(projects: string[], address: string): Statement {
  const parameters = new Parameters();
  const there = `key = fold_address(${parameters.add(address, 'text')})`;
  const text = `SELECT why_not FROM (${readersSql(projects, parameters, there)}) r`;
  return { text, values: parameters.values };
}

/** How many mails it would be, and whom it leaves out and why. */
export async function countReaders(pool: Pool, projects: string[]): Promise<ReaderCounts> {
  const parameters = new Parameters();
  const left = (why: string) => `count(*) FILTER (WHERE why_not = '${why}')::int AS ${why}`;
  const { rows } = await pool.query<ReaderCounts>(
    `SELECT count(*) FILTER (WHERE why_not IS NULL)::int AS mails, ${['stopped', 'failing', 'spam'].map(left).join(', ')}
       FROM (${readersSql(projects, parameters)}) r`,
    parameters.values,
  );
  if (!rows[0]) throw new Error('The counts gave no row');
  return rows[0];
}

/** Who would get it, by address. @param after the `key` of the last one that was shown */
export async function listReaders(
  pool: Pool,
  projects: string[],
  after: string,
): Promise<{ readers: NewsletterReader[]; next: string | null }> {
  const parameters = new Parameters();
  const behind = `key > ${parameters.add(after, 'text')}`;
  const { rows } = await pool.query<NewsletterReader & { key: string }>(
    `SELECT id, address AS email, first_name, last_name, key FROM (${readersSql(projects, parameters, behind)}) r
      WHERE why_not IS NULL ORDER BY key LIMIT ${PAGE + 1}`,
    parameters.values,
  );
  const shown = rows.slice(0, PAGE);
  return {
    readers: shown.map(({ id, email, first_name, last_name }) => ({ id, email, first_name, last_name })),
    next: rows.length > PAGE ? (shown.at(-1)?.key ?? null) : null,
  };
}
