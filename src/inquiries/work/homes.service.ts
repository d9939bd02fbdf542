import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Availability, type HeldState } from '../../content/for-sale/availability.js';
import type { ProjectForSale } from '../../content/for-sale/for-sale.dto.js';
import { transaction, type Transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import type { Precondition } from '../../platform/http/etag.js';
import { toInquiryRecord, type InquiryRow } from '../inquiry-record.dto.js';
import type { Work } from '../inquiry.entity.js';
import { seenBy } from '../seen-by.js';
import type { HomeChange } from './homes.dto.js';
import { answerOf, InquiryWork, lockInquiry, readInquiry } from './work.service.js';

/** Homes that are reserved or sold from an inquiry: the site shows one less as soon as the inquiry has it. */
@Injectable()
export class InquiryHomes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly availability: Availability,
    private readonly work: InquiryWork,
  ) {}

  /** Of the public projects, those with homes. */
  async forSale(): Promise<ProjectForSale[]> {
    return (await this.availability.projects()).filter(({ homes }) => homes.length > 0);
  }

  /**
   * Reserves, sells or gives back one home. An inquiry has one; somebody who takes two has two inquiries.
   * @throws ApiError 403, 404 for a home that is not on the site, 409 when none is left or the project may not sell, 412,
   * 422
   */
  async change(id: string, change: HomeChange, by: Caller, ifMatch: Precondition): Promise<InquiryRow> {
    const check = (inquiry: InquiryRow): HeldState => {
      ifMatch(toInquiryRecord(seenBy(by, inquiry)));
      return heldOf(inquiry, change);
    };
    const from = check(await readInquiry(this.dataSource.manager, id));
    if (from === change.state) return readInquiry(this.dataSource.manager, id);
    const keep = async (tx: Transaction): Promise<void> => {
      const inquiry = await lockInquiry(tx, id);
      if (check(inquiry) !== from) throw ApiError.conflict('home_changed', MEANWHILE);
      const changes = changesOf(inquiry, change);
      await this.work.write(tx, inquiry, { ...changes, ...(await answerOf(tx, inquiry, changes)) }, by);
    };
    const move = { project: change.project, home: change.home, from, to: change.state };
    if (change.state === null && !(await this.isCounted(change))) await transaction(this.dataSource, keep);
    else await this.availability.move(move, by, keep);
    return readInquiry(this.dataSource.manager, id);
  }

  /** The owner may have renamed it since, or taken it off the site: an inquiry is not bound to it for ever. */
  private async isCounted({ project, home }: HomeChange): Promise<boolean> {
    const found = (await this.forSale()).find(({ slug }) => slug === project);
    return found?.homes.some(({ name, units }) => name === home && units !== null) ?? false;
  }
}

const MEANWHILE = 'A colleague changed this inquiry meanwhile. Look at it, then choose again.';

/** What the inquiry has of this home by now. @throws ApiError 409 */
function heldOf({ status, home_project, home_name, home_state }: InquiryRow, change: HomeChange): HeldState {
  if (status === 'spam' && change.state) throw ApiError.conflict('inquiry_is_spam', 'The inquiry is spam.');
  if (home_state === null) return null;
  if (home_project === change.project && home_name === change.home) return home_state;
  if (change.state === null) return null;
  throw ApiError.conflict(
    'home_held',
    `This inquiry has a home already: ${home_name}. Give that one back first.`,
  );
}

/** The status is that of the home, also of somebody who was lost; who gave it back still wants one. */
const changesOf = ({ status }: InquiryRow, { project, home, state }: HomeChange): Partial<Work> => ({
  home_project: state && project,
  home_name: state && home,
  home_state: state,
  ...(state && { status: state, lost_reason: null }),
  ...(!state && (status === 'reserved' || status === 'sold') && { status: 'qualified' as const }),
});
