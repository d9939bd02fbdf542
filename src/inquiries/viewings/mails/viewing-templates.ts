import type { Pool } from 'pg';
import type { MailAbout, MailTemplate } from '../../../platform/mail/template.js';
import type { ViewingLinks } from '../viewing-links.js';
import { viewingById, type ViewingRow } from '../viewing-rows.js';
import { hostReminder, notYours, yours } from './host-templates.js';
import { SAMPLE, type Letter } from './letter.js';
import { booked, calledOff, reminder } from './visitor-templates.js';

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
      const link = sending ? links.mailedAddressOf(viewing.id) : SAMPLE.link;
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
