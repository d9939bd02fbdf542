import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  StreamableFile,
} from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { Allow, CallerOf, type Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { ChangesRecord, IfMatch, ReadsRecord, type Precondition } from '../../platform/http/etag.js';
import { isMoment } from '../../platform/http/fields/moment.js';
import { isUuid, UuidParam } from '../../platform/http/fields/uuid.js';
import { AnswersAll, AnswersData, AnswersFile, FailsWith } from '../../platform/http/openapi/answers.js';
import { RejectionReasonsService } from './rejection-reasons.service.js';
import {
  AcceptProof,
  ClaimedProofs,
  ClaimProofs,
  ProofToReview,
  RejectionReasons,
  RejectionReasonView,
  RejectProof,
  Released,
  WaitingProofs,
} from './review.dto.js';
import { Review } from './review.service.js';

const HOLDER = {
  name: 'holder',
  required: false,
  description: 'The page that holds proofs, by the id that it gave when it claimed them',
  schema: { type: 'string', format: 'uuid', example: '6f1f6f0a-3f9b-4c58-9d0e-2f6f6b0f8b3a' },
} as const;

/** The queue in which staff decide on proofs of payment. */
@ApiTags('Proofs of payment')
@Controller('proofs')
export class ReviewController {
  constructor(
    private readonly review: Review,
    private readonly rejection: RejectionReasonsService,
  ) {}

  /** Hold the oldest waiting proofs for you: nobody else gets them for two minutes */
  @Post('claim')
  @HttpCode(200)
  @Allow('delegates:write')
  @AnswersData(ClaimedProofs)
  async claim(@Body() asked: ClaimProofs, @CallerOf() by: Caller) {
    return { data: await this.review.claim(by, asked) };
  }

  /** Let go of the proofs that you hold: whoever asks next gets them */
  @Post('release')
  @HttpCode(200)
  @Allow('delegates:write')
  @AnswersData(Released)
  @ApiQuery({
    name: 'held_until',
    required: false,
    description: 'As a claim said it: what you claimed later stays yours. Left out: all that you hold.',
    schema: { type: 'string', format: 'date-time', example: '2026-11-22T08:32:00.000Z' },
  })
  @ApiQuery(HOLDER)
  async release(
    @Query('held_until') until: string | undefined,
    @Query('holder') holder: string | undefined,
    @CallerOf() by: Caller,
  ) {
    if (until !== undefined && !(typeof until === 'string' && isMoment(until)))
      throw ApiError.invalid([{ field: 'held_until', message: 'Must be the held_until of a claim' }]);
    await this.review.release(by, until, holderIn(holder));
    return { data: { released: true } };
  }

  /** How many proofs wait for a decision */
  @Get('waiting')
  @Allow('delegates:read')
  @AnswersData(WaitingProofs)
  async waiting() {
    return { data: { waiting: await this.review.waiting() } };
  }

  /** Why a proof may be rejected */
  @Get('reasons')
  @Allow('delegates:read')
  @ReadsRecord()
  @AnswersAll(RejectionReasonView)
  async reasons() {
    return { data: await this.rejection.all() };
  }

  /** Change the reasons why a proof may be rejected */
  @Put('reasons')
  @Allow('delegates:write')
  @ChangesRecord()
  @AnswersAll(RejectionReasonView)
  async setReasons(@Body() { reasons }: RejectionReasons, @IfMatch() ifMatch: Precondition) {
    return { data: await this.rejection.replace(reasons, ifMatch) };
  }

  /** Read a proof beside what is expected of it */
  @Get(':id')
  @Allow('delegates:read')
  @AnswersData(ProofToReview)
  async read(@Param('id', UuidParam) id: string) {
    return { data: await this.review.read(id) };
  }

  /** The picture of a proof, also of one that was replaced */
  @Get(':id/picture')
  @Allow('delegates:read')
  @Header('Cache-Control', 'private, max-age=3600, immutable')
  @Header('Content-Security-Policy', "default-src 'none'; sandbox")
  @AnswersFile('image/jpeg', 'The picture')
  async picture(@Param('id', UuidParam) id: string) {
    const picture = await this.review.picture(id);
    return new StreamableFile(picture, { type: 'image/jpeg', length: picture.length, disposition: 'inline' });
  }

  /** Accept a proof: pays the registration, makes the QR codes, sends the tickets */
  @Post(':id/accept')
  @HttpCode(200)
  @Allow('delegates:write')
  @AnswersData(ProofToReview)
  @FailsWith(409, 'Decided already, replaced, held by a colleague, or the reference has paid for another')
  async accept(@Param('id', UuidParam) id: string, @Body() body: AcceptProof, @CallerOf() by: Caller) {
    return { data: await this.review.accept(id, body, by) };
  }

  /** Reject a proof: the payer is told why, and may upload again */
  @Post(':id/reject')
  @HttpCode(200)
  @Allow('delegates:write')
  @AnswersData(ProofToReview)
  @FailsWith(409, 'Decided already, replaced, or held by a colleague')
  async reject(@Param('id', UuidParam) id: string, @Body() body: RejectProof, @CallerOf() by: Caller) {
    return { data: await this.review.reject(id, body, by) };
  }

  /** Take a decision back: the proof waits again */
  @Post(':id/undo')
  @HttpCode(200)
  @Allow('delegates:write')
  @AnswersData(ProofToReview)
  @FailsWith(409, 'A newer picture has come, or the registration was paid meanwhile')
  @ApiQuery(HOLDER)
  async undo(
    @Param('id', UuidParam) id: string,
    @Query('holder') holder: string | undefined,
    @CallerOf() by: Caller,
  ) {
    return { data: await this.review.undo(id, by, holderIn(holder)) };
  }
}

/** @throws ApiError 400 */
function holderIn(value: unknown): string | undefined {
  if (value === undefined || isUuid(value)) return value;
  throw ApiError.invalid([{ field: 'holder', message: 'Must be a UUID' }]);
}
