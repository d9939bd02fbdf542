import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { ActivityLog } from '../../activity/activity-log.js';
import { siteChanged } from '../../content/content-rows.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError, type FieldError } from '../../platform/http/errors/api-error.js';
import { EventChanging, toHistory } from '../event-changing.js';
import { requireWayToPay } from '../event-modes.js';
import { Event } from '../event.entity.js';
import { eventActivity } from '../events.dto.js';
import { EventsService } from '../events.service.js';
import { isOpen, plainCode, type Price } from './price.js';
import type { PriceFields, PriceList, PriceListView } from './prices.dto.js';

interface Used {
  price_id: string | null;
  price_code: string | null;
  /** Who takes a place, as sql/prices.sql counts them. */
  uses: number;
}

const USED = `SELECT price_id, price_code, count(*) FILTER (WHERE (NOT spam OR payment_status) AND cancelled_at IS NULL
     AND (NOT unconfirmed OR payment_status))::int AS uses
   FROM delegate WHERE event_id = $1 GROUP BY 1, 2`;

const CHANGED = 'This event has changed since you read it. Load it again, then make your change.';

/** The prices of an event, as staff keep them. */
@Injectable()
export class EventPrices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: EventsService,
    private readonly changing: EventChanging,
    private readonly activity: ActivityLog,
  ) {}

  /** @param key slug or id @throws ApiError 404 */
  async read(key: string): Promise<PriceListView> {
    const { id } = await this.events.read(key, true);
    return this.view(await this.dataSource.manager.findOneByOrFail(Event, { id }), this.dataSource.manager);
  }

  /**
   * Replaces the list. What somebody was registered at stays in it, and can be ended.
   * @throws ApiError 400, 404, 409, 412
   */
  replace(key: string, { prices: given, seen_at }: PriceList, by: Caller): Promise<PriceListView> {
    return this.changing.locked(key, async (before, tx) => {
      const seen = await this.view(before, tx);
      if (seen_at && seen_at !== seen.updated_at) throw new ApiError(412, CHANGED);
      const prices = toKeep(given, before);
      const missing = seen.prices.filter(
        ({ in_use, id }) => in_use && !prices.some((price) => price.id === id),
      );
      // A single price may go: whoever has it keeps its sum, which is the fee.
      if (missing.length > 0 && !(prices.length === 0 && missing.every(({ is_default }) => is_default)))
        throw ApiError.conflict(
          'price_in_use',
          `Somebody is registered at “${missing[0]?.name}”, so it cannot be removed. End it instead.`,
        );
      const fee = prices.find(({ is_default }) => is_default)?.amount_centavos ?? before.fee_centavos;
      const changes = { prices: prices.length === 0 ? null : prices, fee_centavos: fee };
      await tx.update(Event, { id: before.id }, { ...changes, updated_at: () => 'now()' });
      const after = await tx.findOneByOrFail(Event, { id: before.id });
      await requireWayToPay(tx, after, before);
      const states = { before: pricesOf(before), after: pricesOf(after) };
      await this.activity.record(tx, by, eventActivity('event.changed', before.id, states));
      await siteChanged(tx);
      return this.view(after, tx);
    });
  }

  private async view(event: Event, tx: EntityManager): Promise<PriceListView> {
    const used = event.prices ? await tx.query<Used[]>(USED, [event.id]) : [];
    return {
      event_id: event.id,
      updated_at: event.updated_at.toISOString(),
      fee_centavos: event.fee_centavos,
      prices: (event.prices ?? []).map((price) => {
        const at = used.filter(
          ({ price_id }) => price_id === price.id || (price.is_default && price_id === null),
        );
        return {
          ...price,
          open: isOpen(price),
          uses: sumOf(at),
          in_use: at.length > 0,
          codes: price.codes.map((code) => ({
            ...code,
            uses: sumOf(at.filter(({ price_code }) => price_code === code.code)),
          })),
        };
      }),
    };
  }
}

const sumOf = (used: Used[]): number => used.reduce((sum, { uses }) => sum + uses, 0);
const pricesOf = (event: Event): object => {
  const { prices, fee_centavos } = toHistory(event) as Event;
  return { prices, fee_centavos };
};

/** @throws ApiError 400 */
function toKeep(given: PriceFields[], { prices: known }: Event): Price[] {
  const problems: FieldError[] = [];
  const prices = given.map((price, n): Price => {
    const at = `prices[${n}]`;
    const id = price.id ?? v7();
    if (price.id && !known?.some((one) => one.id === id))
      problems.push({ field: `${at}.id`, message: 'There is no such price' });
    const { starts_on = null, ends_on = null } = price;
    if (starts_on !== null && ends_on !== null && ends_on < starts_on)
      problems.push({ field: `${at}.ends_on`, message: 'Must not be before the first day' });
    const codes = (price.codes ?? []).map(({ code, most = null, ends_on: last = null }, m) => {
      const plain = plainCode(code);
      if (!/^[\p{L}\p{N}]{4,30}$/u.test(plain))
        problems.push({ field: `${at}.codes[${m}].code`, message: '4 to 30 letters and digits' });
      return { code: plain, most, ends_on: last };
    });
    const shown_to = price.shown_to ?? 'everyone';
    if (shown_to === 'code' && codes.length === 0)
      problems.push({ field: `${at}.codes`, message: 'Give it a code' });
    return {
      id,
      name: price.name,
      amount_centavos: price.amount_centavos,
      starts_on,
      ends_on,
      most: price.most ?? null,
      shown_to,
      is_default: price.is_default ?? false,
      ended: price.ended ?? false,
      codes: shown_to === 'code' ? codes : [],
    };
  });
  if (prices.length > 0 && prices.filter(({ is_default }) => is_default).length !== 1)
    problems.push({ field: 'prices', message: 'One of them is the usual price' });
  refuseTwice(prices, ({ name }) => name.toLowerCase(), 'Another price has this name', 'name', problems);
  const all = prices.flatMap(({ codes }) => codes.map(({ code }) => code));
  if (new Set(all).size < all.length)
    problems.push({ field: 'prices', message: 'Two of them have the same code' });
  if (problems.length > 0) throw ApiError.invalid(problems);
  return prices;
}

function refuseTwice(
  prices: Price[],
  of: (price: Price) => string,
  message: string,
  field: string,
  problems: FieldError[],
): void {
  prices.forEach((price, n) => {
    if (prices.findIndex((one) => of(one) === of(price)) < n)
      problems.push({ field: `prices[${n}].${field}`, message });
  });
}
