import { ApiProperty } from '@nestjs/swagger';
import { defineActivity } from '../activity/activity-types.js';
import { fullName } from '../delegates/names.js';
import { RequiredText } from '../platform/http/fields/fields.js';
import {
  ShownBoolean,
  ShownDate,
  ShownDateOrNull,
  ShownNumberOrNull,
  ShownText,
  ShownTextOrNull,
  ShownUuid,
} from '../platform/http/openapi/answers.js';
import { ContactFields, TicketEvent } from '../registrations/registrations.dto.js';
import { WAITING_STATES, type WaitingEntry, type WaitingState } from './waiting-entry.entity.js';

export const waitingActivity = defineActivity('waiting-list', 'delegates:read', {
  'waiting.joined': 'A contact joined the waiting list of an event',
  'waiting.confirmed': 'A contact confirmed the e-mail: the entry is in line',
  'waiting.offered': 'Places were offered to a contact on the waiting list',
  'waiting.accepted': 'An offer was accepted, and became a registration',
  'waiting.ended': 'An offer ended without an answer, or the event was cancelled',
  'waiting.reopened': 'The cancellation of the event was undone: the entry is in line again',
  'waiting.marked': 'Staff said whether a robot sent an entry of the waiting list',
  'waiting.left': 'A contact left the waiting list, or staff took them off',
});

const TO_CONFIRM = 'true: in line once its contact has pressed the button behind the mailed link';
const PLACE = '1: the next to be offered places; null: nothing is waited for';
const STATE = 'waiting; offered: places are held until `offered_until`; accepted; ended: the offer; left';

export class ConfirmWaiting {
  @RequiredText({ max: 100, description: 'What stands behind the # of the mailed link' }) token: string;
}

/** What the holder of the link sees. */
export class WaitingView {
  @ShownUuid() uuid: string;
  @ApiProperty() event: TicketEvent;
  @ShownText({ enum: [...WAITING_STATES], description: STATE }) state: WaitingState;
  @ShownBoolean({ description: TO_CONFIRM }) to_confirm: boolean;
  @ShownNumberOrNull({ description: PLACE }) place: number | null;
  @ApiProperty({ type: 'integer', description: 'How many come, all or none' }) places: number;
  @ApiProperty({ type: [String], description: 'Their names, or that the name is to follow' })
  delegates: string[];
  @ApiProperty({ type: 'integer', description: 'What is to be paid once it is accepted, in centavos' })
  total_centavos: number;
  @ShownDateOrNull({ description: 'Until when the offer stands' }) offered_until: string | null;
  @ShownTextOrNull({ description: 'Uuid of the first ticket, once it is accepted' }) ticket: string | null;
  @ShownDate() created_at: string;
}

/** What staff see of an entry. */
export class WaitingRecord {
  @ShownUuid() id: string;
  @ShownText({ enum: [...WAITING_STATES], description: STATE }) state: WaitingState;
  @ShownNumberOrNull({ description: PLACE }) place: number | null;
  @ApiProperty({ type: 'integer', description: 'How many come, all or none' }) places: number;
  @ApiProperty({ type: ContactFields }) contact: ContactFields;
  @ApiProperty({ type: [String], description: 'Names of those who come' }) delegates: string[];
  @ShownDateOrNull({ description: 'Until when the offer stands' }) offered_until: string | null;
  @ShownBoolean({ description: 'true: looks as if a robot had sent it, so nothing is offered' })
  spam: boolean;
  @ShownBoolean({ description: TO_CONFIRM }) to_confirm: boolean;
  @ShownTextOrNull({ description: 'Id of the registration that it became' }) registration_id: string | null;
  @ShownDate() created_at: string;
  @ShownDateOrNull() decided_at: string | null;
}

/** The waiting list of an event, in its order. */
export class WaitingList {
  @ShownNumberOrNull({ description: 'Places that can be offered now; null: the event has no limit' })
  places_free: number | null;
  @ApiProperty({ type: [WaitingRecord], description: 'Who waits, then who was offered or decided lately' })
  entries: WaitingRecord[];
}

export const toWaitingRecord = (entry: WaitingEntry, place: number | null): WaitingRecord => ({
  id: entry.id,
  state: entry.state,
  place,
  places: entry.places,
  contact: {
    first_name: entry.contact_first_name,
    last_name: entry.contact_last_name,
    email: entry.contact_email,
    phone_number: entry.contact_phone_number,
  },
  delegates: entry.asked.delegates.map(fullName),
  offered_until: entry.state === 'offered' ? (entry.offered_until?.toISOString() ?? null) : null,
  spam: entry.spam,
  to_confirm: entry.state === 'waiting' && entry.unconfirmed,
  registration_id: entry.registration_id,
  created_at: entry.created_at.toISOString(),
  decided_at: entry.decided_at?.toISOString() ?? null,
});
