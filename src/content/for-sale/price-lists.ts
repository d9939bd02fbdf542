import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { rowsOf, type Db } from '../../platform/database/rows-of.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { keyOf, type Entry } from '../content-rows.js';
import { PriceList } from './price-list.entity.js';

/** The list that a project's content has. */
type Listed = Pick<PriceList, 'project' | 'name' | 'day' | 'prices'>;
type Numbered = Pick<PriceList, 'project' | 'number' | 'name' | 'day'>;

interface Priced {
  prices?: { version: string; date: string };
  details: { slug: string; homes: { name: string; price?: number }[] };
}

/** The lists of these projects. @param seed what they stand over: the content as it was delivered */
function listsIn(seed: readonly Entry[], entries: readonly Entry[]): Listed[] {
  const all = new Map([...seed, ...entries].map((entry) => [keyOf(entry), entry]));
  return [...all.values()].flatMap(({ kind, data }) => {
    if (kind !== 'projects' || data === null) return [];
    const { prices, details } = data as Priced;
    if (!prices) return [];
    const homes = details.homes.map(({ name, price = null }) => ({ name, price }));
    const list = { name: prices.version, day: prices.date, prices: { list: prices, homes } };
    return [{ project: details.slug, ...list }];
  });
}

const known = (db: Db): Promise<Numbered[]> =>
  rowsOf<Numbered>(db, 'SELECT project, number, name, day::text FROM price_list ORDER BY project, number');

/** Its number, or the one that it gets once it is public. */
function numberOf(rows: readonly Numbered[], { project, name, day }: Omit<Listed, 'prices'>): number {
  const own = rows.filter((row) => row.project === project);
  const there = own.find((row) => row.name === name && row.day === day);
  return there?.number ?? Math.max(0, ...own.map(({ number }) => number)) + 1;
}

/** The number of each project's list, by its slug. As it was delivered, content has none. */
export async function numbersOf(
  db: Db,
  seed: readonly Entry[],
  entries: readonly Entry[],
): Promise<Record<string, number>> {
  if (entries.length === 0) return {};
  const rows = await known(db);
  return Object.fromEntries(
    listsIn(seed, entries).map((list) => [list.project, numberOf(rows, list)] as const),
  );
}

/** In the transaction that makes these entries public, under the lock of the content. */
export async function keepLists(
  tx: Transaction,
  seed: readonly Entry[],
  entries: readonly Entry[],
): Promise<void> {
  if (entries.length === 0) return;
  const rows = await known(tx);
  for (const list of listsIn(seed, entries)) {
    const { project, name, day } = list;
    const number = numberOf(rows, list);
    if (rows.some((row) => row.project === project && row.number === number)) continue;
    await tx.insert(PriceList, { ...list, number });
    rows.push({ project, number, name, day });
  }
}

/** The price lists that are public, or were. */
@Injectable()
export class PriceLists {
  constructor(private readonly pool: Pool) {}

  /** By project, the latest first. */
  all(): Promise<(Numbered & Pick<PriceList, 'published_at'>)[]> {
    return rowsOf(
      this.pool,
      'SELECT project, number, name, day::text, published_at FROM price_list ORDER BY project, number DESC',
    );
  }
}
