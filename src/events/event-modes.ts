import { applyDecorators } from '@nestjs/common';
import { Matches } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { knownModes, saysHowToPay, type EventMode } from '../content/paying/payment-modes.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import {
  IfGiven,
  NestedList,
  OptionalBoolean,
  OptionalText,
  RequiredText,
} from '../platform/http/fields/fields.js';
import type { Event } from './event.entity.js';
import { dearest } from './prices/price.js';

const MAX_MODES = 12;
const MODES = `1 to ${MAX_MODES} ways to pay, each of another value; null: the list for all events`;
const CODE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A way to pay for one event. */
export class EventModeFields {
  @Matches(CODE, { message: 'Small letters, digits and dashes' })
  @RequiredText({ max: 20, description: 'What records keep: small letters, digits, dashes', example: 'maya' })
  value: string;
  @RequiredText({ max: 60, description: 'What people read', example: 'Maya' }) label: string;
  @OptionalText({ max: 1000, description: 'How to pay this way' }) how?: string;
  @OptionalText({ max: 100, description: 'Name of the account' }) account_name?: string;
  @OptionalText({ max: 60, description: 'Number of the account' }) account_number?: string;
  @OptionalBoolean({ default: false, description: 'Paid on the day: no proof is asked for' })
  at_desk?: boolean;
  @OptionalBoolean({ default: false, description: 'May be paid with the QR Ph code of the event' })
  code?: boolean;
}

export const OptionalModes = (): PropertyDecorator =>
  applyDecorators(
    NestedList(EventModeFields, [1, MAX_MODES], MODES, {
      unique: ({ value }) => value,
      nullable: true,
      required: false,
      description: MODES,
    }),
    IfGiven(),
  );

/** The ways to pay as an event keeps them: each with its fields in one order, and none that is empty. */
export const modesToKeep = (modes: EventModeFields[] | null | undefined): EventMode[] | null | undefined =>
  modes?.map(({ value, label, how, account_name, account_number, at_desk, code }) => {
    const texts = Object.entries({ how, account_name, account_number }).filter(([, text]) => text);
    return { value, label, ...Object.fromEntries(texts), at_desk: at_desk ?? false, code: code ?? false };
  }) ?? modes;

const NO_WAY =
  'It has a fee, and nothing says how to pay it. Before it is published, an admin must give it an account, a QR Ph code, a sentence for at least one way to pay, or its own way that is paid at the desk.';

/**
 * Refuses an event that nobody could pay for. One that lacked a way before may still be changed in all else.
 * @throws ApiError 400
 */
export async function requireWayToPay(tx: EntityManager, after: Event, before?: Event): Promise<void> {
  if (after.state !== 'published') return;
  const all = await knownModes(tx);
  const saysHow = (event: Event) => saysHowToPay({ ...event, fee_centavos: dearest(event) }, all);
  const wasSo = before?.state === 'published' && !saysHow(before);
  if (!wasSo && !saysHow(after)) throw ApiError.invalid([{ field: 'payment_modes', message: NO_WAY }]);
}
