import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsObject, ValidateBy, ValidateIf } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { knownModes, saysHowToPay } from '../content/paying/payment-modes.js';
import { ApiError, type FieldError } from '../platform/http/errors/api-error.js';
import { OptionalBoolean, OptionalText, RequiredText } from '../platform/http/fields/fields.js';
import { readObject } from '../platform/http/fields/validation.js';
import type { Event } from './event.entity.js';

const MAX_MODES = 12;
const MODES = `1 to ${MAX_MODES} ways to pay, each of another value; null: the list for all events`;
const areModes = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length >= 1 &&
  value.length <= MAX_MODES &&
  new Set(value.map((mode: EventModeFields) => mode?.value)).size === value.length;

/** A way to pay for one event. */
export class EventModeFields {
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
    ValidateIf((_, value) => value !== undefined && value !== null),
    ValidateBy({ name: 'areModes', validator: { validate: areModes } }, { message: MODES }),
    IsObject({ each: true, message: MODES }),
    ApiProperty({
      ...{ type: [EventModeFields], nullable: true, required: false, description: MODES },
      ...{ minItems: 1, maxItems: MAX_MODES },
    }),
  );

const CODE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Each way checked by itself, with its fields in one order. @throws ApiError 400 naming `payment_modes.1.label` */
export function readModes<T extends { payment_modes?: EventModeFields[] | null }>({
  payment_modes: modes,
  ...rest
}: T): T {
  if (!modes) return { ...rest, payment_modes: modes } as T;
  const errors: FieldError[] = [];
  const read = modes.map((given, n) => {
    const at = (field: string) => `payment_modes.${n}.${field}`;
    try {
      const { value, label, how, account_name, account_number, at_desk, code } = readObject(
        EventModeFields,
        given,
      );
      if (!CODE.test(value)) errors.push({ field: at('value'), message: 'Small letters, digits and dashes' });
      const texts = { how, account_name, account_number };
      const said = Object.entries(texts).filter(([, text]) => text);
      return { value, label, ...Object.fromEntries(said), at_desk: at_desk ?? false, code: code ?? false };
    } catch (error) {
      if (!(error instanceof ApiError) || !error.errors) throw error;
      errors.push(...error.errors.map(({ field, message }) => ({ field: at(field), message })));
      return given;
    }
  });
  if (errors.length > 0) throw ApiError.invalid(errors);
  return { ...rest, payment_modes: read } as T;
}

const NO_WAY =
  'It has a fee, and nothing says how to pay it. Before it is published, an admin must give it an account, a QR Ph code, a sentence for at least one way to pay, or its own way that is paid at the desk.';

/**
 * Whoever registers must be able to pay. One that was so before may still be changed in all else.
 * @throws ApiError 400
 */
export async function requireWayToPay(tx: EntityManager, after: Event, before?: Event): Promise<void> {
  if (after.state !== 'published') return;
  const all = await knownModes(tx);
  const wasSo = before?.state === 'published' && !saysHowToPay(before, all);
  if (!wasSo && !saysHowToPay(after, all))
    throw ApiError.invalid([{ field: 'payment_modes', message: NO_WAY }]);
}
