import type { PriceList } from '../api/types';
import { centavosIn } from '../format/amount';

type Text = string | null;

/** A code as it stands in its inputs. */
interface CodeRow {
  code: Text;
  most: Text;
  ends_on: Text;
}

/** A price as it stands in its inputs: texts, which may be half typed. How often it is taken is no part of it. */
export interface PriceRow {
  /** None of one that is new. */
  id: Text;
  name: Text;
  pesos: Text;
  starts_on: Text;
  ends_on: Text;
  most: Text;
  shown_to: 'everyone' | 'staff' | 'code';
  is_default: boolean;
  ended: boolean;
  codes: CodeRow[];
}

export const EMPTY_CODE: CodeRow = { code: '', most: null, ends_on: null };
export const emptyPrice = (name: string): PriceRow => ({
  id: null,
  name,
  pesos: '',
  starts_on: null,
  ends_on: null,
  most: null,
  shown_to: 'everyone',
  is_default: false,
  ended: false,
  codes: [],
});

const textOf = (most: number | null): Text => (most === null ? null : String(most));

export const toRows = ({ prices }: PriceList): PriceRow[] =>
  prices.map(({ open: _, uses: __, in_use: ___, amount_centavos, most, codes, ...price }) => ({
    ...price,
    pesos: String(amount_centavos / 100),
    most: textOf(most),
    codes: codes.map(({ code, most: uses, ends_on }) => ({ code, most: textOf(uses), ends_on })),
  }));

/** Text that is no number is sent as it is: the server's error then stands at its field. */
const numberOf = (text: Text): number | null => (text === null || text.trim() === '' ? null : Number(text));

/** The most that the API takes for a person: a million pesos. */
const MAX_CENTAVOS = 100_000_000;
/** What is wrong with a price as it is typed, in pesos: the API would speak of centavos. @returns a key of words */
export function wrongPrice(text: Text): string | undefined {
  const centavos = centavosIn(text ?? '');
  if (centavos === undefined) return 'prices.amount_wrong';
  return centavos > MAX_CENTAVOS ? 'prices.amount_most' : undefined;
}

export const toPrices = (rows: PriceRow[]): object[] =>
  rows.map(({ id, name, pesos, most, starts_on, ends_on, codes, ...price }) => ({
    ...(id !== null && { id }),
    ...price,
    name: name?.trim() ?? '',
    amount_centavos: centavosIn(pesos ?? '') ?? null,
    starts_on: starts_on || null,
    ends_on: ends_on || null,
    most: numberOf(most),
    codes:
      price.shown_to === 'code'
        ? codes.map((one) => ({
            code: one.code ?? '',
            most: numberOf(one.most),
            ends_on: one.ends_on || null,
          }))
        : [],
  }));
