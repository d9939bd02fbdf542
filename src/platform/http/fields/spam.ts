import type { IncomingHttpHeaders } from 'node:http';
import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';

/** Nobody reads, fills in and sends a form this soon after the page began to load. */
const TOO_SOON_MS = 3_000;

/**
 * Whether a form was filled in by a robot, by what the site's page says of itself: a field that people don't see was
 * filled (honeypot), or the form was sent too soon (time trap). A program without either header is no form.
 */
export function looksAutomated({
  'x-form-honeypot': honeypot,
  'x-form-age': age,
}: IncomingHttpHeaders): boolean {
  if (honeypot !== undefined) return true;
  return age !== undefined && !(Number(age) >= TOO_SOON_MS);
}

/** Parameter decorator: see looksAutomated. Such a record is stored and flagged, never refused: it may be a person. */
export const LooksAutomated = createParamDecorator((_: unknown, context: ExecutionContext): boolean =>
  looksAutomated(context.switchToHttp().getRequest<Request>().headers),
);

/** Documents both headers. */
export const TakesFormSignals = () =>
  applyDecorators(
    ApiHeader({
      name: 'X-Form-Age',
      required: false,
      description: 'Milliseconds since the page of the form began to load; sent by the site',
      schema: { type: 'integer' },
    }),
    ApiHeader({
      name: 'X-Form-Honeypot',
      required: false,
      description: 'Present when a field that people do not see was filled in; sent by the site',
      schema: { type: 'string' },
    }),
  );
