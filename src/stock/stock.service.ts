import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { ActivityLog } from '../activity/activity-log.js';
import { transaction, type Transaction } from '../platform/database/transaction.js';
import type { Caller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import type { Precondition } from '../platform/http/etag.js';
import type { ListQuery } from '../platform/listing/list-query.js';
import { ListReader, type Page } from '../platform/listing/list-reader.js';
import { HomeStock } from './home-stock.entity.js';
import {
  stockActivity,
  stockList,
  toHistory,
  toStockRecord,
  type NewStock,
  type StockNumbers,
} from './stock.dto.js';

/** How many homes are left. What inquiries take is counted by the database itself (sql/home-stock.sql). */
@Injectable()
export class Stock {
  constructor(
    private readonly dataSource: DataSource,
    private readonly lists: ListReader,
    private readonly activity: ActivityLog,
  ) {}

  list(query: ListQuery): Promise<Page<HomeStock>> {
    return this.lists.page<HomeStock>(stockList, query);
  }

  /** @throws ApiError 404 */
  async find(id: string): Promise<HomeStock> {
    return found(await this.dataSource.manager.findOneBy(HomeStock, { id }));
  }

  /** @throws ApiError 409 for one that is counted, or when more are taken than there are */
  count(wanted: NewStock, by: Caller): Promise<HomeStock> {
    return transaction(this.dataSource, async (tx) => {
      const id = v7();
      await tx.insert(HomeStock, { ...wanted, id });
      const row = found(await tx.findOneBy(HomeStock, { id }));
      await this.activity.record(tx, by, stockActivity('stock.created', id, { after: toHistory(row) }));
      return row;
    });
  }

  /** @throws ApiError 404, 409 when more are taken than there are, 412 */
  change(id: string, numbers: StockNumbers, by: Caller, ifMatch: Precondition): Promise<HomeStock> {
    return transaction(this.dataSource, async (tx) => {
      const before = found(
        await tx.findOne(HomeStock, { where: { id }, lock: { mode: 'pessimistic_write' } }),
      );
      ifMatch(toStockRecord(before));
      const { count, reserved_elsewhere, sold_elsewhere } = numbers;
      await tx.update(
        HomeStock,
        { id },
        { count, reserved_elsewhere, sold_elsewhere, updated_at: () => 'now()' },
      );
      const row = found(await tx.findOneBy(HomeStock, { id }));
      const states = { before: toHistory(before), after: toHistory(row) };
      await this.activity.record(tx, by, stockActivity('stock.changed', id, states));
      return row;
    });
  }

  /**
   * Locks a home's numbers until the end of the transaction, so that nobody else takes one of it.
   * @throws ApiError 404 for a home that nobody counts, 409 when none is left
   */
  async requireFree(tx: Transaction, project: string, home: string): Promise<void> {
    const row = await tx.findOne(HomeStock, {
      where: { project, home },
      lock: { mode: 'pessimistic_write' },
    });
    if (!row) throw ApiError.notFound('This home');
    const { count, free } = toStockRecord(row);
    if (free === 0)
      throw ApiError.conflict('home_gone', `No ${home} is left: all ${count} are reserved or sold.`);
  }
}

function found(row: HomeStock | null): HomeStock {
  if (!row) throw ApiError.notFound('This home');
  return row;
}
