import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ProjectForSale } from '../../content/for-sale/for-sale.dto.js';
import { ForSale, requireLicense } from '../../content/for-sale/for-sale.js';
import { transaction, type Transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import type { Precondition } from '../../platform/http/etag.js';
import { dayInManila } from '../../platform/manila.js';
import { Stock } from '../../stock/stock.service.js';
import type { InquiryRow } from '../inquiry-record.dto.js';
import type { Work } from '../inquiry.entity.js';
import { seenBy } from '../seen-by.js';
import type { Extension, HomeChange, HomeState } from './homes.dto.js';
import { lockSeen, readInquiry } from './inquiry-rows.js';
import { InquirySettingsStore } from './settings.js';
import { answerOf, InquiryWork } from './work.service.js';

/** The longest reservation, in days: nobody means more than two years. */
const MAX_DAYS = 731;

/** Homes that are reserved or sold from an inquiry: the site shows one less as soon as the inquiry has it. */
@Injectable()
export class InquiryHomes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly site: ForSale,
    private readonly stock: Stock,
    private readonly settings: InquirySettingsStore,
    private readonly work: InquiryWork,
  ) {}

  /** Of the public projects, those with homes. */
  async forSale(): Promise<ProjectForSale[]> {
    return (await this.site.projects()).filter(({ homes }) => homes.length > 0);
  }

  /**
   * Reserves, sells or gives back one home. An inquiry has one; somebody who takes two has two inquiries.
   * @throws ApiError 400 for an end that is past, 403, 404 for a home that is not on the site or not counted, 409 when none
   * is left or the project may not sell, 412
   */
  async change(id: string, change: HomeChange, by: Caller, ifMatch: Precondition): Promise<InquiryRow> {
    const before = seenBy(by, await readInquiry(this.dataSource.manager, id));
    // The site is read through the pool, so it comes before the transaction, which holds a connection.
    const isTaken = change.state !== null && heldOf(before, change) !== change.state;
    const project = isTaken ? await this.requireOnSale(change) : undefined;
    return transaction(this.dataSource, async (tx) => {
      const inquiry = await lockSeen(tx, id, by, ifMatch);
      const held = heldOf(inquiry, change);
      if (held === change.state) return inquiry;
      if (held === null) await this.stock.requireFree(tx, change.project, change.home);
      const until = change.state === 'reserved' ? await this.endOf(tx, change.until) : null;
      // Somebody who has reserved buys by the price list of that day.
      const list = held === null ? (project?.price_list ?? null) : inquiry.home_price_list;
      return this.write(tx, inquiry, workOf(inquiry, change, until, list), by);
    });
  }

  /** Extends a reservation. @throws ApiError 400 for an end that is not later, 403, 404, 409 when there is none, 412 */
  extend(id: string, { until, reason }: Extension, by: Caller, ifMatch: Precondition): Promise<InquiryRow> {
    return transaction(this.dataSource, async (tx) => {
      const inquiry = await lockSeen(tx, id, by, ifMatch);
      if (inquiry.home_state !== 'reserved')
        throw ApiError.conflict('not_reserved', 'No home is reserved for this inquiry.');
      if (inquiry.home_end !== null && until <= inquiry.home_end)
        throw wrongEnd('Must be later than it ends now');
      checkEnd(until);
      return this.write(tx, inquiry, { home_until: until, home_reason: reason }, by);
    });
  }

  private async requireOnSale({ project, home }: HomeChange): Promise<ProjectForSale> {
    const found = (await this.forSale()).find(({ slug }) => slug === project);
    if (!found?.homes.some(({ name }) => name === home)) throw ApiError.notFound('This home');
    requireLicense(found);
    return found;
  }

  private async endOf(tx: Transaction, asked: string | null | undefined): Promise<string> {
    if (asked == null) return inDays((await this.settings.read(tx)).reservation_days);
    checkEnd(asked);
    return asked;
  }

  private async write(
    tx: Transaction,
    inquiry: InquiryRow,
    changes: Partial<Work>,
    by: Caller,
  ): Promise<InquiryRow> {
    return this.work.write(tx, inquiry, { ...changes, ...(await answerOf(tx, inquiry, changes)) }, by);
  }
}

/** A day of the calendar there, so many days from today. */
const inDays = (days: number): string => dayInManila(new Date(Date.now() + days * 86_400_000));

const wrongEnd = (message: string): ApiError => ApiError.invalid([{ field: 'until', message }]);

/** @throws ApiError 400 */
function checkEnd(until: string): void {
  if (until < dayInManila()) throw wrongEnd('Must not be past');
  if (until > inDays(MAX_DAYS)) throw wrongEnd('Must be within two years');
}

/** What the inquiry has of this home by now. @throws ApiError 409 */
function heldOf(
  { status, home_project, home_name, home_state }: InquiryRow,
  change: HomeChange,
): HomeState | null {
  if (status === 'spam' && change.state) throw ApiError.conflict('inquiry_is_spam', 'The inquiry is spam.');
  if (home_state === null) return null;
  if (home_project === change.project && home_name === change.home) return home_state;
  if (change.state === null) return null;
  throw ApiError.conflict(
    'home_held',
    `This inquiry has a home already: ${home_name}. Give that one back first.`,
  );
}

/** The status is that of the home, also of somebody who was lost. @param until the last day of a reservation @param list of prices */
const workOf = (
  inquiry: InquiryRow,
  { project, home, state }: HomeChange,
  until: string | null,
  list: string | null,
): Partial<Work> =>
  state === null
    ? givenBack(inquiry)
    : {
        home_project: project,
        home_name: home,
        home_state: state,
        home_since: dayInManila(),
        home_until: until,
        home_reason: null,
        home_price_list: list,
        status: state,
        lost_reason: null,
      };

/** Somebody who gave a home back still wants one, so the inquiry is open again. */
export const givenBack = ({ status }: InquiryRow): Partial<Work> => ({
  home_project: null,
  home_name: null,
  home_state: null,
  home_since: null,
  home_until: null,
  home_reason: null,
  home_price_list: null,
  ...((status === 'reserved' || status === 'sold') && { status: 'qualified' }),
});
