import { FIELDS } from 'web-shared/api/fields';

const USUAL = [
  'full_name',
  'first_name',
  'last_name',
  'phone_number',
  'email',
  'project_interest',
  'message',
  'received_at',
  'agent',
  'country',
  'place',
  'where_did_find_about_us',
  'utm_source',
  'utm_campaign',
  'utm_content',
  'external_id',
] as const;
type Declared = (typeof FIELDS.inquiries)[number];
export type LeadColumn = (typeof USUAL)[number] | Declared['name'];

const isUsual = (name: string) => USUAL.some((column) => column === name);
/** Fields that were declared since, if staff may correct them: a column is known by the label. */
const OTHERS: readonly Declared[] = FIELDS.inquiries.filter(
  ({ name, isCorrectable }) => isCorrectable && !isUsual(name),
);
/** What a column of a file may hold. */
export const LEAD_COLUMNS: readonly LeadColumn[] = [...USUAL, ...OTHERS.map(({ name }) => name)];
/** Which column of the file holds what; -1: none does. */
export type Mapping = Record<LeadColumn, number>;

/**
 * What Meta, the portals and people call their columns, in words: `full_name` is "full name". What is sure is guessed
 * first, so that an "Inquiry date" is no message and a "Project ID" no project.
 */
const CALLED: Partial<Record<LeadColumn, RegExp>> = {
  external_id:
    /^id$|external|^(lead|inquiry|enquiry)s? ?(id|no\.?|num(ber)?|#|ref.*)$|^ref(erence)?( ?(id|no\.?|num(ber)?|#))?$/i,
  received_at:
    /^(created|submitted|received|inquir|enquir|lead|sent)\w* ?(time|date|on|at)|^date(?! of birth)|^time ?(stamp)?$|^petsa/i,
  email: /e-?mail/i,
  phone_number: /phone|mobile|contact ?(n|#)|^contact$|\bcel|\btel|whatsapp|viber|^(number|no\.?)$/i,
  utm_campaign: /campaign(?! ?id)/i,
  utm_content: /^(ad|advert(isement)?)( ?name)?$|utm content/i,
  utm_source: /^platform$|utm source/i,
  first_name: /^(first|given) ?name/i,
  last_name: /^(last|family|sur) ?name/i,
  full_name:
    /^(full |complete |customer'?s? |client'?s? |lead'?s? |buyer'?s? |inquirer'?s? |contact )?name|^(customer|client|buyer|inquirer|contact person|pangalan)$/i,
  agent: /^(agent|assign|sales|broker|handled|consultant|owner)/i,
  message: /message|remark|note|comment|^(inquiry|enquiry|question|details)/i,
  project_interest:
    /(project|property|development|listing|interest)(?!.* ?(id|ref\w*|url|link|price|type|no\.?)$)/i,
  country: /country/i,
  place: /\bcity|place|address|location/i,
  where_did_find_about_us: /source|found|heard|referr|portal/i,
  ...Object.fromEntries(OTHERS.map(({ name, label }) => [name, new RegExp(`^${label}`, 'i')])),
};

/** What portals and Meta note for themselves. */
const TECHNICAL =
  /\bids?$|^(adset|ad set|form|is organic|lead status|status|inbox url|url|link|photo|retailer)/i;
/** A yes of before was said to somebody else, in words that we do not have: it is neither kept nor shown as one of ours. */
const CONSENT = /consent|agree|terms|privacy|opt.?in|subscri/i;

const headText = (head: string) => head.replaceAll('_', ' ').trim();

/** Whether a row of a file names columns of leads: how somebody is reached, and something beside it. */
export const namesLeads = (cells: string[]): boolean =>
  cells.filter(Boolean).length > 1 &&
  cells.some(
    (cell) =>
      cell.length < 60 && (CALLED.phone_number?.test(headText(cell)) || CALLED.email?.test(headText(cell))),
  );

/** The heading under which the file has what a lead's field is made of; undefined where it has none. */
export function headOf(field: string, heads: readonly string[], mapping: Mapping): string | undefined {
  const isName = field === 'first_name' || field === 'last_name';
  const columns = [field === 'assignee_id' ? 'agent' : field, ...(isName ? ['full_name'] : [])];
  const at = columns.map((column) => (mapping as Partial<Record<string, number>>)[column] ?? -1);
  return heads[at.find((each) => each >= 0) ?? -1];
}

export function guessMapping(heads: string[]): Mapping {
  const taken = new Set<number>();
  const guessed = new Map<LeadColumn, number>();
  for (const [column, called] of Object.entries(CALLED) as [LeadColumn, RegExp][]) {
    const at = heads.findIndex((head, n) => !taken.has(n) && called.test(headText(head)));
    if (at < 0 || (column === 'full_name' && guessed.has('first_name'))) continue;
    taken.add(at);
    guessed.set(column, at);
  }
  return Object.fromEntries(LEAD_COLUMNS.map((column) => [column, guessed.get(column) ?? -1])) as Mapping;
}

export const isMapped = (mapping: Mapping): boolean =>
  (mapping.first_name >= 0 || mapping.full_name >= 0) && (mapping.phone_number >= 0 || mapping.email >= 0);

/** The columns that no field takes, and that say something of the lead: they go into the message. */
export function restOf(heads: string[], mapping: Mapping): { head: string; at: number }[] {
  const taken = new Set(Object.values(mapping));
  return heads.flatMap((raw, at) => {
    const head = headText(raw);
    return head === '' || taken.has(at) || TECHNICAL.test(head) || CONSENT.test(head) ? [] : [{ head, at }];
  });
}
