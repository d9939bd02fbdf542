import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import type { DelegateRow } from '../delegates/delegates.dto.js';
import { transaction } from '../platform/database/transaction.js';
import type { Caller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { refuseNothing } from '../platform/http/fields/changes.js';
import { RegistrationLinks } from './links.js';
import { changeDelegate, lockAll } from './registration-rows.js';
import { Registration } from './registration.entity.js';
import { contactOf, registrationActivity, type ContactFields } from './registrations.dto.js';

const FIELDS = ['first_name', 'last_name', 'email', 'phone_number'] as const;

/** Who pays for a registration and hears of it. */
@Injectable()
export class Contacts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activity: ActivityLog,
    private readonly links: RegistrationLinks,
  ) {}

  /**
   * Staff correct it: what is left out stays. Delegates who are reached by the same address or number follow, and links that were
   * mailed to the address before, often a stranger's, open nothing more.
   * @throws ApiError 400, 404
   */
  correct(id: string, fields: Partial<ContactFields>, by: Caller): Promise<void> {
    refuseNothing(fields);
    return transaction(this.dataSource, async (tx) => {
      const all = await lockAll(tx, id);
      const known = await this.read(tx, id, all);
      const contact = {
        first_name: fields.first_name ?? known.first_name,
        last_name: fields.last_name ?? known.last_name,
        email: fields.email ?? known.email,
        phone_number: fields.phone_number ?? known.phone_number,
      };
      const before = await this.set(tx, id, all, contact, by);
      if (!before) return;
      for (const delegate of all) await this.follow(tx, delegate, before, contact, by);
      if (isMoved(before, contact)) await this.links.endMailedTo(tx, id, before.email);
    });
  }

  /** @param all its delegates, locked @returns what it was; undefined: it is so already */
  async set(
    tx: EntityManager,
    id: string,
    all: DelegateRow[],
    contact: ContactFields,
    by: Caller,
  ): Promise<ContactFields | undefined> {
    const before = await this.read(tx, id, all);
    if (FIELDS.every((name) => before[name] === contact[name])) return undefined;
    await tx.update(
      Registration,
      { id },
      {
        contact_first_name: contact.first_name,
        contact_last_name: contact.last_name,
        contact_email: contact.email,
        contact_phone_number: contact.phone_number,
      },
    );
    const states = { before: { contact: before }, after: { contact } };
    await this.activity.record(tx, by, registrationActivity('registration.changed', id, states));
    return before;
  }

  private async read(tx: EntityManager, id: string, all: DelegateRow[]): Promise<ContactFields> {
    const registration = await tx.findOneBy(Registration, { id });
    if (!registration) throw ApiError.notFound('Registration');
    return contactOf(registration, all);
  }

  private async follow(
    tx: EntityManager,
    delegate: DelegateRow,
    before: ContactFields,
    contact: ContactFields,
    by: Caller,
  ): Promise<void> {
    const changes: Partial<DelegateRow> = {};
    if (isMoved(before, contact) && !isMoved(before, delegate)) {
      changes.email = contact.email;
      changes.mail_fails = false;
    }
    if (before.phone_number === delegate.phone_number && before.phone_number !== contact.phone_number)
      changes.phone_number = contact.phone_number;
    if (Object.keys(changes).length === 0) return;
    await changeDelegate(tx, this.activity, by, 'delegate.changed', delegate, changes);
  }
}

/** Whether it is another address: who writes it in capitals is the same. */
export const isMoved = (before: { email: string }, after: { email: string }): boolean =>
  before.email.toLowerCase() !== after.email.toLowerCase();
