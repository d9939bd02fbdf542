import { STATUS_CODES } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { ErrorResponse } from './answers.js';
import { toVersion31 } from './version-3-1.js';
import { addWebhooks } from './webhooks.js';
import { GUIDE, SECTIONS } from './guide.js';
import { type AccessRule, Allow } from '../caller.js';
import { ModulesContainer, Reflector } from '@nestjs/core';

/** The API document, made from the controllers and their decorators. Call it after the global prefix is set. */
export function buildOpenApiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Developer site API')
    .setDescription(GUIDE)
    .setVersion('1')
    .addServer('/', 'The server that gives you this document')
    .addCookieAuth(
      'staff_session',
      {
        type: 'apiKey',
        in: 'cookie',
        name: 'staff_session',
        description: 'Staff: POST /auth/sign-in sets it (`__Host-staff_session` under https)',
      },
      'session',
    )
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'API key',
        description: 'Integrators: an API key with the scope',
      },
      'api-key',
    )
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    extraModels: [ErrorResponse],
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  document.info.license = { name: 'All rights reserved' };
  addSharedParts(document);
  completeOperations(document, accessRulesOf(app));
  document.tags = SECTIONS.map(([name, description]) => ({ name, description }));
  return addWebhooks(toVersion31(sortPaths(document)));
}

const sortPaths = (document: OpenAPIObject): OpenAPIObject => ({
  ...document,
  paths: Object.fromEntries(Object.entries(document.paths).sort(([a], [b]) => (a < b ? -1 : 1))),
});

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Method = 'get' | 'put' | 'post' | 'delete' | 'patch';
type Rules = ReadonlyMap<string, AccessRule | undefined>;

const METHODS: Method[] = ['get', 'put', 'post', 'delete', 'patch'];
const isPublic = (rule: AccessRule | undefined) => rule === 'anyone' || rule === 'anyone-known';

/** Adds to every operation what its rule of access, its parameters and its body imply: security, refusals, headers. */
export function completeOperations(document: OpenAPIObject, rules: Rules): void {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      const rule = rules.get(operation.operationId ?? '');
      operation.security = securityOf(rule);
      operation.description = [operation.description, whoMayCall(rule)].filter(Boolean).join('\n\n');
      for (const parameter of operation.parameters ?? []) nameIds(parameter);
      for (const response of Object.values(operation.responses)) addHeaders(response, SHARED_HEADERS);
      if (hasEtag(operation, method)) addHeaders(operation.responses[200], ETAG);
      if (rule === 'anyone' && method !== 'get') addLimits(operation);
      for (const name of impliedRefusals(operation, path, method, rule))
        operation.responses[REFUSALS[name].status] ??= { $ref: `#/components/responses/${name}` };
    }
  }
}

function securityOf(rule: AccessRule | undefined): Operation['security'] {
  if (rule === 'anyone' || rule === undefined) return [];
  if (rule === 'anyone-known') return [{}, { session: [] }, { 'api-key': [] }];
  return rule === 'signed-in' || rule === 'admin' ? [{ session: [] }] : [{ session: [] }, { 'api-key': [] }];
}

/** In words, who may call an operation. */
function whoMayCall(rule: AccessRule | undefined): string {
  switch (rule) {
    case undefined:
    case 'anyone':
    case 'anyone-known':
      return 'For: anyone.';
    case 'known':
      return 'For: staff, or any API key.';
    case 'signed-in':
      return 'For: staff of any role, signed in. An API key may not.';
    case 'admin':
      return 'For: admins, signed in. An API key may not.';
    default:
      return `For: staff, or an API key with the scope \`${rule}\`.`;
  }
}

/** Ids are UUIDs wherever they stand in a path. */
function nameIds(parameter: object): void {
  const { in: place, name, schema } = parameter as { in?: string; name?: string; schema?: object };
  if (place === 'path' && schema && /^(id|uuid)$/.test(name ?? ''))
    Object.assign(schema, { format: 'uuid', example: '019a8f0e-7c1b-7d3a-9f21-3c5e8b7a1d42' });
}

function* impliedRefusals(
  { parameters = [], requestBody }: Operation,
  path: string,
  method: Method,
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

/** A record that was read or changed; of one that is gone there is none. */
const hasEtag = ({ parameters = [] }: Operation, method: Method): boolean =>
  method !== 'delete' &&
  parameters.some((each) => 'name' in each && ['If-Match', 'If-None-Match'].includes(each.name));

/** What anonymous people write is counted. */
function addLimits({ responses }: Operation): void {
  for (const [status, response] of Object.entries(responses))
    if (status < '300') addHeaders(response, LIMITS);
}

function addHeaders(response: object | undefined, headers: Record<string, object>): void {
  const described = (response ?? {}) as { headers?: Record<string, object> };
  described.headers = { ...headers, ...described.headers };
}

/** Refusals that follow from what a route takes and who may call it, described once for all routes. */
export const REFUSALS = {
  Invalid: {
    status: 400,
    description: 'Invalid: the message says what, `errors` which field',
    message: 'email: Invalid email address',
  },
  NotSignedIn: { status: 401, description: 'Not signed in', message: 'Please sign in.' },
  NotAllowed: {
    status: 403,
    description: 'Not allowed to this account, or to a key without the scope',
    message: 'This API key lacks the scope delegates:write.',
  },
  NotFound: { status: 404, description: 'There is none', message: 'Delegate not found.' },
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

export const SHARED_HEADERS = { 'X-Request-Id': { $ref: '#/components/headers/X-Request-Id' } };
const ETAG = { ETag: { $ref: '#/components/headers/ETag' } };
const RETRY = { 'Retry-After': { $ref: '#/components/headers/Retry-After' } };
const LIMITS = {
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimit-Policy' },
};
const OWN_HEADERS: Record<number, object> = {
  401: { 'WWW-Authenticate': { $ref: '#/components/headers/WWW-Authenticate' } },
  429: RETRY,
  503: RETRY,
};

const exampleOf = (statusCode: number, message: string) => ({
  statusCode,
  error: STATUS_CODES[statusCode] ?? 'Error',
  message,
  ...(statusCode === 400 && { errors: [{ field: 'email', message: 'Invalid email address' }] }),
  requestId: '019a8f0e-7c1b-7d3a-9f21-3c5e8b7a1d42',
});

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
  components.responses = Object.fromEntries(
    Object.entries(REFUSALS).map(([name, { status, description, message }]) => [
      name,
      {
        description,
        headers: { ...SHARED_HEADERS, ...OWN_HEADERS[status] },
        content: {
          'application/json': {
            example: exampleOf(status, message),
            schema: { $ref: '#/components/schemas/ErrorResponse' },
          },
        },
      },
    ]),
  );
}

/** Operation id → who may call it, for every route of every controller. */
export function accessRulesOf(app: INestApplication): Map<string, AccessRule | undefined> {
  const reflector = new Reflector();
  const rules = new Map<string, AccessRule | undefined>();
  for (const { controllers } of app.get(ModulesContainer).values()) {
    for (const { metatype } of controllers.values()) {
      if (typeof metatype !== 'function') continue;
      const prototype = metatype.prototype as Record<string, unknown>;
      for (const method of Object.getOwnPropertyNames(prototype)) {
        const handler = prototype[method];
        if (typeof handler !== 'function' || method === 'constructor') continue;
        rules.set(
          `${metatype.name.replace(/Controller$/, '')}_${method}`,
          reflector.get(Allow, handler as () => unknown),
        );
      }
    }
  }
  return rules;
}
