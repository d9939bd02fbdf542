import {
  applyDecorators,
  Inject,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiConsumes } from '@nestjs/swagger';
import express, { type Request, type Response } from 'express';
import { from, lastValueFrom, of, type Observable } from 'rxjs';
import { ApiError } from '../platform/http/errors/api-error.js';
import { isFormPost, isMultipart } from '../platform/http/form-problem.js';
import { JSON_LIMIT, MAX_READ, notJson, refuseUnstorableText } from '../platform/http/json-body.js';
import { refuseOtherOrigins } from '../platform/http/origin-check.js';
import { SETTINGS, type Settings } from '../platform/settings/settings.js';
import { FormKeys } from './form-keys.js';
import { MAX_BYTES, PICTURE_FIELD, receiving, type Shape } from './multipart.js';

/** What a form of the site's pages holds: each control's name and text. */
export type FormValues = Record<string, string>;

/** How a public POST is taken from an HTML form, by visitors without JavaScript. */
export interface FormPost {
  /** The JSON body that stands for the form. */
  body: (form: FormValues, page: URL | undefined) => Record<string, unknown>;
  /** The page that says how it went. */
  page: (answer: FormAnswer) => string;
}

/** What the route answers, and what became of the picture that came with the form. */
type FormAnswer = { data: object; picture?: 'kept' | 'refused' };

const FORM_POST = 'form post';
const tooMuch = () => new ApiError(413, 'The form is too large.');
const torn = () => new ApiError(400, 'The form could not be read.');
/** A browser without script shows an answer only once it has sent all, so too large a picture is read to its end. */
const FORM: Shape = { what: 'picture', most: MAX_READ, fileSize: MAX_BYTES, tooMuch, torn };
const FORM_LIMITS = { fields: 50, fieldSize: JSON_LIMIT, parts: 51, headerPairs: 2_000 };
/** The field that robots fill in (Honeypot of the site's forms). */
const HONEYPOT = 'website';

/** Method decorator: the route also takes HTML forms, answered by 303 to a page. */
export const TakesFormPost = (form: FormPost): MethodDecorator =>
  applyDecorators(
    SetMetadata(FORM_POST, form),
    UseInterceptors(FormGate, FileInterceptor(PICTURE_FIELD, { limits: FORM_LIMITS }), FormPosts),
    ApiConsumes('application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'),
  );

/** Refuses what no page of ours posts, before multer reads it. */
@Injectable()
export class FormGate implements NestInterceptor {
  private readonly own: ReadonlySet<string>;

  constructor(@Inject(SETTINGS) { publicUrl }: Settings) {
    this.own = new Set([new URL(publicUrl).origin]);
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const multipart = isMultipart(request.headers['content-type']);
    if (!isFormPost(request)) {
      if (multipart) throw notJson();
      return next.handle();
    }
    // A form on another site could post in a visitor's name (CSRF).
    refuseOtherOrigins(request, this.own, 'form');
    return multipart
      ? from(receiving(request, FORM, () => lastValueFrom(next.handle(), { defaultValue: undefined })))
      : next.handle();
  }
}

/** Turns a form into the JSON body that the route checks as always, and its answer into a redirect. */
@Injectable()
export class FormPosts implements NestInterceptor {
  private readonly urlencoded = express.urlencoded({
    extended: false,
    limit: JSON_LIMIT,
    parameterLimit: 50,
  });

  private readonly keys: FormKeys;

  constructor(
    private readonly reflector: Reflector,
    @Inject(SETTINGS) { publicUrl }: Settings,
  ) {
    this.keys = new FormKeys(publicUrl.startsWith('https:'));
  }

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    if (!isFormPost(request)) return next.handle();
    const { body, page } = this.reflector.get<FormPost>(FORM_POST, context.getHandler());
    const values = await this.read(request, response);
    request.body = body(values, pageOf(request));
    this.keys.give(request, response);
    if (values[HONEYPOT]) request.headers['x-form-honeypot'] = '1';
    response.redirect(303, page((await lastValueFrom(next.handle())) as FormAnswer));
    return of(undefined);
  }

  private async read(request: Request, response: Response): Promise<FormValues> {
    if (!isMultipart(request.headers['content-type'])) {
      delete (request as { body?: unknown }).body; // what stood for "no JSON"
      await new Promise<void>((resolve, reject) =>
        this.urlencoded(request, response, (error?: unknown) =>
          error instanceof Error ? reject(toApiError(error)) : resolve(),
        ),
      );
    }
    const fields = Object.entries((request.body ?? {}) as Record<string, unknown>);
    const values = fields.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    values.flat().forEach(refuseUnstorableText);
    return Object.fromEntries(values);
  }
}

/** The page of ours that the form stood on, with its query; undefined where the browser does not say. */
function pageOf({ headers: { referer = '' } }: Request): URL | undefined {
  return URL.canParse(referer) ? new URL(referer) : undefined;
}

function toApiError(error: Error): Error {
  const { status = 500 } = error as Error & { status?: number };
  if (status === 413) return tooMuch();
  return status >= 500 ? error : torn();
}
