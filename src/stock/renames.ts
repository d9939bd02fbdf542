import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ActivityLog, type Actor } from '../activity/activity-log.js';
import type { HomeForSale, ProjectForSale } from '../content/for-sale/for-sale.dto.js';
import { Publisher } from '../content/publishing/publisher.js';
import type { Transaction } from '../platform/database/transaction.js';
import { HomeStock } from './home-stock.entity.js';
import { stockActivity, toHistory } from './stock.dto.js';

type Home = Pick<HomeForSale, 'name' | 'bedrooms' | 'area_from' | 'area_to'>;

/** A home that a publication calls otherwise keeps its count, and who has one: so does one that a roll-back calls as before. */
@Injectable()
export class Renames implements OnModuleInit {
  constructor(
    private readonly activity: ActivityLog,
    private readonly publisher: Publisher,
  ) {}

  onModuleInit(): void {
    this.publisher.followedBy((tx, before, after, by) => this.follow(tx, before, after, by));
  }

  private async follow(
    tx: Transaction,
    before: ProjectForSale[],
    after: ProjectForSale[],
    by: Actor,
  ): Promise<void> {
    for (const { slug, homes } of before) {
      const now = after.find((project) => project.slug === slug);
      for (const [from, to] of now ? renamedHomes(homes, now.homes) : []) {
        const row = await tx.findOneBy(HomeStock, { project: slug, home: from });
        await tx.query('SELECT rename_home($1, $2, $3)', [slug, from, to]);
        const renamed = row && (await tx.findOneBy(HomeStock, { id: row.id }));
        if (!renamed || renamed.home === from) continue;
        const states = { before: toHistory(row), after: toHistory(renamed) };
        await this.activity.record(tx, by, stockActivity('stock.changed', row.id, states));
      }
    }
  }
}

/**
 * Which homes of a project are called otherwise by now: content knows them by their names alone. One that is gone is the new
 * one of the same size; or, where nothing was added or taken away, the one with as many bedrooms in its place in the list.
 * @returns old and new names
 */
export function renamedHomes(before: readonly Home[], after: readonly Home[]): [from: string, to: string][] {
  const has = (homes: readonly Home[], { name }: Home) => homes.some((home) => home.name === name);
  const come = new Set(after.filter((home) => !has(before, home)));
  const gone = before.filter((home) => !has(after, home));
  const found: [string, string][] = [];
  const take = (home: Home, to: Home) => {
    come.delete(to);
    found.push([home.name, to.name]);
  };
  const left = gone.filter((home) => {
    const alike = [...come].filter((each) => isSameSize(each, home));
    const [to] = alike.filter((each) => after.indexOf(each) === before.indexOf(home)).concat(alike);
    // Two of one size that are both called otherwise, and stand elsewhere: nobody knows which is which.
    if (!to || (alike.length > 1 && after.indexOf(to) !== before.indexOf(home))) return true;
    take(home, to);
    return false;
  });
  if (before.length !== after.length) return found;
  for (const home of left) {
    const to = after[before.indexOf(home)];
    if (to && come.has(to) && to.bedrooms === home.bedrooms) take(home, to);
  }
  return found;
}

const isSameSize = (one: Home, other: Home): boolean =>
  one.bedrooms === other.bedrooms && one.area_from === other.area_from && one.area_to === other.area_to;
