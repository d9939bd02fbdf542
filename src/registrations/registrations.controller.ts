import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Ip,
  Param,
  Patch,
  Post,
  Res,
  StreamableFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { NetworkFingerprints, NO_FINGERPRINT } from '../auth/network-fingerprints.js';
import { Allow, CallerOf, type Caller } from '../platform/http/caller.js';
import { LooksAutomated, TakesFormSignals } from '../platform/http/fields/spam.js';
import { UuidParam } from '../platform/http/fields/uuid.js';
import { AnswersData, AnswersFile, FailsWith, Refuses } from '../platform/http/openapi/answers.js';
import { CountWrites, HIGH_VOLUME, ORDINARY } from '../platform/http/rate-limits/public-write.js';
import {
  IdempotencyKeyOf,
  markReplay,
  REPLAYED_HEADER,
  TakesIdempotencyKey,
} from '../platform/idempotency/takes-idempotency-key.js';
import { Contacts } from './contacts.js';
import { NewRegistration, toGroup, RegisteredGroup } from './groups/groups.dto.js';
import { Groups } from './groups/groups.js';
import {
  ContactChange,
  PaymentReference,
  RegistrationRecord,
  RegistrationState,
} from './registrations.dto.js';
import { RegistrationsService } from './registrations.service.js';

@ApiTags('Registrations')
@Controller()
export class RegistrationsController {
  constructor(
    private readonly groups: Groups,
    private readonly registrations: RegistrationsService,
    private readonly contacts: Contacts,
    private readonly fingerprints: NetworkFingerprints,
  ) {}

  /** Register 1 to 50 delegates for whom one contact pays: all, or none */
  @Post('registrations')
  @Allow('anyone-known')
  @CountWrites(HIGH_VOLUME)
  @TakesIdempotencyKey()
  @TakesFormSignals()
  @AnswersData(RegisteredGroup, { status: 201, headers: REPLAYED_HEADER })
  @Refuses(['event_cancelled', 'event_full', 'network_full', 'price_full', 'code_unknown'])
  async register(
    @Body() body: NewRegistration,
    @IdempotencyKeyOf() key: string | undefined,
    @LooksAutomated() spam: boolean,
    @CallerOf() by: Caller,
    @Ip() ip: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    const network = by.kind === 'anonymous' ? this.fingerprints.of(ip) : NO_FINGERPRINT;
    const made = await this.groups.register(toGroup(body, by), key, spam, by, network);
    return { data: markReplay(response, made) };
  }

  /** Read the registration with this id, or that of the delegate with this id, with every proof */
  @Get('registrations/:id')
  @Allow('delegates:read')
  @AnswersData(RegistrationRecord)
  async record(@Param('id', UuidParam) id: string) {
    return { data: await this.registrations.record(id) };
  }

  /** Correct who pays, and how to reach them: what is left out stays. Delegates with the same address or number follow; links mailed to the address before end */
  @Patch('registrations/:id/contact')
  @Allow('delegates:write')
  @AnswersData(RegistrationRecord)
  async correctContact(
    @Param('id', UuidParam) id: string,
    @Body() fields: ContactChange,
    @CallerOf() by: Caller,
  ) {
    await this.contacts.correct(id, fields, by);
    return { data: await this.registrations.record(id) };
  }

  /** What became of the payment for the ticket with this uuid, and why a proof was rejected */
  @Get('delegates/uuid/:uuid/registration')
  @Allow('anyone')
  @AnswersData(RegistrationState)
  async state(@Param('uuid', UuidParam) uuid: string) {
    return { data: await this.registrations.state(uuid) };
  }

  /** The QR Ph code that pays what the registration of this ticket still owes, with its short code as the reference */
  @Get('delegates/uuid/:uuid/pay.png')
  @Allow('anyone')
  @Header('Cache-Control', 'private, no-cache')
  @AnswersFile('image/png', 'The picture to scan, or to save and open in a wallet')
  async payCode(@Param('uuid', UuidParam) uuid: string) {
    return new StreamableFile(await this.registrations.payCode(uuid), { type: 'image/png' });
  }

  /** Say or correct the reference number of the payment whose proof waits */
  @Post('delegates/uuid/:uuid/reference')
  @HttpCode(200)
  @Allow('anyone')
  @CountWrites(ORDINARY)
  @AnswersData(RegistrationState)
  @FailsWith(409, 'No proof of payment waits here, so its reference stays as it is')
  async setReference(@Param('uuid', UuidParam) uuid: string, @Body() { reference }: PaymentReference) {
    return { data: await this.registrations.setReference(uuid, reference) };
  }
}
