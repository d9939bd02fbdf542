import { ApiProperty } from '@nestjs/swagger';
import { defineActivity } from '../activity/activity-types.js';
import {
  IfGiven,
  IsList,
  NestedList,
  OptionalBoolean,
  OptionalDay,
  OptionalText,
  RequiredBoolean,
  RequiredText,
  RequiredUuid,
} from '../platform/http/fields/fields.js';
import {
  ShownBoolean,
  ShownDate,
  ShownDateOrNull,
  ShownText,
  ShownTextOrNull,
  ShownUuid,
} from '../platform/http/openapi/answers.js';
import { EVENT, MAX_SCANS, ScanFields, UndoneScan } from './scans.dto.js';

export const deviceActivity = defineActivity('door-devices', 'events:read', {
  'door_device.created': 'A code for a device at the door was made',
  'door_device.signed_in': 'A device was signed in at the door',
  'door_device.ended': 'A device at the door was signed out',
});

/** A place at the door for one telephone or laptop. */
export class NewDevice {
  @OptionalText({ max: 60, description: EVENT }) event?: string | null;
  @OptionalDay('The day it works on; left out: today, in the Philippines') day?: string | null;
  @OptionalText({ max: 60, description: 'Who or what it is; left out: Device and a number', example: 'Ben' })
  name?: string | null;
  @OptionalText({ max: 60, description: 'Where it stands', example: 'North gate' }) gate?: string | null;
  @OptionalBoolean({
    default: false,
    description: 'Whether who holds it may take the fee in cash. Only who may verify payments may say so.',
  })
  takes_payments?: boolean | null;
}

/** What signs a device in. */
export class DoorSignIn {
  @RequiredText({
    max: 40,
    description: 'As it is shown; capitals and dashes do not matter',
    example: 'K7QM-4TXD',
  })
  code: string;
  @RequiredUuid('Of the device’s own: with the same one, a sign-in whose answer was lost is answered again')
  nonce: string;
}

export class DeviceView {
  @ShownUuid() id: string;
  @ShownText() name: string;
  @ShownTextOrNull() gate: string | null;
  @ShownText({ format: 'date' }) day: string;
  @ShownBoolean() takes_payments: boolean;
  @ShownText({ enum: ['waiting', 'signed-in', 'ended'], description: 'waiting: for its code to be used' })
  state: 'waiting' | 'signed-in' | 'ended';
  @ShownTextOrNull() made_by_name: string | null;
  @ShownDate() created_at: string;
  @ShownDateOrNull() signed_in_at: string | null;
  @ShownDateOrNull() last_seen_at: string | null;
  @ShownDate({ description: 'When it is signed out by itself' }) expires_at: string;
  @ShownDateOrNull() ended_at: string | null;
  @ApiProperty({ type: 'integer', description: 'How many it let in' }) let_in: number;
  @ApiProperty({
    type: 'integer',
    description: 'Scans that it handed in after it was signed out: they count when somebody says so',
  })
  in_review: number;
}

export class DeviceWithCode {
  @ApiProperty() device: DeviceView;
  @ShownText({ description: 'Shown this once; signs in one device', example: 'K7QM-4TXD' }) code: string;
  @ShownText({ description: 'The page of the door with the code', format: 'uri' }) link: string;
  @ShownText({ description: 'The link as a QR picture, a data: URL' }) qr: string;
  @ShownDate() code_expires_at: string;
}

export class DoorSession {
  @ShownUuid() device_id: string;
  @ShownText() name: string;
  @ShownTextOrNull() gate: string | null;
  @ShownText() event_name: string;
  @ShownText({ format: 'date' }) day: string;
  @ShownBoolean() takes_payments: boolean;
  @ShownDate() expires_at: string;
  @ShownDate({ description: 'The server’s clock' }) server_time: string;
}

export class SignedInDevice extends DoorSession {
  @ShownText({ description: 'For Authorization: Bearer; shown this once' }) token: string;
}

/** What a device still held when it was signed out. */
export class HandIn {
  @RequiredText({ max: 100, description: 'The device’s token' }) token: string;
  @IsList(0, MAX_SCANS, `A list of at most ${MAX_SCANS} scans`)
  @ApiProperty({ type: [ScanFields], maxItems: MAX_SCANS })
  scans: ScanFields[];
  @IfGiven()
  @NestedList(UndoneScan, [0, MAX_SCANS], `A list of at most ${MAX_SCANS} undone scans`, { required: false })
  undone?: UndoneScan[] | null;
}

export class HandedIn {
  @ApiProperty({ type: 'integer' }) taken: number;
  @ApiProperty({ type: 'integer', description: 'Made after the device was signed out: they do not count' })
  late: number;
  @ApiProperty({
    type: 'integer',
    description: 'Of those taken: they wait for review, since the device was signed out before its day ended',
  })
  in_review: number;
  @ApiProperty({
    type: 'integer',
    description:
      'Undone entries that counted before the device was signed out: they still count, and staff undo them',
  })
  not_undone: number;
}

/** What becomes of all that a device handed in after it was signed out. */
export class ReviewFields {
  @RequiredBoolean('true: the entries count; false: they are void') counts: boolean;
}

export class ReviewedView {
  @ApiProperty({ type: 'integer', description: 'Entries that count now' }) counted: number;
  @ApiProperty({ type: 'integer', description: 'Scans that let nobody in' }) voided: number;
}

export class SettledView {
  @ShownUuid() nonce: string;
  @ShownBoolean() settled: boolean;
}
