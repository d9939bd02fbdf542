import type { PieceChange, SiteEvent } from '../../api/types';
import { valueAt } from '../../kit/form/tree';
import { addressOf } from '../places';
import type { Field } from '../schema';
import { tell, wordsIn } from '../telling/tell';

/** What may be meant, and is worth a second look before it is public. */
export interface Doubt {
  /** The end of the key of its sentence. */
  is: 'no_license' | 'emptied' | 'wordless' | 'no_way_to_pay';
  page: string;
  what?: string;
  /** Where it is mended. */
  to: string;
}

/** Of a page that says less than this, its heading is most. */
const FEW_CHARACTERS = 120;

/** What looks wrong in a piece as it becomes. @param hasPage it is a page of its own, or several */
export function doubtsOf({ kind, slug, title, before, after }: PieceChange, schema: Field): Doubt[] {
  if (after === null) return [];
  const piece = `${kind}/${slug}`;
  const doubts: Doubt[] = [];
  if (kind === 'projects' && valueAt(after, ['details', 'license']) === undefined)
    doubts.push({ is: 'no_license', page: title, to: addressOf({ piece, path: ['details', 'license'] }) });
  const emptied = new Map<string, Doubt>();
  if (before !== null)
    for (const { path, how } of tell(schema, before, after)) {
      const [was, is] = [valueAt(before, path), valueAt(after, path)];
      if (how !== 'removed' || !Array.isArray(was) || (Array.isArray(is) && is.length > 0)) continue;
      const what = titleAt(schema, path);
      emptied.set(what, { is: 'emptied', page: title, what, to: addressOf({ piece, path }) });
    }
  doubts.push(...emptied.values());
  if (wordsIn(schema, after).join('').length < FEW_CHARACTERS)
    doubts.push({ is: 'wordless', page: title, to: `/content/${piece}` });
  return doubts;
}

const titleAt = (schema: Field, path: readonly (string | number)[]): string => {
  let at: Field | undefined = schema;
  for (const step of path) at = typeof step === 'number' ? at?.items : at?.properties?.[step];
  return at?.title ?? '';
};

/** Events on the site that ask for money, and say themselves of no way to pay it. */
export const eventDoubts = (events: readonly SiteEvent[]): Doubt[] =>
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
