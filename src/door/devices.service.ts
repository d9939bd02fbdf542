import { createHash, randomBytes, randomInt } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource, Raw } from 'typeorm';
import { v7 } from 'uuid';
import { ActivityLog } from '../activity/activity-log.js';
import { CallerFinder } from '../auth/caller-finder.js';
import { transaction } from '../platform/database/transaction.js';
import { hasScope, type Caller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { dayInManila, manilaMoment } from '../platform/manila.js';
import { SETTINGS, type Settings } from '../platform/settings/settings.js';
import {
  deviceActivity,
  type DeviceView,
  type DeviceWithCode,
  type DoorSession,
  type DoorSignIn,
  type NewDevice,
  type SignedInDevice,
} from './devices.dto.js';
import { DoorDevice } from './door.entity.js';
import { nameOf, type DoorCaller, type Gate } from './gate.js';

/** Long enough to hand the telephone over, too short to pass a picture of the code on. */
const CODE_MINUTES = 10;
/** Without I, L, O and U, which are read as others. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LETTERS = 8;
const PREFIX = 'door';
/** So long a device that was signed out may hand in what it had not sent. */
const HAND_IN_MS = 7 * 86_400_000;
/** How many days ahead a device may be made ready. */
const AHEAD_DAYS = 7;

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
const tidy = (code: string): string =>
  code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

const FIND = `SELECT d.id, d.name, d.gate, d.event_id, d.day::text AS day, d.takes_payments, d.expires_at, d.ended_at,
    e.name AS event_name, e.state AS event_state,
    d.expires_at < now() AS over, (d.last_seen_at IS NULL OR d.last_seen_at < now() - interval '20 seconds') AS unseen
  FROM door_device d JOIN event e ON e.id = d.event_id WHERE d.token_hash = $1`;

interface FoundDevice extends Omit<DoorCaller, 'kind' | 'scopes' | 'door'>, Gate {
  ended_at: Date | null;
  /** Its day, by the database's clock: that of a server may be wrong. */
  over: boolean;
  unseen: boolean;
}

/** Devices of the door: a person shows a code, which signs one device in for one event and one day. */
@Injectable()
export class Devices implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pool: Pool,
    private readonly activity: ActivityLog,
    private readonly callers: CallerFinder,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.callers.findsTokens(PREFIX, (token) => this.find(token));
  }

  /** @throws ApiError 400 for a day that is over; 403 when the caller may not verify payments either */
  async create(door: Gate, fields: NewDevice, by: Caller): Promise<DeviceWithCode> {
    refuseDay(door.day);
    const takes_payments = fields.takes_payments === true;
    if (takes_payments && !hasScope(by, 'delegates:write'))
      throw ApiError.forbidden('Only someone who may verify payments may let a device take them.');
    const code = Array.from({ length: CODE_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    const id = v7();
    await transaction(this.dataSource, async (tx) => {
      const others = await tx.countBy(DoorDevice, { event_id: door.event_id, day: door.day });
      await tx.insert(DoorDevice, {
        id,
        event_id: door.event_id,
        day: door.day,
        name: fields.name ?? `Device ${others + 1}`,
        gate: fields.gate ?? null,
        takes_payments,
        code_hash: hash(code),
        code_expires_at: () => `now() + interval '${CODE_MINUTES} minutes'`,
        // The night after the last day is still that day's.
        expires_at: new Date(manilaMoment(door.day, '04:00').getTime() + 86_400_000),
        made_by_name: nameOf(by),
      });
      await this.record(tx, by, 'door_device.created', id);
    });
    const device = await read(this.pool, id);
    const link = `${this.settings.publicUrl}/admin/door#${code}`;
    // Loaded when the first code is shown, as tickets' codes are.
    const { toDataURL } = await import('qrcode');
    return {
      device,
      code: `${code.slice(0, 4)}-${code.slice(4)}`,
      link,
      qr: await toDataURL(link, { width: 480, margin: 2, errorCorrectionLevel: 'M' }),
      code_expires_at: new Date(Date.parse(device.created_at) + CODE_MINUTES * 60_000).toISOString(),
    };
  }

  /**
   * A code signs one device in, once. With the same nonce that device is answered again while the code lives.
   * @throws ApiError 400 for a code that is unknown, used, or too old
   */
  async signIn({ code, nonce }: DoorSignIn): Promise<SignedInDevice> {
    const token = `${PREFIX}_${randomBytes(32).toString('base64url')}`;
    await transaction(this.dataSource, async (tx) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const lives = { code_hash: hash(tidy(code)), code_expires_at: Raw((at) => `${at} >= now()`) };
      const device = await tx.findOne(DoorDevice, { where: lives, lock });
      const mine = device?.signed_in_by === null || device?.signed_in_by.equals(hash(nonce)) === true;
      if (!device || !mine || device.ended_at)
        throw ApiError.invalid([{ field: 'code', message: WRONG_CODE }]);
      const first = device.signed_in_by === null;
      await tx.update(
        DoorDevice,
        { id: device.id },
        {
          token_hash: hash(token),
          signed_in_by: hash(nonce),
          ...(first && { signed_in_at: () => 'now()' }),
          last_seen_at: () => 'now()',
        },
      );
      const by = { kind: 'device', id: device.id, name: device.name } as const;
      if (first) await this.activity.record(tx, by, deviceActivity('door_device.signed_in', device.id));
    });
    return { token, ...this.session(await this.find(token)) };
  }

  session({ id, name, door, takes_payments, expires_at }: DoorCaller): DoorSession {
    return {
      device_id: id,
      name,
      gate: door.gate,
      event_name: door.event_name,
      day: door.day,
      takes_payments,
      expires_at: expires_at.toISOString(),
      server_time: new Date().toISOString(),
    };
  }

  async list(event_id: string): Promise<DeviceView[]> {
    const { rows } = await this.pool.query<DeviceRow>(LIST, [event_id, null]);
    return rows.map(toDeviceView);
  }

  /** Signed out at once, and for good. @throws ApiError 404 */
  async end(id: string, by: Caller): Promise<DeviceView> {
    await transaction(this.dataSource, async (tx) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const device = await tx.findOne(DoorDevice, { where: { id }, lock });
      if (!device) throw ApiError.notFound('Device');
      if (device.ended_at) return;
      const ended = { ended_at: () => 'now()', ended_by_name: nameOf(by), code_hash: null };
      await tx.update(DoorDevice, { id }, ended);
      await this.record(tx, by, 'door_device.ended', id);
    });
    return read(this.pool, id);
  }

  /**
   * Who hands in what was scanned before a device was signed out, until when that was, and whether staff must look at it:
   * who was signed out may say what they like of the time before.
   * @throws ApiError 401
   */
  async left(token: string): Promise<{ by: DoorCaller; until: Date; inReview: boolean }> {
    const row = await this.row(token);
    const inReview = row.ended_at !== null && row.ended_at < row.expires_at;
    const until = row.ended_at && inReview ? row.ended_at : row.expires_at;
    if (until.getTime() < Date.now() - HAND_IN_MS)
      throw ApiError.signIn('The day of this device is long over.');
    return { by: toCaller(row), until, inReview };
  }

  /** @throws ApiError 401 with the reason, for people */
  private async find(token: string): Promise<DoorCaller> {
    const row = await this.row(token);
    if (row.ended_at) throw ApiError.signIn('This device was signed out by the organizers.');
    if (row.over) throw ApiError.signIn('The day of this device is over.');
    if (row.unseen)
      await this.pool.query('UPDATE door_device SET last_seen_at = now() WHERE id = $1', [row.id]);
    return toCaller(row);
  }

  private async row(token: string): Promise<FoundDevice> {
    const { rows } = await this.pool.query<FoundDevice>({
      name: 'find_door_device',
      text: FIND,
      values: [hash(token)],
    });
    if (!rows[0]) throw ApiError.signIn('This device is not signed in.');
    return rows[0];
  }

  private async record(
    tx: Parameters<ActivityLog['record']>[0],
    by: Caller,
    type: Parameters<typeof deviceActivity>[0],
    id: string,
  ): Promise<void> {
    if (by.kind !== 'anonymous') await this.activity.record(tx, by, deviceActivity(type, id));
  }
}

