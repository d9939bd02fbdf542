import type { PriceList } from '../api/types';

/** A code as it stands in its inputs. */
export interface CodeRow {
  key: number;
  code: string;
  most: string;
  ends_on: string;
  uses: number;
}

/** A price as it stands in its inputs: texts, which may be half typed. */
export interface PriceRow {
  key: number;
  id: string | undefined;
  name: string;
  pesos: string;
  starts_on: string;
  ends_on: string;
  most: string;
  shown_to: 'everyone' | 'staff' | 'code';
  is_default: boolean;
  ended: boolean;
  uses: number;
  in_use: boolean;
  codes: CodeRow[];
}

let made = 0;
const newKey = () => ++made;

export const emptyCode = (): CodeRow => ({ key: newKey(), code: '', most: '', ends_on: '', uses: 0 });
export const emptyPrice = (name: string): PriceRow => ({
  ...{ key: newKey(), id: undefined, name, pesos: '', starts_on: '', ends_on: '', most: '' },
  ...{ shown_to: 'everyone', is_default: false, ended: false, uses: 0, in_use: false, codes: [] },
});

export const toRows = ({ prices }: PriceList): PriceRow[] =>
  prices.map(({ open: _, amount_centavos, most, starts_on, ends_on, shown_to, codes, ...price }) => ({
    ...price,
    key: newKey(),
    pesos: String(amount_centavos / 100),
    starts_on: starts_on ?? '',
    ends_on: ends_on ?? '',
    most: most === null ? '' : String(most),
    shown_to,
    codes: codes.map((code) => ({
      ...{ key: newKey(), code: code.code, uses: code.uses },
      ...{ most: code.most === null ? '' : String(code.most), ends_on: code.ends_on ?? '' },
    })),
  }));

/** Text that is no number is sent as it is: the server's error then stands at its field. */
const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));
/** `1,500.50` or `₱1500`. */
const centavosOf = (text: string): number | null => {
  const plain = text.replace(/[₱,\s]/g, '');
  return plain === '' || Number.isNaN(Number(plain)) ? null : Math.round(Number(plain) * 100);
};

export const toPrices = (rows: PriceRow[]): object[] =>
  rows.map((row) => ({
    ...(row.id !== undefined && { id: row.id }),
    name: row.name.trim(),
    amount_centavos: centavosOf(row.pesos),
    starts_on: row.starts_on || null,
    ends_on: row.ends_on || null,
    most: numberOf(row.most),
    shown_to: row.shown_to,
    is_default: row.is_default,
    ended: row.ended,
    codes:
      row.shown_to === 'code'
        ? row.codes.map(({ code, most, ends_on }) => ({
            ...{ code, most: numberOf(most), ends_on: ends_on || null },
          }))
        : [],
  }));
