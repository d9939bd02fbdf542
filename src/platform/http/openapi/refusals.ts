import { STATUS_CODES } from 'node:http';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { AccessRule } from '../caller.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** Refusals that follow from what a route takes and who may call it, in the words that fit any route. */
export const REFUSALS = {
  Invalid: {
    status: 400,
    description: 'Invalid: the message says what, `errors` which field',
    message: 'This is not a valid HTTP request.',
  },
  NotSignedIn: { status: 401, description: 'Not signed in', message: 'Please sign in.' },
  NotAllowed: {
    status: 403,
    description: 'Not allowed to this account, or to a key without the scope',
    message: 'You may not do this.',
  },
  NotFound: { status: 404, description: 'There is none', message: 'There is nothing at this address.' },
  Changed: {
    status: 412,
    description: 'The record has changed since the state that If-Match names',
    message: 'This record has changed since you read it. Load it again, then make your change.',
  },
  TooLarge: { status: 413, description: 'The body is too large', message: 'The body is larger than 128 kB.' },
  WrongType: {
    status: 415,
    description: 'The content type, or the kind of file, is not accepted',
    message: 'Send the body as JSON (Content-Type: application/json).',
  },
  TooMany: {
    status: 429,
    description: 'Too many requests from this address; see Retry-After',
    message: 'Too many requests. Please try again in 42 seconds.',
  },
  Defect: {
    status: 500,
    description: 'A defect on our side',
    message: 'Something went wrong on our side. Please try again later.',
  },
  Away: {
    status: 503,
    description: 'The service is briefly unavailable; see Retry-After',
    message: 'The service is briefly unavailable; please try again.',
  },
} as const;
export type RefusalName = keyof typeof REFUSALS;

export const isPublic = (rule: AccessRule | undefined) => rule === 'anyone' || rule === 'anyone-known';

export function* impliedRefusals(
  { parameters = [], requestBody }: Operation,
  path: string,
  method: string,
  rule: AccessRule | undefined,
): Iterable<RefusalName> {
  // Also what is no valid request of HTTP at all.
  yield 'Invalid';
  if (!isPublic(rule)) yield* ['NotSignedIn', 'NotAllowed'] as const;
  if (path.includes('{')) yield 'NotFound';
  if (parameters.some((each) => 'name' in each && each.name === 'If-Match')) yield 'Changed';
  if (requestBody) yield* ['TooLarge', 'WrongType'] as const;
  if (method !== 'get' && isPublic(rule)) yield 'TooMany';
  yield* ['Defect', 'Away'] as const;
}

interface Route {
  operation: Operation;
  path: string;
  rule: AccessRule | undefined;
  /** Whether the password must have been given lately. */
  recent: boolean;
}

/** What one route says when it refuses. */
interface Words {
  /** Tells this refusal apart from others of its kind. */
  variant?: string;
  message: string;
  field?: string;
}

/** A reference to the refusal in the words of this route; routes with the same words share one. */
export function refusal(document: OpenAPIObject, name: RefusalName, route: Route): { $ref: string } {
  const words = wordsOf(document, name, route) ?? REFUSALS[name];
  const variant = 'variant' in words && words.variant !== undefined ? `${name}.${words.variant}` : name;
  const responses = (document.components ??= {}).responses ?? {};
  responses[variant] ??= responseOf(name, words);
  return { $ref: `#/components/responses/${variant}` };
}

function wordsOf(document: OpenAPIObject, name: RefusalName, route: Route): Words | undefined {
  if (name === 'NotAllowed') return notAllowed(route);
  if (name === 'NotFound') return notFound(route.path);
  return name === 'Invalid' ? invalid(document, route) : undefined;
}

function notAllowed({ rule, recent }: Route): Words | undefined {
  if (recent) {
    const message = 'You signed in some time ago. Enter your own password to confirm this.';
    return { variant: 'PasswordLately', message, field: 'current_password' };
  }
  if (rule === 'admin') return { variant: 'Admin', message: 'Only an admin may do this.' };
  if (rule === 'signed-in')
    return {
      variant: 'Person',
      message: 'An API key may not do this: it takes a person who signs in.',
    };
  return rule === undefined || rule === 'known'
    ? undefined
    : { variant: rule.replace(':', '.'), message: `This API key lacks the scope ${rule}.` };
}