function toCaller(row: FoundDevice): DoorCaller {
  const { id, name, takes_payments, expires_at, event_id, event_name, event_state, day, gate } = row;
  const door = { event_id, event_name, event_state, day, gate };
  return { kind: 'device', id, name, scopes: ['door:write'], door, takes_payments, expires_at };
}

const WRONG_CODE = 'This code is wrong, used or too old. Ask for a new one.';

function refuseDay(day: string): void {
  const last = dayInManila(new Date(Date.now() + AHEAD_DAYS * 86_400_000));
  if (day < dayInManila() || day > last)
    throw ApiError.invalid([{ field: 'day', message: `From today to ${AHEAD_DAYS} days ahead` }]);
}

type DeviceRow = Omit<DoorDevice, 'event'> & { over: boolean; let_in: number; in_review: number };

const LIST = `SELECT d.*, (CASE WHEN d.signed_in_at IS NULL THEN least(d.code_expires_at, d.expires_at) ELSE d.expires_at END) < now() AS over,
    d.day::text AS day, (SELECT count(*)::int FROM door_scan s
    WHERE s.event_id = d.event_id AND s.by_id = d.id AND s.outcome = 'welcome' AND s.undone_at IS NULL) AS let_in,
    (SELECT count(*)::int FROM door_scan s WHERE s.by_id = d.id AND s.in_review) AS in_review
  FROM door_device d WHERE d.event_id = $1 OR d.id = $2 ORDER BY d.day DESC, d.created_at DESC LIMIT 500`;

async function read(pool: Pool, id: string): Promise<DeviceView> {
  const { rows } = await pool.query<DeviceRow>(LIST, [null, id]);
  const [row] = rows;
  if (!row) throw ApiError.notFound('Device');
  return toDeviceView(row);
}

function toDeviceView(row: DeviceRow): DeviceView {
  const unused = row.signed_in_at === null;
  const ended = row.ended_at !== null || row.over;
  return {
    id: row.id,
    name: row.name,
    gate: row.gate,
    day: row.day,
    takes_payments: row.takes_payments,
    state: ended ? 'ended' : unused ? 'waiting' : 'signed-in',
    made_by_name: row.made_by_name,
    created_at: row.created_at.toISOString(),
    signed_in_at: row.signed_in_at?.toISOString() ?? null,
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    expires_at: row.expires_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    let_in: row.let_in,
    in_review: row.in_review,
  };
}
