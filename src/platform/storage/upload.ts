import { rm } from 'node:fs/promises';
import {
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { ApiError } from '../http/api-error.js';
import { networkOf } from '../http/rate-limits/rate-limits.js';
import { gone, MAX_BYTES, MultipartBodies, PICTURE_FIELD, type Shape } from './multipart.js';
import { Pictures, type ReceivedFile } from './pictures/pictures.js';

const notOneFile = () =>
  new ApiError(400, `Send one file in the field ${PICTURE_FIELD} and nothing else, as multipart/form-data.`);

const ONE_PICTURE: Shape = {
  limits: { fields: 0, parts: 1, fieldNameSize: 100, headerPairs: 20 },
  // Beside the picture itself there are boundaries and headers.
  most: MAX_BYTES + 32 * 1024,
  tooMuch: notOneFile,
  torn: notOneFile,
};

/** Receives the one file of an upload into the temporary folder, and removes it once the request is answered. */
@Injectable()
export class UploadInterceptor implements NestInterceptor {
  constructor(
    private readonly multipart: MultipartBodies,
    private readonly pictures: Pictures,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    if (!/^multipart\/form-data\s*;/i.test(request.headers['content-type'] ?? ''))
      throw new ApiError(415, `Send the picture as multipart/form-data, in the field ${PICTURE_FIELD}.`);
    this.pictures.prepare();
    try {
      await this.multipart.receive(request, http.getResponse<Response>(), ONE_PICTURE);
      return of(await lastValueFrom(next.handle()));
    } finally {
      if (request.file) await rm(request.file.path, { force: true });
    }
  }
}

/** Parameter decorator: the file of this request. @throws ApiError 400 when there is none */
export const Received = createParamDecorator((_: unknown, context: ExecutionContext): ReceivedFile => {
  const http = context.switchToHttp();
  const request = http.getRequest<Request>();
  if (!request.file) throw ApiError.invalid([{ field: PICTURE_FIELD, message: 'Required' }]);
  return receivedFile(request.file, request, http.getResponse<Response>());
});

/** Parameter decorator: the picture that came with a form, if one was chosen in it. */
export const ReceivedWithForm = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const http = context.switchToHttp();
  const request = http.getRequest<Request>();
  const { file } = request;
  return file && file.size > 0 ? receivedFile(file, request, http.getResponse<Response>()) : undefined;
});

function receivedFile({ path }: { path: string }, request: Request, response: Response): ReceivedFile {
  const left = new AbortController();
  const leave = () => !response.writableFinished && left.abort(gone());
  if (response.closed) leave();
  response.once('close', leave);
  return { path, network: networkOf(request.ip ?? ''), signal: left.signal };
}
