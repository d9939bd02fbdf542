import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Delegate } from '../../delegates/delegate.entity.js';
import {
  isOpen,
  isValid,
  keep,
  keepFee,
  openPrices,
  plainCode,
  type KeptPrice,
  type Price,
  type PricedEvent,
} from '../../events/prices/price.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { registerConstraints } from '../../platform/http/errors/constraint-errors.js';
import { RateLimits, type Limiter } from '../../platform/http/rate-limits/rate-limits.js';

/** Said of every code that does not open a price now: nobody learns which ones there are. */
const CODE_UNKNOWN = 'This code is not valid, or it can no longer be used.';
const PRICE_FULL = 'All places at this price are taken. Please choose another price.';
const PRICES_CHANGED = 'This price is no longer offered. Please choose again.';

registerConstraints({
  price_is_full: { conflict: 'price_full', message: PRICE_FULL, field: 'price' },
  code_is_used_up: { conflict: 'code_unknown', message: CODE_UNKNOWN, field: 'price_code' },
  delegate_price_range: { field: 'price', message: 'Nothing, or more' },
});

/** What somebody says of the price: its id, `code` for that of the code, or nothing for the usual one. */
export const OF_CODE = 'code';

/** The code that was typed, and who typed it, since wrong guesses are counted. Null: staff, or nobody is counted. */
interface TypedCode {
  code: string | null | undefined;
  guesser: string | null;
}

/** Which prices the places of a registration are made with. */
@Injectable()
export class PriceChoices {
  private readonly wrong: Limiter;

  constructor(
    private readonly dataSource: DataSource,
    limits: RateLimits,
  ) {
    this.wrong = limits.make({ name: 'price-codes', points: 30, seconds: 600 });
  }

  /**
   * As visitors choose: what is offered to everyone today, or what their code opens.
   * @param wishes one a place @returns one a place
   * @throws ApiError 409 for what is not offered; 429 after too many wrong codes
   */
  async choose(
    event: PricedEvent & { id: string },
    wishes: (string | null | undefined)[],
    typed: TypedCode,
  ): Promise<KeptPrice[]> {
    if (event.prices === null && wishes.every((wish) => wish == null)) {
      return wishes.map(() => keepFee(event));
    }
    const offered = openPrices(event);
    const ofCode = typed.code?.trim() ? await this.byCode(event, typed) : undefined;
    return wishes.map((wish) => {
      // For a single delegate the code decides, since a form without script sends a price beside it; in a group each names their own.
      const wantsCode = wishes.length === 1 || wish === OF_CODE || wish === ofCode?.price.id;
      const isOfCode = ofCode && wantsCode;
      if (isOfCode) return keep(ofCode.price, ofCode.code);
      if (wish === OF_CODE) throw codeUnknown();
      const chosen =
        wish == null
          ? (offered.find(({ is_default }) => is_default) ?? offered[0])
          : offered.find(({ id }) => id === wish.toLowerCase());
      if (!chosen) throw this.ended(event, wish);
      return keep(chosen);
    });
  }

  /** As staff choose: any price that is not ended, whatever the day and for whomever. @throws ApiError 409 */
  chooseAsStaff(event: PricedEvent, wish: string | null | undefined): KeptPrice {
    const { prices } = event;
    if (prices === null && wish == null) return keepFee(event);
    const there = (prices ?? []).filter(({ ended }) => !ended);
    const chosen = there.find(({ id, is_default }) =>
      wish == null ? is_default : id === wish.toLowerCase(),
    );
    if (!chosen) throw this.ended(event, wish);
    return keep(chosen);
  }

  /** What a code opens today. @throws ApiError 409; 429 after too many wrong ones */
  async byCode(
    event: PricedEvent & { id: string },
    { code: typed, guesser }: TypedCode,
  ): Promise<{ price: Price; code: string }> {
    if (guesser !== null) await this.wrong.check(guesser);
    const code = plainCode(typed ?? '');
    const price = (event.prices ?? []).find(
      (one) =>
        one.shown_to === 'code' &&
        isOpen(one) &&
        one.codes.some((each) => each.code === code && isValid(each)),
    );
    const most = price?.codes.find((each) => each.code === code)?.most ?? null;
    if (price && (most === null || (await this.uses(event.id, price, code)) < most)) return { price, code };
    if (guesser !== null) await this.wrong.add(guesser);
    throw codeUnknown();
  }

  private async uses(event: string, price: Price, code: string): Promise<number> {
    const [row] = await this.dataSource.query<{ uses: number }[]>('SELECT price_uses($1, $2, $3) AS uses', [
      event,
      JSON.stringify(price),
      code,
    ]);
    return row?.uses ?? 0;
  }

  private ended({ prices }: PricedEvent, wish: string | null | undefined): ApiError {
    const known = prices?.find(({ id, shown_to }) => id === wish && shown_to === 'everyone');
    const message = known
      ? `“${known.name}” is no longer offered. Please choose another price.`
      : PRICES_CHANGED;
    return ApiError.conflict('price_ended', message, [{ field: 'price', message }]);
  }
}

const codeUnknown = (): ApiError =>
  ApiError.conflict('code_unknown', CODE_UNKNOWN, [{ field: 'price_code', message: CODE_UNKNOWN }]);

/**
 * What the database refuses of new places, where places begin to count later or get another price. The event is locked, and they
 * are written. @throws ApiError 409
 */
export async function refuseOverPrices(
  tx: EntityManager,
  event_id: string,
  delegates: Pick<Delegate, 'id'>[],
): Promise<void> {
  const [row] = await tx.query<{ over: string | null }[]>('SELECT price_over($1, $2) AS over', [
    event_id,
    delegates.map(({ id }) => id),
  ]);
  if (row?.over === 'code_is_used_up') throw codeUnknown();
  if (row?.over) throw ApiError.conflict('price_full', PRICE_FULL, [{ field: 'price', message: PRICE_FULL }]);
}

/** Who was promised places in line keeps the price that was asked for, though it has sold out since. */
export const keepPromisedPrices = (tx: EntityManager): Promise<unknown> =>
  tx.query("SELECT set_config('app.keeps_price', 'on', true)");
