import type { PieceChange, SiteEvent } from '../../api/types';
import { valueAt } from '../../kit/form/tree';
import { differencesBetween, wordsIn } from '../differences/differences';
import { editorPath } from '../field-address';
import type { Field } from '../schema';

/** A warning before publication, about something that may still be intended. */
interface ContentWarning {
  /** The end of the key of its sentence. */
  is: 'no_license' | 'emptied' | 'wordless' | 'no_way_to_pay';
  page: string;
  what?: string;
  /** Where it is mended. */
  to: string;
}

/** A page with fewer characters than this has little more than its heading. */
const FEW_CHARACTERS = 40;
/** Pieces that say nothing and are no page. */
const WORDLESS = ['logo'];

/** The warnings about a piece as it would be published. */
export function warningsOf(
  { kind, slug, title, before, after }: PieceChange,
  schema: Field,
): ContentWarning[] {
  if (after === null) return [];
  const piece = `${kind}/${slug}`;
  const doubts: ContentWarning[] = [];
  if (kind === 'projects' && valueAt(after, ['details', 'license']) === undefined)
    doubts.push({ is: 'no_license', page: title, to: editorPath({ piece, path: ['details', 'license'] }) });
  const emptied = new Map<string, ContentWarning>();
  if (before !== null)
    for (const { path, how } of differencesBetween(schema, before, after)) {
      const was = valueAt(before, path);
      const is = valueAt(after, path);
      if (how !== 'removed' || !Array.isArray(was) || (Array.isArray(is) && is.length > 0)) continue;
      const what = titleAt(schema, path);
      emptied.set(what, { is: 'emptied', page: title, what, to: editorPath({ piece, path }) });
    }
  doubts.push(...emptied.values());
  if (!WORDLESS.includes(kind) && wordsIn(schema, after).join('').length < FEW_CHARACTERS)
    doubts.push({ is: 'wordless', page: title, to: `/content/${piece}` });
  return doubts;
}

const titleAt = (schema: Field, path: readonly (string | number)[]): string => {
  let at: Field | undefined = schema;
  for (const step of path) at = typeof step === 'number' ? at?.items : at?.properties?.[step];
  return at?.title ?? '';
};

/** Events on the site that ask for money, and say themselves of no way to pay it. */
export const eventWarnings = (events: readonly SiteEvent[]): ContentWarning[] =>
  events
    .filter(
      (event) =>
        event.fee_centavos > 0 &&
        !event.gcash_number &&
        !event.gcash_qr &&
        !event.pay_by_gcash &&
        !event.pay_by_bank_transfer &&
        !event.pay_by_cash &&
        !event.payment_modes?.some((mode) => mode.how || mode.account_number || mode.at_desk),
    )
    .map(({ id, name }) => ({ is: 'no_way_to_pay', page: name, to: `/events/${id}` }));
