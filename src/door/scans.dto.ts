import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { defineActivity } from '../activity/activity-types.js';
import { ApiError, type FieldError } from '../platform/http/errors/api-error.js';
import {
  field,
  IsList,
  Moment,
  OptionalChoice,
  OptionalDay,
  OptionalText,
  OptionalWholeNumber,
  RequiredText,
  RequiredUuid,
} from '../platform/http/fields/fields.js';
import { Clean, readObject } from '../platform/http/fields/validation.js';
import {
  ShownBoolean,
  ShownDateOrNull,
  ShownNumberOrNull,
  ShownText,
  ShownTextOrNull,
  ShownUuid,
} from '../platform/http/openapi/answers.js';
import { OUTCOMES, type Outcome } from './door.entity.js';

/** What the door does to delegates. */
export const doorActivity = defineActivity('delegates', 'delegates:read', {
  'delegate.checked_in': 'A delegate was let in',
  'delegate.check_in_undone': 'An entry was undone',
});

const TICKET = /^[0-9a-f]{32}$/;
/** What the door calls a ticket, which does not tell its code. */
const OptionalTicket = (description: string): PropertyDecorator =>
  field(
    { type: String, pattern: TICKET.source, required: false, nullable: true, description },
    Clean((value) => (typeof value === 'string' ? value.trim() || null : value)),
    IsOptional(),
    Matches(TICKET, { message: 'Must be 32 hex digits' }),
  );

export const EVENT = 'Slug or id of the event; left out: the next one. A device has its own';

/** A queue that comes back is sent in such parts. */
export const MAX_SCANS = 100;

/** One scan, as a device made it. */
export class ScanFields {
  @RequiredUuid('The device’s own number for this scan: sent again, it counts once') nonce: string;
  @OptionalText({ max: 1000, description: 'What the QR code said: the ticket’s link, or its uuid' })
  code?: string | null;
  @OptionalTicket('In place of a code: of a group’s member, a name that was searched') ticket?: string | null;
  @Moment('When; left out, or later than now: now; before its day: as the day begins')
  scanned_at?: string | null;
  @OptionalText({ max: 60, description: 'Where; left out: the device’s gate' }) gate?: string | null;
  @OptionalChoice(OUTCOMES, {
    description: 'What the helper was shown, where the device had to decide without a line',
  })
  shown?: Outcome | null;
}

export class ScanBatch {
  @IsList(1, MAX_SCANS, `A list of 1 to ${MAX_SCANS} scans`)
  @ApiProperty({ type: [ScanFields], minItems: 1, maxItems: MAX_SCANS })
  scans: ScanFields[];
  @OptionalText({ max: 60, description: EVENT }) event?: string | null;
  @OptionalDay('The day; left out: today. A device has its own') day?: string | null;
}

export class UndoFields {
  @RequiredText({ max: 200, description: 'Why', example: 'Wrong person' }) reason: string;
}

/** An entry that the helper undid. */
export class UndoneScan extends UndoFields {
  @RequiredUuid('The number of the scan') nonce: string;
}

export class TicketFields {
  @OptionalText({ max: 1000, description: 'What the QR code said' }) code?: string | null;
  @OptionalTicket('In place of a code') ticket?: string | null;
  @OptionalText({ max: 60, description: EVENT }) event?: string | null;
}

export class PaidHere extends TicketFields {
  @OptionalWholeNumber(
    0,
    100_000_000_000,
    'What was taken, in centavos: all that the registration owes, as the door said it; refused where it owes another sum. Left out: all that it owes',
  )
  amount_centavos?: number | null;
}

export class GroupMember {
  @ShownText({ description: 'Sent in place of a code' }) ticket: string;
  @ShownText() name: string;
  @ShownTextOrNull() church: string | null;
  @ShownBoolean() is_in: boolean;
  @ShownBoolean() paid: boolean;
}

/** What the door says. */
export class ScanView {
  @ShownUuid() nonce: string;
  @ShownText({ enum: [...OUTCOMES] }) outcome: Outcome;
  @ShownTextOrNull({ description: 'null: no such ticket' }) ticket: string | null;
  @ShownTextOrNull() name: string | null;
  @ShownTextOrNull() church: string | null;
  @ShownTextOrNull({ description: 'Which other event the ticket is for' }) other_event: string | null;
  @ShownBoolean({ description: 'cancelled: whether it is the event, and so all of its tickets' })
  event_cancelled: boolean;
  @ShownDateOrNull({ description: 'already_in: since when' }) in_since: string | null;
  @ShownTextOrNull({ description: 'already_in: where' }) in_at: string | null;
  @ShownTextOrNull({ description: 'already_in: by whom' }) in_by: string | null;
  @ShownNumberOrNull({ description: 'not_paid: what the whole registration is to pay, in centavos' })
  due_centavos: number | null;
  @ShownBoolean({ description: 'Whether somebody was let in who should not have been' }) conflict: boolean;
  @ApiProperty({ type: [GroupMember], description: 'All of the registration, where it has more than one' })
  group: GroupMember[];
}

export class FoundDelegate extends GroupMember {
  @ShownDateOrNull() in_since: string | null;
}

export class UndoneView {
  @ShownUuid() nonce: string;
  @ShownBoolean() undone: boolean;
}

export class PaidView {
  @ShownBoolean() paid: boolean;
}

/** @throws ApiError 400 that names every wrong field, as `scans[3].nonce` */
export function readScans(scans: unknown[]): ScanFields[] {
  const errors: FieldError[] = [];
  const checked = scans.map((scan, n) => {
    try {
      return readObject(ScanFields, scan);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const wrong = error.errors ?? [{ field: 'nonce', message: error.message }];
      errors.push(...wrong.map((one) => ({ ...one, field: `scans[${n}].${one.field}` })));
      return scan as ScanFields;
    }
  });
  if (errors.length > 0) throw ApiError.invalid(errors);
  return checked;
}