/** What a part of the API holds, by the first words of its addresses that fit. */
const NOUNS: [RegExp, string][] = [
  [/\/content\/previews\//, 'Preview'],
  [/\/content\//, 'Content'],
  [/proof-of-payment$/, 'Proof of payment'],
  [/\/door\/devices\//, 'Device'],
  [/\/door\/conflicts\//, 'Conflict'],
  [/\/door\/scans\//, 'Scan'],
  [/\/proofs\//, 'Proof of payment'],
  [/\/registrations\//, 'Registration'],
  [/\/former-tickets\//, 'Ticket'],
  [/\/waiting-list\//, 'Waiting list entry'],
  [/qr\.png$/, 'QR code'],
  [/\/events\//, 'Event'],
  [/\/delegates\//, 'Delegate'],
  [/\/inquiry\//, 'Inquiry'],
  [/\/staff\//, 'Staff account'],
  [/\/api-keys\//, 'API key'],
  [/\/sessions\//, 'Session'],
  [/\/deliveries\//, 'Delivery'],
  [/\/webhooks\//, 'Webhook endpoint'],
  [/\/jobs\//, 'Failed job'],
  [/\/templates\//, 'Template'],
  [/\/mails\//, 'Mail'],
];

function notFound(path: string): Words | undefined {
  const noun = NOUNS.find(([place]) => place.test(path))?.[1];
  return noun === undefined
    ? undefined
    : { variant: noun.replaceAll(' ', ''), message: `${noun} not found.` };
}

/** What is most easily got wrong: the range of a list, a field of the body, the id in the address. */
function invalid(document: OpenAPIObject, { operation, path }: Route): Words | undefined {
  const of = (field: string, fault: string) => ({
    variant: field,
    message: `${field}: ${fault}`,
    field,
  });
  const names = (operation.parameters ?? []).flatMap((each) => ('name' in each ? [each.name] : []));
  if (names.includes('range')) return of('range', 'Must run from a first row (0 or more) to a last row');
  const required = requiredOf(document, operation);
  if (required.includes('email')) return of('email', 'Invalid email address');
  if (required[0] !== undefined) return of(required[0], 'Required');
  const [, id] = /\{(id|uuid)\}/.exec(path) ?? [];
  return id === undefined ? undefined : of(id, 'Must be a UUID');
}

/** The fields without which the body is refused. */
function requiredOf({ components }: OpenAPIObject, { requestBody }: Operation): string[] {
  const content = requestBody && 'content' in requestBody ? requestBody.content : {};
  const [schema] = Object.values(content).map((each) => each.schema);
  if (schema === undefined) return [];
  const whole = '$ref' in schema ? components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''] : schema;
  return whole && 'required' in whole ? (whole.required ?? []) : [];
}

const RETRY = { 'Retry-After': { $ref: '#/components/headers/Retry-After' } };
export const SHARED_HEADERS = { 'X-Request-Id': { $ref: '#/components/headers/X-Request-Id' } };
export const LIMITS = {
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimit-Policy' },
};
export const OWN_HEADERS: Record<number, object> = {
  401: { 'WWW-Authenticate': { $ref: '#/components/headers/WWW-Authenticate' } },
  429: RETRY,
  503: RETRY,
};

export function addHeaders(response: object | undefined, headers: Record<string, object>): void {
  const described = (response ?? {}) as { headers?: Record<string, object> };
  described.headers = { ...headers, ...described.headers };
}

/** The envelope of a refusal, with this sentence. */
export const exampleOf = (statusCode: number, message: string, field?: string) => ({
  statusCode,
  error: STATUS_CODES[statusCode] ?? 'Error',
  message,
  ...(field !== undefined && { errors: [{ field, message: message.replace(`${field}: `, '') }] }),
  requestId: '019a8f0e-7c1b-7d3a-9f21-3c5e8b7a1d42',
});

function responseOf(name: RefusalName, { message, field }: Words) {
  const { status, description } = REFUSALS[name];
  return {
    description,
    headers: { ...SHARED_HEADERS, ...OWN_HEADERS[status] } as never,
    content: {
      'application/json': {
        example: exampleOf(status, message, field),
        schema: { $ref: '#/components/schemas/ErrorResponse' },
      },
    },
  };
}

/** Puts the parts that operations refer to into the document. */
export function addSharedParts({ components = {} }: OpenAPIObject): void {
  components.headers = {
    'X-Request-Id': {
      description: 'Names this request in the log',
      schema: { type: 'string', format: 'uuid' },
    },
    ETag: {
      description: 'Names this state of the record: for If-Match and If-None-Match',
      schema: { type: 'string' },
    },
    'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } },
    'WWW-Authenticate': {
      description: 'How to sign in without a browser: by an API key',
      schema: { type: 'string', example: 'Bearer realm="api"' },
    },
    RateLimit: {
      description: 'What is left of the limit (r) and the seconds until it is whole again (t)',
      schema: { type: 'string', example: '"writes";r=29;t=60' },
    },
    'RateLimit-Policy': {
      description: 'The limit: so many (q) in so many seconds (w)',
      schema: { type: 'string', example: '"writes";q=30;w=60' },
    },
  };
  components.responses ??= {};
}
