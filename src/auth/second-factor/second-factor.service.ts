import { Inject, Injectable } from '@nestjs/common';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { ActivityLog } from '../../activity/activity-log.js';
import { transaction } from '../../platform/database/transaction.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { SETTINGS, type Settings } from '../../platform/settings/settings.js';
import { OwnPassword } from '../account/own-password.js';
import { staffActivity } from '../auth-activity.js';
import type { ClientInfo } from '../sessions/client-info.js';
import { Sessions } from '../sessions/sessions.js';
import { signOutEverywhere } from '../sessions/sign-out.js';
import { Staff } from '../staff/staff.entity.js';
import { addressOf, hashRecoveryCode, makeRecoveryCodes } from './codes.js';
import { Codes } from './codes.service.js';
import type { NewSecretView } from './second-factor.dto.js';
import { SecondFactor } from './second-factor.entity.js';

/** A person's own second factor: set up, confirmed by a code, switched off; reset by an admin. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activity: ActivityLog,
    private readonly ownPassword: OwnPassword,
    private readonly codes: Codes,
    private readonly sessions: Sessions,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Makes a secret, which counts once a code of it has been given. @throws ApiError 400, 409, 429 */
  async setUp(me: StaffCaller, password: string, client: ClientInfo): Promise<NewSecretView> {
    const person = await this.ownPassword.check(me, password, client);
    const { secret, encrypted } = this.codes.newSecret(me.id);
    await transaction(this.dataSource, async (tx) => {
      await refuseIfOn(tx, me.id);
      await tx.upsert(SecondFactor, { staff_id: me.id, secret: encrypted, last_step: 0 }, ['staff_id']);
    });
    const address = addressOf(secret, new URL(this.settings.publicUrl).hostname, person.email);
    const { toDataURL } = await import('qrcode');
    return { secret, address, qr_code: await toDataURL(address, { margin: 2, scale: 6 }) };
  }

  /** @returns the recovery codes, which are kept nowhere @throws ApiError 400 for a wrong code, 409, 429 */
  async confirm(me: StaffCaller, code: string): Promise<string[]> {
    await this.codes.use(me, code, 400);
    return transaction(this.dataSource, async (tx) => {
      await refuseIfOn(tx, me.id);
      await tx.update(Staff, me.id, { second_factor_since: now, updated_at: now });
      await this.activity.record(tx, me, staffActivity('staff.second_factor_on', me.id));
      return renewCodes(tx, me.id);
    });
  }

  /** @returns ten new recovery codes, in place of those of before @throws ApiError 400, 409, 429 */
  async renewRecoveryCodes(me: StaffCaller, proof: Proof, client: ClientInfo): Promise<string[]> {
    await this.prove(me, proof, client);
    return transaction(this.dataSource, async (tx) => {
      await this.activity.record(tx, me, staffActivity('staff.recovery_codes_made', me.id));
      return renewCodes(tx, me.id);
    });
  }

  /** @throws ApiError 400, 409, 429 */
  async switchOff(me: StaffCaller, proof: Proof, client: ClientInfo): Promise<void> {
    if (this.sessions.demands(me.role))
      throw ApiError.conflict(
        'second_factor_required_here',
        'A second factor is required here, so it stays on.',
      );
    await this.prove(me, proof, client);
    await transaction(this.dataSource, async (tx) => {
      await forget(tx, me.id);
      await this.activity.record(tx, me, staffActivity('staff.second_factor_off', me.id));
    });
  }

  /** For a colleague who lost phone and recovery codes; ends their sessions. @throws ApiError 400, 403, 404, 409, 429 */
  async reset(
    id: string,
    me: StaffCaller,
    password: string | null | undefined,
    client: ClientInfo,
  ): Promise<Staff> {
    if (id === me.id)
      throw ApiError.conflict(
        'own_second_factor',
        'Switch off your own second factor on your account’s page.',
      );
    await this.ownPassword.reauthenticate(me, password, client);
    return transaction(this.dataSource, async (tx) => {
      const person = await tx.findOneBy(Staff, { id });
      if (!person) throw ApiError.notFound('Staff account');
      if (person.second_factor_since === null)
        throw ApiError.conflict('second_factor_off', 'This account has no second factor.');
      await forget(tx, id);
      await signOutEverywhere(tx, id);
      await this.activity.record(tx, me, staffActivity('staff.second_factor_reset', id));
      return tx.findOneByOrFail(Staff, { id });
    });
  }

  private async prove(me: StaffCaller, { current_password, code }: Proof, client: ClientInfo): Promise<void> {
    const person = await this.ownPassword.check(me, current_password, client);
    if (person.second_factor_since === null)
      throw ApiError.conflict('second_factor_off', 'Your second factor is off.');
    await this.codes.use(me, code, 400);
  }
}

const now = () => 'now()';

interface Proof {
  current_password: string;
  code: string;
}

/** Locks the account, so that whatever sets up or switches on at the same moment takes turns. */
async function refuseIfOn(tx: EntityManager, id: string): Promise<void> {
  const person = await tx.findOneOrFail(Staff, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (person.second_factor_since !== null)
    throw ApiError.conflict('second_factor_on', 'Your second factor is on already.');
}

/** @throws ApiError 409 when the secret was replaced since the code of it was checked */
async function renewCodes(tx: EntityManager, staff_id: string): Promise<string[]> {
  const codes = makeRecoveryCodes();
  const recovery_hashes = codes.map(hashRecoveryCode);
  const { affected } = await tx.update(
    SecondFactor,
    { staff_id, last_step: MoreThan(0) },
    { recovery_hashes },
  );
  if (affected === 0)
    throw ApiError.conflict(
      'second_factor_set_up_changed',
      'Another setup was started in the meantime. Please scan its code.',
    );
  return codes;
}

/** Switches an account's second factor off and forgets its codes, in the caller's transaction. */
export async function forget(tx: EntityManager, staff_id: string): Promise<void> {
  await tx.update(Staff, staff_id, { second_factor_since: null, updated_at: now });
  await tx.delete(SecondFactor, { staff_id });
}
