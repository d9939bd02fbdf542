import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow, CallerOf, type Caller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { AnswersData, FailsWith } from '../platform/http/openapi/answers.js';
import { DoorSession, DoorSignIn, HandedIn, HandIn, SignedInDevice } from './devices.dto.js';
import { Devices } from './devices.service.js';
import { isDoorCaller } from './gate.js';
import { readScans } from './scans.dto.js';
import { Scans } from './scans.service.js';

/** A device is signed in, out, and hands in what it still had. */
@ApiTags('Door')
@Controller('door')
export class DeviceSessionController {
  constructor(
    private readonly devices: Devices,
    private readonly scans: Scans,
  ) {}

  /** Sign a device in by the code that is shown for it */
  @Post('sign-in')
  @HttpCode(200)
  @Allow('anyone')
  @AnswersData(SignedInDevice)
  async signIn(@Body() fields: DoorSignIn) {
    return { data: await this.devices.signIn(fields) };
  }

  /** What this device was signed in for */
  @Get('session')
  @Allow('door:write')
  @AnswersData(DoorSession)
  @FailsWith(404, 'The caller is no device')
  session(@CallerOf() by: Caller) {
    return { data: this.devices.session(deviceOf(by)) };
  }

  /** Sign this device out */
  @Post('sign-out')
  @HttpCode(200)
  @Allow('door:write')
  @AnswersData(DoorSession)
  @FailsWith(404, 'The caller is no device')
  async signOut(@CallerOf() by: Caller) {
    const device = deviceOf(by);
    await this.devices.end(device.id, by);
    return { data: this.devices.session(device) };
  }

  /** Hand in what a device had not sent when it was signed out, or its day ended: nothing that was scanned is lost */
  @Post('hand-in')
  @HttpCode(200)
  @Allow('anyone')
  @AnswersData(HandedIn)
  @FailsWith(401, 'The token is unknown')
  async handIn(@Body() { token, scans, undone }: HandIn) {
    const checked = readScans(scans);
    const { by, until, inReview } = await this.devices.left(token);
    const made = checked.filter(
      ({ scanned_at }) => scanned_at != null && Date.parse(scanned_at) <= until.getTime(),
    );
    const taken = made.length === 0 ? 0 : (await this.scans.take(by.door, made, by, inReview)).length;
    const not_undone = await this.scans.undoLeft(undone ?? [], by, inReview);
    const done = new Set(undone?.map(({ nonce }) => nonce));
    const in_review = inReview ? made.filter(({ nonce }) => !done.has(nonce)).length : 0;
    return { data: { taken, late: checked.length - made.length, in_review, not_undone } };
  }
}

/** @throws ApiError 404 for people and keys, who are no device */
function deviceOf(by: Caller) {
  if (!isDoorCaller(by)) throw ApiError.notFound('Device');
  return by;
}
