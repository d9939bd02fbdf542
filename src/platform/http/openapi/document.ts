import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { ErrorResponse } from './answers.js';
import { GUIDE, SECTIONS } from './guide.js';
import { type AccessRule, Allow } from '../caller.js';
import { ModulesContainer, Reflector } from '@nestjs/core';

/** The API document, made from the controllers and their decorators. Call it after the global prefix is set. */
export function buildOpenApiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Developer site API')
    .setDescription(GUIDE)
    .setVersion('1')
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
      { type: 'http', scheme: 'bearer', description: 'Integrators: an API key with the scope' },
      'api-key',
    )
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    extraModels: [ErrorResponse],
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  addSharedParts(document);
  completeOperations(document, accessRulesOf(app));
  document.tags = SECTIONS.map(([name, description]) => ({ name, description }));
  return sortPaths(document);
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
      for (const response of Object.values(operation.responses)) addHeaders(response, SHARED_HEADERS);
      if (hasEtag(operation, method)) addHeaders(operation.responses[200], ETAG);
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

function* impliedRefusals(
  { parameters = [], requestBody }: Operation,
  path: string,
  method: Method,
  rule: AccessRule | undefined,
): Iterable<RefusalName> {
  if (requestBody || parameters.length > 0) yield 'Invalid';
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

function addHeaders(response: object | undefined, headers: Record<string, object>): void {
  const described = (response ?? {}) as { headers?: Record<string, object> };
  described.headers = { ...headers, ...described.headers };
}

/** Refusals that follow from what a route takes and who may call it, described once for all routes. */
export const REFUSALS = {
  Invalid: { status: 400, description: 'Invalid: the message says what, `errors` which field' },
  NotSignedIn: { status: 401, description: 'Not signed in' },
  NotAllowed: { status: 403, description: 'Not allowed to this account, or to a key without the scope' },
  NotFound: { status: 404, description: 'There is none' },
  Changed: { status: 412, description: 'The record has changed since the state that If-Match names' },
  TooLarge: { status: 413, description: 'The body is too large' },
  WrongType: { status: 415, description: 'The content type, or the kind of file, is not accepted' },
  TooMany: { status: 429, description: 'Too many requests from this address; see Retry-After' },
  Defect: { status: 500, description: 'A defect on our side' },
  Away: { status: 503, description: 'The service is briefly unavailable; see Retry-After' },
} as const;
export type RefusalName = keyof typeof REFUSALS;

export const SHARED_HEADERS = { 'X-Request-Id': { $ref: '#/components/headers/X-Request-Id' } };
const ETAG = { ETag: { $ref: '#/components/headers/ETag' } };
const RETRY = { 'Retry-After': { $ref: '#/components/headers/Retry-After' } };

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
  };
  components.responses = Object.fromEntries(
    Object.entries(REFUSALS).map(([name, { status, description }]) => [
      name,
      {
        description,
        headers: { ...SHARED_HEADERS, ...(status === 429 || status === 503 ? RETRY : {}) },
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorResponse' } } },
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
