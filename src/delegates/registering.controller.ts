import { Body, Controller, Ip, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { NO_FINGERPRINT, NetworkFingerprints } from '../auth/network-fingerprints.js';
import { ProofsOfPayment } from '../payments/proofs-of-payment.js';
import { Allow, CallerOf, type Caller } from '../platform/http/caller.js';
import { LooksAutomated, TakesFormSignals } from '../platform/http/fields/spam.js';
import { AnswersData, Refuses } from '../platform/http/openapi/answers.js';
import { CountWrites, HIGH_VOLUME } from '../platform/http/rate-limits/public-write.js';
import {
  IdempotencyKeyOf,
  markReplay,
  REPLAYED_HEADER,
  TakesIdempotencyKey,
} from '../platform/idempotency/takes-idempotency-key.js';
import { registrationForm } from '../registrations/registration-form.js';
import { TakesFormPost } from '../uploads/form-posts.js';
import type { ReceivedFile } from '../uploads/pictures/pictures.js';
import { ReceivedWithForm } from '../uploads/upload.js';
import { NewDelegate } from './delegate-inputs.dto.js';
import { RegisteredDelegate, toRegistered } from './delegates.dto.js';
import { Registering } from './registering.js';

/** One who comes, and pays for themselves. */
@ApiTags('Delegates')
@Controller('delegates')
export class RegisteringController {
  constructor(
    private readonly registering: Registering,
    private readonly proofs: ProofsOfPayment,
    private readonly fingerprints: NetworkFingerprints,
  ) {}

  /** Register as a delegate */
  @Post()
  @Allow('anyone-known')
  @CountWrites(HIGH_VOLUME)
  @TakesIdempotencyKey()
  @TakesFormSignals()
  @TakesFormPost(registrationForm)
  @AnswersData(RegisteredDelegate, { status: 201, headers: REPLAYED_HEADER })
  @Refuses(['event_cancelled', 'event_full', 'network_full', 'price_full', 'code_unknown'])
  async register(
    @Body() fields: NewDelegate,
    @IdempotencyKeyOf() key: string | undefined,
    @LooksAutomated() spam: boolean,
    @ReceivedWithForm() proof: ReceivedFile | undefined,
    @CallerOf() by: Caller,
    @Ip() ip: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    const network = by.kind === 'anonymous' ? this.fingerprints.of(ip) : NO_FINGERPRINT;
    const made = await this.registering.register(fields, key, spam, by, network);
    const data = toRegistered(markReplay(response, made));
    return proof ? { data, picture: await this.proofs.uploadWithForm(data.id, proof, by) } : { data };
  }
}
