import { Controller, Get, Header, Param, Patch, Post, Res, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ProofPath, proofPath } from '../delegates/delegates.dto.js';
import { Allow, CallerOf, type Caller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { ChangesRecord, IfMatch, type Precondition } from '../platform/http/etag.js';
import { UuidParam } from '../platform/http/fields/uuid.js';
import { AnswersData, AnswersFile, FailsWith } from '../platform/http/openapi/answers.js';
import { CountWrites, HIGH_VOLUME } from '../platform/http/rate-limits/public-write.js';
import { proofForm } from '../registrations/registration-form.js';
import { TakesFormPost } from '../uploads/form-posts.js';
import { PICTURE_FIELD } from '../uploads/multipart.js';
import type { ReceivedFile } from '../uploads/pictures/pictures.js';
import { Received, ReceivedWithForm, TakesPicture } from '../uploads/upload.js';
import { ProofsOfPayment } from './proofs-of-payment.js';

@ApiTags('Delegates')
@Controller('delegates')
export class ProofsController {
  constructor(private readonly proofs: ProofsOfPayment) {}

  /** Upload the proof of payment of the delegate with this id or uuid */
  @Patch('proof-of-payment/upload/:id')
  @Allow('anyone-known')
  @CountWrites(HIGH_VOLUME)
  @TakesPicture()
  @AnswersData(ProofPath)
  @ChangesRecord({ answersRecord: false })
  @FailsWith(409, 'The delegate is marked paid, and the caller is not staff')
  async upload(
    @Param('id', UuidParam) id: string,
    @Received() file: ReceivedFile,
    @CallerOf() caller: Caller,
    @IfMatch() ifMatch: Precondition,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { path, etag } = await this.proofs.upload(id, file, caller, ifMatch);
    response.setHeader('ETag', etag);
    return { data: { proof_of_payment: path } };
  }

  /** The same from an HTML form, for visitors without JavaScript: answered by a page that says how it went */
  @Post('proof-of-payment/upload/:id')
  @Allow('anyone-known')
  @CountWrites(HIGH_VOLUME)
  @TakesFormPost(proofForm)
  @AnswersData(ProofPath, { status: 201 })
  async uploadByForm(
    @Param('id', UuidParam) id: string,
    @ReceivedWithForm() file: ReceivedFile | undefined,
    @CallerOf() caller: Caller,
  ) {
    if (!file) throw ApiError.invalid([{ field: PICTURE_FIELD, message: 'Required', code: 'required' }]);
    return {
      data: { uuid: id, proof_of_payment: proofPath(id) },
      picture: await this.proofs.uploadWithForm(id, file, caller),
    };
  }

  /** The proof of payment of a delegate */
  @Get(':id/proof-of-payment')
  @Allow('delegates:read')
  @Header('Cache-Control', 'private, no-cache')
  @Header('Content-Security-Policy', "default-src 'none'; sandbox")
  @AnswersFile('image/jpeg', 'The picture')
  async download(@Param('id', UuidParam) id: string) {
    const picture = await this.proofs.download(id);
    return new StreamableFile(picture, { type: 'image/jpeg', length: picture.length, disposition: 'inline' });
  }
}
