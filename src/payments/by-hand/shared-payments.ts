import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { PaymentModes } from '../../content/paying/payment-modes.js';
import { transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { pesos } from '../../platform/pesos.js';
import { registrationCode } from '../../registrations/codes.js';
import { lockActive, lockAll, moneyOf } from '../../registrations/registration-rows.js';
import { Movement, Proof, Registration } from '../../registrations/registration.entity.js';
import { takenBackOf } from '../acknowledgements/payment-facts.js';
import { refuseEntered } from '../payment-rows.js';
import { Payments } from '../payments.js';
import { Reversals } from '../reversals.js';
import type {
  NewSharedPayment,
  SharedPart,
  SharedPartView,
  SharedPaymentRecord,
  SharedPaymentView,
} from './by-hand.dto.js';
import { factsOf } from './payments-by-hand.js';

/** One cheque, transfer or envelope for several registrations: a payment of each, which came together and go back together. */
@Injectable()
export class SharedPayments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: Payments,
    private readonly reversals: Reversals,
    private readonly modes: PaymentModes,
  ) {}

  /**
   * @param key its id: the same request again finds what the first one entered, and enters nothing
   * @throws ApiError 400 where the parts do not add up; 404; 409 as of one payment, all of them or none
   */
  async enter(
    { amount_centavos, parts, ...given }: NewSharedPayment,
    key: string | undefined,
    by: Caller,
  ): Promise<SharedPaymentView> {
    const sum = parts.reduce((all, part) => all + part.amount_centavos, 0);
    if (sum !== amount_centavos)
      throw ApiError.invalid([
        { field: 'parts', message: `They add up to ${pesos(sum)}, not ${pesos(amount_centavos)}` },
      ]);
    const facts = await factsOf(this.modes, given);
    const { channel = '', reference = null } = facts;
    const shared_payment_id = key ?? v7();
    return transaction(this.dataSource, async (tx) => {
      // All registrations are locked before the first is entered, in one order, so that two shared payments never wait for each other.
      const sorted = parts.toSorted((one, other) => (one.id < other.id ? -1 : 1));
      const locked = [];
      for (const part of sorted) locked.push({ part, delegates: await lockActive(tx, part.id) });
      const before = await partsOf(tx, shared_payment_id);
      if (before.length > 0) {
        if (!isSame(before, sorted)) throw ApiError.keyReused();
        return { id: shared_payment_id, registrations: before.length };
      }
      for (const part of sorted) await refusePart(tx, part, channel, reference);
      for (const { part, delegates } of locked)
        await this.payments.verify(tx, part.id, delegates, by, {
          ...facts,
          reference,
          received: part.amount_centavos,
          withTickets: true,
          sharedBecause: `One payment of ${pesos(sum)} for ${parts.length} registrations`,
          more: { ...facts.more, shared_payment_id },
        });
      return { id: shared_payment_id, registrations: parts.length };
    });
  }

  /** @throws ApiError 404 */
  async read(id: string): Promise<SharedPaymentRecord> {
    const tx = this.dataSource.manager;
    const parts = await partsOf(tx, id);
    if (parts.length === 0) throw ApiError.notFound('Payment');
    const facts = await tx.query<Facts[]>(
      `SELECT id, registration_code(registration_id) AS code, movement_facts(id) AS facts FROM movement WHERE id = ANY($1)`,
      [parts.map((part) => part.id)],
    );
    const movements = await movementsOf(
      tx,
      parts.map((part) => part.registration_id),
    );
    const views = parts.map((part): SharedPartView => {
      const { registration_id, amount_centavos } = part;
      const of = facts.find((one) => one.id === part.id);
      return {
        registration_id,
        code: of?.code ?? '',
        contact_name: of?.facts.contact_name ?? null,
        delegate_id: of?.facts.delegate_id ?? null,
        amount_centavos,
        left_centavos: leftOf(part, movements),
      };
    });
    const sum = (of: 'amount_centavos' | 'left_centavos') => views.reduce((all, view) => all + view[of], 0);
    return {
      id,
      amount_centavos: sum('amount_centavos'),
      left_centavos: sum('left_centavos'),
      parts: views,
    };
  }

  /**
   * The cheque bounced: what is left of each part is taken back, and the tickets that it paid for end.
   * @throws ApiError 404; 409 when all of it was taken back already
   */
  takeBack(id: string, because: string, by: Caller): Promise<SharedPaymentView> {
    return transaction(this.dataSource, async (tx) => {
      const parts = await partsOf(tx, id);
      if (parts.length === 0) throw ApiError.notFound('Payment');
      let registrations = 0;
      for (const part of parts) if (await this.takePartBack(tx, part, because, by)) registrations += 1;
      if (registrations === 0)
        throw ApiError.conflict('nothing_left_of_payment', 'All of this payment was taken back already.');
      return { id, registrations };
    });
  }

  private async takePartBack(
    tx: EntityManager,
    part: Movement,
    because: string,
    by: Caller,
  ): Promise<boolean> {
    const { registration_id, event_id, channel, reference, proof_id, holder_id, shared_payment_id } = part;
    const all = await lockAll(tx, registration_id);
    const left = leftOf(part, await movementsOf(tx, [registration_id]));
    if (left <= 0) return false;
    await this.reversals.correct(tx, registration_id, all, by, {
      kind: 'correction',
      amount_centavos: -left,
      event_id,
      channel,
      reference,
      proof_id,
      holder_id,
      note: because,
      shared_payment_id,
    });
    return true;
  }
}

