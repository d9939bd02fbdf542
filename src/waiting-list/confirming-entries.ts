import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AUTH_SECRET } from '../auth/secret.js';
import type { Caller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { confirmAddress, mustOpenLink } from '../platform/mail/addresses.js';
import { Mails } from '../platform/mail/mails.js';
import type { LockedEvent } from '../registrations/registration-rows.js';
import { NETWORK_WAITS, WaitingEntry } from './waiting-entry.entity.js';

const STALE = 'This link is incomplete. Please open it again from the email.';

/** Who waits has opened a mailed link: a stranger's addresses take no place in line. */
@Injectable()
export class ConfirmingEntries {
  constructor(
    @Inject(AUTH_SECRET) private readonly secret: string,
    private readonly mails: Mails,
  ) {}

  /** Where no mail goes, nobody could. */
  async mustConfirm(tx: Pick<EntityManager, 'query'>, email: string, by: Caller): Promise<boolean> {
    return this.mails.areSent && (await mustOpenLink(tx, email, by));
  }

  /** What stands behind the # of the mailed link, and nowhere else. */
  tokenOf(id: string): string {
    return createHmac('sha256', this.secret).update(`waiting ${id}`).digest('base64url');
  }

  /** The entry and its event are locked. @throws ApiError 400; 409 when its network waits for enough */
  async confirm(tx: EntityManager, entry: WaitingEntry, event: LockedEvent, token: string): Promise<void> {
    const [given, right] = [token, this.tokenOf(entry.id)].map((text) => Buffer.from(text));
    if (!given || !right || given.length !== right.length || !timingSafeEqual(given, right))
      throw ApiError.invalid([{ field: 'token', message: STALE }]);
    await confirmAddress(tx, entry.contact_email);
    await tx.update(WaitingEntry, { id: entry.id }, { unconfirmed: false });
    const [row] = await tx.query<{ over: boolean }[]>(
      'SELECT waiting_over_share($1, event_share($2, $3), $2) AS over',
      [entry.id, event.capacity, event.network_places],
    );
    if (row?.over) throw ApiError.conflict('network_full', NETWORK_WAITS);
  }
}
