import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { rowsOf, type Db } from '../../platform/database/rows-of.js';
import { ApiError } from '../../platform/http/errors/api-error.js';

/** A way to pay. */
export interface PaymentMode {
  /** The code that records keep. */
  value: string;
  label: string;
  /** The instruction where the event has none of its own. */
  how?: string | undefined;
}
/** `offered`: new registrations may choose it; the others are those of older records. */
export type KnownMode = PaymentMode & { offered: boolean };

/** A way to pay that an event has of its own. */
export interface EventMode extends PaymentMode {
  account_name?: string | undefined;
  account_number?: string | undefined;
  /** Paid on the day: no proof is asked for, and the place is not given up unpaid. */
  at_desk?: boolean | undefined;
  /** It may be paid with the event's QR Ph code. */
  code?: boolean | undefined;
}

/** What an event says of how it is paid. */
export interface PaidEvent {
  fee_centavos: number;
  payment_modes: EventMode[] | null;
  gcash_name: string | null;
  gcash_number: string | null;
  pay_by_gcash: string | null;
  pay_by_bank_transfer: string | null;
  pay_by_cash: string | null;
}

/** A way to pay for an event, with all that is said of it. */
export interface WayToPay {
  value: string;
  label: string;
  how: string | null;
  account_name: string | null;
  account_number: string | null;
  at_desk: boolean;
  code: boolean;
}

/** The way that is taken where a form names none, while it is offered (specification, section 9). */
const DEFAULT = 'gcash';

/**
 * The list as delivered, which holds until the owner publishes another. The site has the same words
 * (web-public/src/content/forms/options.ts): a test compares the two.
 */
export const DELIVERED_MODES: readonly PaymentMode[] = [
  { value: 'gcash', label: 'GCash' },
  { value: 'bank-transfer', label: 'Bank transfer' },
  { value: 'cash', label: 'Cash' },
];

/** Every list that was ever public; the last one is public now. */
const LISTS = `SELECT version.data->'paymentModes' AS modes, version.id = ANY(now.versions) IS TRUE AS current
  FROM content_version version
  LEFT JOIN (content_pointer JOIN content_release now ON now.id = release_id) ON true
 WHERE version.kind = 'formLists' AND version.data IS NOT NULL
   AND EXISTS (SELECT FROM content_release release WHERE version.id = ANY(release.versions))
 ORDER BY current, version.at`;

/** The list that is public now. */
const OFFERED = {
  name: 'offered_payment_modes',
  text: `SELECT version.data->'paymentModes' AS modes
    FROM content_pointer
    JOIN content_release now ON now.id = release_id
    JOIN content_version version ON version.id = ANY(now.versions) AND version.kind = 'formLists'
   WHERE version.data IS NOT NULL`,
};

/** The names that events give to the ways of their own. */
const OF_EVENTS = `SELECT own->>'value' AS value, own->>'label' AS label FROM event, jsonb_array_elements(payment_modes) own
 ORDER BY starts_at`;

/** Offered modes in the owner's order, then those that records may still have. */
export async function knownModes(db: Db): Promise<KnownMode[]> {
  const lists = await rowsOf<{ modes: PaymentMode[]; current: boolean }>(db, LISTS);
  const offered = lists.find(({ current }) => current)?.modes ?? DELIVERED_MODES;
  const ofEvents = await rowsOf<PaymentMode>(db, OF_EVENTS);
  const all = new Map(
    [...ofEvents, ...DELIVERED_MODES, ...lists.flatMap(({ modes }) => modes)].map((mode) => [
      mode.value,
      mode,
    ]),
  );
  for (const { value } of offered) all.delete(value);
  return [
    ...offered.map((mode) => ({ ...mode, offered: true })),
    ...[...all.values()].map((mode) => ({ ...mode, offered: false })),
  ];
}

/** The fields that events have for the ways as delivered. */
function usual(event: PaidEvent, value: string): Partial<WayToPay> {
  switch (value) {
    case 'gcash':
      return { how: event.pay_by_gcash, account_name: event.gcash_name, account_number: event.gcash_number };
    case 'bank-transfer':
      return { how: event.pay_by_bank_transfer };
    case 'cash':
      return { how: event.pay_by_cash };
    default:
      return {};
  }
}

