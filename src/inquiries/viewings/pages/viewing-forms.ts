import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { catchError, from, type Observable } from 'rxjs';
import { ApiError } from '../../../platform/http/errors/api-error.js';
import { isFormPost } from '../../../platform/http/form-problem.js';
import type { FormPost } from '../../../uploads/form-posts.js';
import { sourceOf } from '../../inquiry-form.js';
import { FilledPages } from '../../pages/filled-pages.js';
import type { BookedViewing, OwnViewing } from '../viewings.dto.js';
import { ViewingPages } from './viewing-pages.js';

const pathOf = (link: string): string => new URL(link).pathname;

/** The page's form. */
export const bookingForm: FormPost = {
  body: ({ website: _honeypot, agree_terms, agree_newsletter, ...fields }, page) => ({
    ...sourceOf(page),
    ...fields,
    agree_newsletter: agree_newsletter !== undefined,
    agree_terms: agree_terms !== undefined,
  }),
  page: ({ data }) => {
    const { link } = data as BookedViewing;
    return link === null ? '/inquiry-sent' : `${pathOf(link)}?now=booked`;
  },
};

const ownForm = (now: string, body: FormPost['body']): FormPost => ({
  body,
  page: ({ data }) => `${pathOf((data as OwnViewing).link)}?now=${now}`,
});
export const moveForm = ownForm('moved', ({ starts_at }) => ({ starts_at }));
export const callOffForm = ownForm('called-off', () => ({}));

/** What is wrong with a form of these pages stands on the page itself, with all that was typed and the hours as they are now. */
@Injectable()
export class KeepsWhatWasTyped implements NestInterceptor {
  constructor(
    private readonly pages: ViewingPages,
    private readonly filled: FilledPages,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    if (!isFormPost(request)) return next.handle();
    return next.handle().pipe(
      catchError((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        return from(this.show(error, request, response));
      }),
    );
  }

  private async show(error: ApiError, { body, params }: Request, response: Response): Promise<undefined> {
    const typed = (body ?? {}) as Record<string, unknown>;
    const { token } = params;
    const html =
      typeof token === 'string'
        ? await this.pages.own(token, {}, error)
        : await this.pages.booking(typeof typed.project === 'string' ? typed.project : '', { typed, error });
    // Where the page itself is gone, the error's own page says so.
    if (html === undefined) throw error;
    await this.filled.send(response, html, error.getStatus());
    return undefined;
  }
}
