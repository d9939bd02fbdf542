import {
  applyDecorators,
  createParamDecorator,
  Injectable,
  mixin,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { ApiError } from '../platform/http/errors/api-error.js';
import { isMultipart } from '../platform/http/form-problem.js';
import { networksOf } from '../platform/http/rate-limits/rate-limits.js';
import { gone, MAX_BYTES, multerLimits, PICTURE_FIELD, receiving } from './multipart.js';
import { Pictures, type ReceivedFile } from './pictures/pictures.js';

/** What a route takes in. */
interface Taken {
  field: string;
  /** What the file is called in sentences. */
  what: string;
  formats: string;
  /** It is drawn anew, by a process that takes a moment to start. */
  redrawn: boolean;
}

const PICTURE: Taken = { field: PICTURE_FIELD, what: 'picture', formats: 'JPEG, PNG or WebP', redrawn: true };
const PDF: Taken = { field: 'file', what: 'PDF', formats: 'PDF', redrawn: false };

/** Refuses what is no upload, before multer reads it. @param fileSize in bytes */
function uploadGate({ field, what, redrawn }: Taken, fileSize: number): Type<NestInterceptor> {
  const notOneFile = () =>
    new ApiError(400, `Send one file in the field ${field} and nothing else, as multipart/form-data.`);
  // Beside the file itself there are boundaries and headers.
  const shape = { what, most: fileSize + 32 * 1024, fileSize, tooMuch: notOneFile, torn: notOneFile };

  @Injectable()
  class UploadGate implements NestInterceptor {
    constructor(private readonly pictures: Pictures) {}

    intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
      const request = context.switchToHttp().getRequest<Request>();
      if (!isMultipart(request.headers['content-type']))
        throw new ApiError(415, `Send the ${what} as multipart/form-data, in the field ${field}.`);
      if (redrawn) this.pictures.prepare();
      return from(receiving(request, shape, () => lastValueFrom(next.handle())));
    }
  }
  return mixin(UploadGate);
}

const takes = (taken: Taken, fileSize: number): MethodDecorator =>
  applyDecorators(
    UseInterceptors(
      uploadGate(taken, fileSize),
      FileInterceptor(taken.field, { limits: multerLimits(fileSize) }),
    ),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: {
        type: 'object',
        required: [taken.field],
        properties: {
          [taken.field]: {
            type: 'string',
            format: 'binary',
            description: `${taken.formats}, at most ${fileSize / 1024 / 1024} MB`,
          },
        },
      },
    }),
  );

/**
 * Method decorator: the route takes a picture, for the parameter that has `@Received()`. It is gone with the answer.
 * @param fileSize the largest file, in bytes
 */
export const TakesPicture = (fileSize = MAX_BYTES): MethodDecorator => takes(PICTURE, fileSize);

/** Method decorator: the same for a PDF, and `@ReceivedPdf()`. Whether it is one, the route checks (`requirePdf`). */
export const TakesPdf = (fileSize: number): MethodDecorator => takes(PDF, fileSize);

/** Parameter decorator: the file of this request, in that field. @throws ApiError 400 when there is none */
const receivedIn = ({ field }: Taken) =>
  createParamDecorator((_: unknown, context: ExecutionContext): ReceivedFile => {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    if (!request.file) throw ApiError.invalid([{ field, message: 'Required', code: 'required' }]);
    return receivedFile(request.file, request, http.getResponse<Response>());
  });

export const Received = receivedIn(PICTURE);
export const ReceivedPdf = receivedIn(PDF);

/** Parameter decorator: the picture that came with a form, if one was chosen in it. */
export const ReceivedWithForm = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const http = context.switchToHttp();
  const request = http.getRequest<Request>();
  const { file } = request;
  return file && file.size > 0 ? receivedFile(file, request, http.getResponse<Response>()) : undefined;
});

function receivedFile(
  { path, originalname: name }: { path: string; originalname: string },
  request: Request,
  response: Response,
): ReceivedFile {
  const left = new AbortController();
  const leave = () => !response.writableFinished && left.abort(gone());
  if (response.closed) leave();
  response.once('close', leave);
  return { path, name, networks: networksOf(request.ip ?? ''), signal: left.signal };
}