/** The site has the same rule (web-public/src/content/event/ways-to-pay.ts): test/units/ways-to-pay holds both. */
const wayOf = (mode: EventMode, event: PaidEvent): WayToPay => {
  const { how, account_name, account_number } = usual(event, mode.value);
  return {
    value: mode.value,
    label: mode.label,
    // What the event says goes before the owner's list for all.
    how: (event.payment_modes ? (mode.how ?? how) : (how ?? mode.how)) ?? null,
    account_name: mode.account_name ?? account_name ?? null,
    account_number: mode.account_number ?? account_number ?? null,
    at_desk: isAtDesk(event, mode.value),
    code: mode.code ?? mode.value === 'gcash',
  };
};

/** Whether this way is paid on the day. */
export const isAtDesk = ({ payment_modes }: Pick<PaidEvent, 'payment_modes'>, value: string): boolean =>
  payment_modes?.find((mode) => mode.value === value)?.at_desk ?? value === 'cash';

/** SQL of the same rule, for `delegate d` and `event`. */
export const AT_DESK_SQL = `coalesce((SELECT (own->>'at_desk')::boolean FROM jsonb_array_elements(event.payment_modes) own
  WHERE own->>'value' = d.payment_mode), d.payment_mode = 'cash')`;

/** The ways to pay for an event: its own, else the owner's list for all; none where nothing is to be paid. */
export const waysToPay = (event: PaidEvent, all: readonly KnownMode[]): WayToPay[] =>
  event.fee_centavos === 0
    ? []
    : (event.payment_modes ?? all.filter(({ offered }) => offered)).map((mode) => wayOf(mode, event));

/**
 * Whether somebody says how it is paid, one way at least: with words, an account, its code, or at the desk where the
 * event itself says so. “Cash” in the list for all is the name of a way, and nobody's word that a desk takes it.
 */
export const saysHowToPay = (
  event: PaidEvent & { gcash_qr: string | null },
  all: readonly KnownMode[],
): boolean =>
  event.fee_centavos === 0 ||
  waysToPay(event, all).some(
    ({ how, account_number, code, at_desk }) =>
      how || account_number || (code && event.gcash_qr) || (at_desk && event.payment_modes),
  );

/** How a record is paid, also in a way that is no longer offered. */
export const wayToPay = (event: PaidEvent, all: readonly KnownMode[], value: string): WayToPay =>
  wayOf(event.payment_modes?.find((mode) => mode.value === value) ?? modeOf(all, value), event);

/** The words of a mode that a record has. */
export const modeOf = (modes: readonly PaymentMode[], value: string): PaymentMode =>
  modes.find((mode) => mode.value === value) ?? { value, label: value };

/** The ways to pay that the owner lists: what the form offers is what the API takes. */
@Injectable()
export class PaymentModes {
  constructor(private readonly pool: Pool) {}

  all(): Promise<KnownMode[]> {
    return knownModes(this.pool);
  }

  /** This does not ask `all`, since each registration asks here, and every publication adds a list there. */
  private async offered(): Promise<readonly PaymentMode[]> {
    const { rows } = await this.pool.query<{ modes: PaymentMode[] }>(OFFERED);
    return rows[0]?.modes ?? DELIVERED_MODES;
  }

  /** What an event offers. */
  async of(event: PaidEvent): Promise<WayToPay[]> {
    return waysToPay(event, await this.all());
  }

  /** What a new registration may have; nothing said: the usual one. @throws ApiError 400 */
  async choose(
    value: string | null | undefined,
    { fee_centavos, payment_modes: own }: Pick<PaidEvent, 'fee_centavos' | 'payment_modes'>,
  ): Promise<string> {
    // An older form may still name a way where nothing is to be paid: it is ignored.
    if (fee_centavos === 0) return value == null ? DEFAULT : this.known(value);
    const offered = (own ?? (await this.offered())).map((mode) => mode.value);
    const usual = offered.includes(DEFAULT) ? DEFAULT : (offered[0] ?? DEFAULT);
    if (value == null) return usual;
    return offered.includes(value) ? value : refuse(offered);
  }

  /** What staff may write into a record: also a mode that is no longer offered. @throws ApiError 400 */
  async known(value: string | null, field = 'payment_mode'): Promise<string> {
    if (value === null) return DEFAULT;
    const all = (await this.all()).map((mode) => mode.value);
    return all.includes(value) ? value : refuse(all, field);
  }
}

function refuse(modes: string[], field = 'payment_mode'): never {
  throw ApiError.invalid([{ field, message: `One of ${modes.join(', ')}` }]);
}
