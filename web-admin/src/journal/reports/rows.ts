import type { ReportRow } from '../../api/types';

export const PEOPLE = ['church', 'ministry', 'price'] as const;
export const MONEY = ['day', 'channel'] as const;
export type By = (typeof PEOPLE | typeof MONEY)[number];

/** What people write by hand, and so in many ways. */
export const isSpelled = (by: By): boolean => by === 'church' || by === 'ministry';

/** Without case, accents, punctuation and spaces: "Grace Comm. " and "grace comm" look alike. */
const alikeKey = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Names that differ by nothing that people mean, those of most people first. */
export function lookAlike(rows: readonly ReportRow[]): string[][] {
  const byKey = new Map<string, string[]>();
  for (const { name, kind } of rows)
    if (kind === 'named' && name !== null) {
      const key = alikeKey(name);
      if (key !== '') byKey.set(key, [...(byKey.get(key) ?? []), name]);
    }
  return [...byKey.values()].filter(({ length }) => length > 1);
}

/** Of names of equally many people the one that looks like a name: with capitals, and not with these alone. */
export const bestOf = (names: readonly string[], rows: readonly ReportRow[]): string => {
  const peopleOf = (name: string) => rows.find((row) => row.name === name)?.people ?? 0;
  const looks = (name: string) => Number(name !== name.toLowerCase()) + Number(name !== name.toUpperCase());
  const [best = ''] = [...names].sort((a, b) => peopleOf(b) - peopleOf(a) || looks(b) - looks(a));
  return best;
};

/** Whether staff put it together: then it can be taken apart. */
export const isTogether = ({ name, written }: ReportRow): boolean =>
  written.length > 1 || (written.length === 1 && written[0] !== name);