interface Facts {
  id: string;
  code: string;
  facts: { contact_name: string | null; delegate_id: string | null };
}

const movementsOf = (tx: EntityManager, registrations: string[]): Promise<Movement[]> =>
  tx.find(Movement, {
    where: { registration_id: In(registrations) },
    order: { created_at: 'ASC', id: 'ASC' },
  });

/** What is left of a part, of all that its registration has: what was paid back since is gone already. */
function leftOf({ id, registration_id, amount_centavos }: Movement, movements: Movement[]): number {
  const own = movements.filter((one) => one.registration_id === registration_id);
  const kept = own.reduce((sum, one) => sum + one.amount_centavos, 0);
  return Math.max(0, Math.min(amount_centavos - takenBackOf(id, own), kept));
}

const partsOf = (tx: EntityManager, shared_payment_id: string): Promise<Movement[]> =>
  tx.find(Movement, {
    where: { shared_payment_id, kind: 'payment' },
    order: { registration_id: 'ASC' },
  });

const isSame = (before: Movement[], parts: NewSharedPayment['parts']): boolean =>
  before.length === parts.length &&
  before.every(
    ({ registration_id, amount_centavos }, at) =>
      parts[at]?.id === registration_id && parts[at].amount_centavos === amount_centavos,
  );

/** Which of them it is stands before the reason. @throws ApiError 404, 409 */
async function refusePart(
  tx: EntityManager,
  { id, owed_centavos: seen }: SharedPart,
  channel: string,
  reference: string | null,
): Promise<void> {
  if (!(await tx.existsBy(Registration, { id }))) throw ApiError.notFound('Registration');
  const refuse = async (code: 'proof_waits' | 'amount_differs', reason: string) => {
    const [listed] = await tx.query<{ name: string }[]>(
      "SELECT concat_ws(' ', first_name, last_name) AS name FROM registration_listed WHERE id = $1",
      [id],
    );
    throw ApiError.conflict(code, `${listed?.name || registrationCode(id)}: ${reason}`);
  };
  if (await tx.existsBy(Proof, { registration_id: id, state: 'waiting' }))
    await refuse('proof_waits', 'a receipt waits to be looked at. Decide on it first.');
  const { owed_centavos: owed } = await moneyOf(tx, id);
  if (owed === 0) await refuse('amount_differs', 'nothing is owed any more.');
  if (seen != null && seen !== owed)
    await refuse('amount_differs', `${pesos(owed)} is owed now, not ${pesos(seen)}. Look at it again.`);
  if (reference !== null) await refuseEntered(tx, id, channel, reference);
}
