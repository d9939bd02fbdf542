import type { Api } from '../../api/dataProvider';
import type { ImportedLead } from '../../api/types';
import type { LeadRow } from './leads-of';

/** As many as the API takes in one call. */
const AT_ONCE = 100;

/** A row of the file with its result, or what it would be. */
export interface ImportRow extends LeadRow, Pick<ImportedLead, 'state' | 'message' | 'known'> {}

interface Sending {
  /** The first of them that is sent. */
  from?: number;
  /** Called behind each part. @param answered how many rows were answered so far */
  onPart: (answered: number) => void;
}

/** Sends rows in parts. @returns their results by line @throws what the API says of the part that failed */
export async function sendLeads(
  api: Api,
  rows: readonly LeadRow[],
  more: object,
  { from = 0, onPart }: Sending,
): Promise<Map<number, ImportedLead>> {
  const results = new Map<number, ImportedLead>();
  for (let at = from; at < rows.length; at += AT_ONCE) {
    const part = rows.slice(at, at + AT_ONCE);
    const answers = await api.importLeads({ leads: part.map(({ lead }) => lead), ...more });
    answers.forEach((answer, n) => results.set(part[n]?.line ?? -1, answer));
    onPart(at + answers.length);
  }
  return results;
}

/** What would come of each row. Those that a portal made to try its form are not asked for. */
export async function lookAtLeads(
  api: Api,
  rows: readonly LeadRow[],
  onPart: Sending['onPart'],
): Promise<ImportRow[]> {
  const asked = rows.filter(({ isTrial }) => !isTrial);
  const results = await sendLeads(api, asked, { preview: true }, { onPart });
  return rows.map((row) => {
    const { state = 'refused', message = null, known = [] } = results.get(row.line) ?? {};
    return { ...row, state, message, known };
  });
}
