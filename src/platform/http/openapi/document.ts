import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { ModulesContainer, Reflector } from '@nestjs/core';
import { ErrorResponse } from './answers.js';
import { toVersion31 } from './version-3-1.js';
import { addWebhooks } from './webhooks.js';
import { GUIDE, SECTIONS } from './guide.js';
import {
  type AccessRule,
  Allow,
  NeedsRecentPassword,
  type Role,
  ROLES,
  type Scope,
  scopesOf,
} from '../caller.js';
import {
  addHeaders,
  addSharedParts,
  impliedRefusals,
  isPublic,
  LIMITS,
  REFUSALS,
  refusal,
  SHARED_HEADERS,
} from './refusals.js';

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
  // The one list of rights: the back office is built with it (scripts/openapi.mjs).
  const roles = { 'x-roles': Object.fromEntries(ROLES.map((role) => [role, scopesOf(role)])) };
  return { ...addWebhooks(toVersion31(sortPaths(document))), ...roles };
}

const sortPaths = (document: OpenAPIObject): OpenAPIObject => ({
  ...document,
  paths: Object.fromEntries(Object.entries(document.paths).sort(([a], [b]) => (a < b ? -1 : 1))),
});

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Method = 'get' | 'put' | 'post' | 'delete' | 'patch';
type Rules = ReadonlyMap<string, { rule: AccessRule | undefined; recent: boolean }>;

const METHODS: Method[] = ['get', 'put', 'post', 'delete', 'patch'];
const ETAG = { ETag: { $ref: '#/components/headers/ETag' } };

/** Adds to every operation what its rule of access, its parameters and its body imply: security, refusals, headers. */
export function completeOperations(document: OpenAPIObject, rules: Rules): void {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      const { rule, recent = false } = rules.get(operation.operationId ?? '') ?? {};
      operation.security = securityOf(rule);
      operation.description = [operation.description, whoMayCall(rule), recent && LATELY]
        .filter(Boolean)
        .join('\n\n');
      for (const parameter of operation.parameters ?? []) completeParameter(parameter, path, method);
      for (const response of Object.values(operation.responses)) addHeaders(response, SHARED_HEADERS);
      if (hasEtag(operation, method)) addHeaders(operation.responses[200], ETAG);
      for (const name of impliedRefusals(operation, path, method, rule))
        operation.responses[REFUSALS[name].status] ??= refusal(document, name, {
          operation,
          path,
          rule,
          recent,
        });
      if ((isPublic(rule) && method !== 'get') || countsGuesses(operation)) addLimits(operation);
    }
  }
}

function securityOf(rule: AccessRule | undefined): Operation['security'] {
  if (rule === 'anyone' || rule === undefined) return [];
  if (rule === 'anyone-known') return [{}, { session: [] }, { 'api-key': [] }];
  const byPerson = rule === 'signed-in' || rule === 'staff' || rule === 'admin';
  return byPerson ? [{ session: [] }] : [{ session: [] }, { 'api-key': [] }];
}

/** In words, who may call an operation. */
function whoMayCall(rule: AccessRule | undefined): string {
  switch (rule) {
    case undefined:
    case 'anyone':
    case 'anyone-known':
      return 'For: anyone.';
    case 'known':
      return 'For: whoever is signed in, or any API key.';
    case 'signed-in':
      return 'For: people of any role, signed in. An API key may not.';
    case 'staff':
      return 'For: staff and admins, signed in. An API key may not.';
    case 'admin':
      return 'For: admins, signed in. An API key may not.';
    default:
      return `For: ${peopleWith(rule)}, or an API key with the scope \`${rule}\`.`;
  }
}

const LATELY =
  'The password must have been given within the last 15 minutes, at sign-in or by POST /auth/reauthenticate.';

const PEOPLE: Record<Role, string> = {
  admin: 'admins',
  staff: 'staff',
  editor: 'editors',
  door: 'door staff',
};
const peopleWith = (scope: Scope) =>
  ROLES.filter((role) => scopesOf(role).includes(scope))
    .map((role) => PEOPLE[role])
    .join(', ');

const ID = '019a8f0e-7c1b-7d3a-9f21-3c5e8b7a1d42';
const ETAG_VALUE = '"kJ8l0m3Zx9Qw2eR5tY7uA1"';

/** What stands for itself where the route that takes it names no example. */
const EXAMPLES: Record<string, string | number | boolean> = {
  id: ID,
  uuid: ID,
  delivery: ID,
  answer: ID,
  event: ID,
  'Idempotency-Key': ID,
  'If-Match': ETAG_VALUE,
  'If-None-Match': ETAG_VALUE,
  'X-Form-Age': 42,
  'X-Form-Honeypot': '',
  tz: 'Asia/Manila',
  keyword: 'balcony',
  limit: 100,
  after: 'end',
  readable: true,
  name: 'registration-received',
  kind: 'projects',
  slug: 'alpha-tower',
  token: 'yP3m0Qe8Zb5T1xVfKc7RuLh2Wn9SjD4a',
  path: '/about-us',
};

/** Ids are UUIDs wherever they stand in a path, and every parameter has an example. */
function completeParameter(parameter: object, path: string, method: Method): void {
  const { in: place, name = '', schema, content } = parameter as Parameter;
  if (!schema || content) return;
  // The one place where an event is named as in its address.
  const isSlug = name === 'event' && method === 'get' && path.endsWith('/{event}');
  if (place === 'path' && !isSlug && /^(id|uuid|delivery|answer|event)$/.test(name)) schema.format = 'uuid';
  const example = isSlug ? 'leaders-conference-2027' : EXAMPLES[name];
  if (example !== undefined) schema.example ??= example;
}

interface Parameter {
  in?: string;
  name?: string;
  schema?: { format?: string; example?: unknown };
  content?: object;
}

/** A record that was read or changed; of one that is gone there is none. */
const hasEtag = ({ parameters = [] }: Operation, method: Method): boolean =>
  method !== 'delete' &&
  parameters.some((each) => 'name' in each && ['If-Match', 'If-None-Match'].includes(each.name));

/** See CountsGuesses. */
const countsGuesses = ({ responses }: Operation): boolean =>
  'RateLimit' in ((responses[429] as { headers?: object } | undefined)?.headers ?? {});

/** What anonymous people write is counted, and so are guesses. */
function addLimits({ responses }: Operation): void {
  for (const [status, response] of Object.entries(responses))
    if (status < '300') addHeaders(response, LIMITS);
}

/** Operation id → who may call it, and whether it takes a recent password, for every route of every controller. */
export function accessRulesOf(app: INestApplication): Rules {
  const reflector = new Reflector();
  const rules = new Map<string, { rule: AccessRule | undefined; recent: boolean }>();
  for (const { controllers } of app.get(ModulesContainer).values()) {
    for (const { metatype } of controllers.values()) {
      if (typeof metatype !== 'function') continue;
      const prototype = metatype.prototype as Record<string, unknown>;
      for (const method of Object.getOwnPropertyNames(prototype)) {
        const handler = prototype[method];
        if (typeof handler !== 'function' || method === 'constructor') continue;
        const route = handler as () => unknown;
        rules.set(`${metatype.name.replace(/Controller$/, '')}_${method}`, {
          rule: reflector.get(Allow, route),
          recent: reflector.get(NeedsRecentPassword, route) === true,
        });
      }
    }
  }
  return rules;
}
