import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { v5 } from 'uuid';
import { modeOf, PaymentModes } from '../content/paying/payment-modes.js';
import { transaction } from '../platform/database/transaction.js';
import { inBulk, type BulkReport } from '../platform/http/bulk.js';
import type { Caller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { BYTE_ORDER_MARK, csvLine } from '../platform/listing/csv.js';
import { dayOf, manilaMoment } from '../platform/manila.js';
import { moneyOfEvents, type EventMoney, type Money } from '../registrations/money.js';
import { moneyOf } from '../registrations/registration-rows.js';
import { Registration } from '../registrations/registration.entity.js';
import type { NewRefund, NewRefunds } from './ledger.dto.js';
import { Payments } from './payments.js';
import { Refunds } from './refunds.js';
import { eventIdOf } from './to-return.js';

const NAMES = `
  SELECT r.id, coalesce(nullif(concat_ws(' ', r.contact_first_name, r.contact_last_name), ''),
           (SELECT concat_ws(' ', first_name, last_name) FROM delegate WHERE registration_id = r.id ORDER BY id LIMIT 1), '') AS name
    FROM registration r WHERE r.id = ANY($1::uuid[])`;

const SUMS_HEAD =
  'Event,Paid by,Registered,To pay,Received,Returned,Kept,Still to pay,To return,Of people who were removed'.split(
    ',',
  );
const inPesos = (centavos: number): string => (centavos / 100).toFixed(2);
const sumOf = ({ channels }: EventMoney, of: 'received_centavos' | 'returned_centavos'): number =>
  channels.reduce((sum, channel) => sum + channel[of], 0);

/** Answers the sums of the ledger, and enters what was paid back. */
@Injectable()
export class Ledger {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pool: Pool,
    private readonly payments: Payments,
    private readonly refunds: Refunds,
    private readonly modes: PaymentModes,
  ) {}

  /** @throws ApiError 400, 404, 409 when less is to be returned, or the key was used for another refund */
  async refund(id: string, given: NewRefund, key: string | undefined, by: Caller): Promise<Money> {
    const fields = { ...given, channel: await this.modes.known(given.channel, 'channel') };
    return transaction(this.dataSource, async (tx) => {
      await this.refunds.enter(tx, id, fields, key, by);
      return moneyOf(tx, id);
    });
  }

  /**
   * Enters what was paid back to many, each in a transaction of its own, with the sum that was seen.
   * @param key of all of them: what the first request entered, the same one again does not
   * @throws ApiError 400
   */
  async refundMany(given: NewRefunds, key: string | undefined, by: Caller): Promise<BulkReport> {
    const { records, returned_on: day, reference = null } = given;
    const channel = await this.modes.known(given.channel, 'channel');
    const noon = day ? manilaMoment(day, '12:00') : null;
    if (noon && dayOf(noon) !== dayOf(new Date()) && noon > new Date())
      throw ApiError.invalid([{ field: 'returned_on', message: 'Must not be in the future' }]);
    const note = noon && `Returned on ${dayOf(noon)}`;
    const { rows } = await this.pool.query<{ id: string; name: string }>(NAMES, [
      records.map(({ id }) => id),
    ]);
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    return inBulk(records, {
      find: (id) => {
        const name = names.get(id.toLowerCase());
        if (name === undefined) throw ApiError.notFound('Registration');
        return Promise.resolve(name);
      },
      nameOf: (name) => name,
      change: ({ id, amount_centavos }) =>
        transaction(this.dataSource, async (tx) => {
          const fields = { amount_centavos, channel, reference, note };
          await this.refunds.enter(tx, id, fields, key && v5(id.toLowerCase(), key), by);
        }),
    });
  }

  /** Sends the tickets of a registration before all is paid. @throws ApiError 404, 409 */
  sendEarlyTickets(id: string, because: string, by: Caller): Promise<void> {
    return transaction(this.dataSource, async (tx) => {
      if (!(await tx.existsBy(Registration, { id }))) throw ApiError.notFound('Registration');
      await this.payments.sendEarlyTickets(tx, id, because, by);
    });
  }

  /** A file for a treasurer: a line for each event with its sums, then one for each way that money came or went. */
  async sums(): Promise<string> {
    const modes = await this.modes.all();
    const lines = (await moneyOfEvents(this.pool)).flatMap((event) => [
      [
        event.event_name,
        '',
        event.registered,
        inPesos(event.due_centavos),
        inPesos(sumOf(event, 'received_centavos')),
        inPesos(sumOf(event, 'returned_centavos')),
        ...[event.paid_centavos, event.owed_centavos, event.to_return_centavos].map(inPesos),
        inPesos(event.removed_centavos),
      ],
      ...event.channels.map(({ channel, received_centavos, returned_centavos }) => [
        event.event_name,
        modeOf(modes, channel).label,
        '',
        '',
        ...[received_centavos, returned_centavos, received_centavos - returned_centavos].map(inPesos),
        '',
        '',
        '',
      ]),
    ]);
    return BYTE_ORDER_MARK + [SUMS_HEAD, ...lines].map(csvLine).join('');
  }

  /** @param key slug or id @throws ApiError 404 */
  async ofEvent(key: string): Promise<EventMoney> {
    const [money] = await moneyOfEvents(this.pool, await eventIdOf(this.pool, key));
    if (!money) throw ApiError.notFound('Event');
    return money;
  }
}
