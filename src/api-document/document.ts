import type { INestApplication } from '@nestjs/common';
import { ModulesContainer, Reflector } from '@nestjs/core';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { OPTIONAL as OF_DELEGATES } from '../delegates/delegate-fields.js';
import { OPTIONAL as OF_INQUIRIES } from '../inquiries/inquiry-fields.js';
import {
  Allow,
  NeedsRecentPassword,
  OnlyFor,
  ROLES,
  scopesOf,
  type AccessRule,
  type Role,
} from '../platform/http/caller.js';
import type { ErrorCode } from '../platform/http/errors/error-codes.js';
import { ErrorResponse, Refuses } from '../platform/http/openapi/answers.js';
import { ERROR, referToError } from '../platform/http/openapi/errors.js';
import { ownSections } from '../platform/http/openapi/section.js';
import { header, HEADERS, shareParts, withoutUnused } from '../platform/http/openapi/shared-parts.js';
import { publishedFields } from '../platform/listing/declared-fields.js';
import { INTEGRATORS, OFFICE, type Audience } from './audiences.js';
import { SECTIONS } from './guide.js';
import { addRefusals, type CodedRefusal } from './refusals.js';
import { addWebhooks } from './webhooks.js';

/**
 * The API documents, made from the controllers and their decorators. Call it after the global prefix is set.
 * @param codes by operation id, as scripts/lib/refusal-codes.mjs reads them
 */
export function buildOpenApiDocuments(app: INestApplication, codes: Record<string, CodedRefusal[]>) {
  const rules = accessRulesOf(app, codes);
  // The one list of rights: the back office is built with it (scripts/openapi.mjs).
  const roles = Object.fromEntries(ROLES.map((role) => [role, scopesOf(role)]));
  // So are the fields that may be left out: the web apps draw what they declare.
  const fields = { inquiries: publishedFields(OF_INQUIRIES), delegates: publishedFields(OF_DELEGATES) };
  return {
    integrators: documentFor(INTEGRATORS, app, rules),
    office: { ...documentFor(OFFICE, app, rules), 'x-roles': roles, 'x-fields': fields },
  };
}

function documentFor(audience: Audience, app: INestApplication, rules: Rules): OpenAPIObject {
  const made = structuredClone(
    SwaggerModule.createDocument(
      app,
      { ...CONFIG.build(), tags: allTags() },
      {
        extraModels: [ErrorResponse],
        operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
      },
    ),
  );
  const components = { ...made.components, responses: { Error: ERROR as never }, headers: HEADERS as never };
  const { title, description, security, hasWebhooks } = audience;
  const info = { ...made.info, title, description, license: { name: 'All rights reserved' } };
  const paths = pathsFor(audience, made, rules);
  const sections = new Set(hasWebhooks ? ['Webhooks'] : []);
  for (const item of Object.values(paths))
    for (const method of METHODS) item[method]?.tags?.forEach((section) => sections.add(section));
  const tags = made.tags?.filter(({ name }) => sections.has(name));
  const document = toVersion31({ ...made, info, security, components, paths, tags });
  shareParts(document);
  return withoutUnused(hasWebhooks ? addWebhooks(document) : document);
}

const CONFIG = new DocumentBuilder()
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
  );

const allTags = () => [...SECTIONS, ...ownSections()].map(([name, description]) => ({ name, description }));

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Method = 'get' | 'put' | 'post' | 'delete' | 'patch';
interface Access {
  rule: AccessRule | undefined;
  only: readonly Role[] | undefined;
  recent: boolean;
  coded: CodedRefusal[];
}
type Rules = ReadonlyMap<string, Access>;

const METHODS: Method[] = ['get', 'put', 'post', 'delete', 'patch'];
const NOT_LATELY: CodedRefusal = [403, 'reauthentication_required'];
const LATELY =
  'The password must have been given within the last 15 minutes, at sign-in or by POST /auth/reauthenticate.';

/** The operations that are for this audience, in the order of their addresses. */
function pathsFor(audience: Audience, { paths }: OpenAPIObject, rules: Rules): OpenAPIObject['paths'] {
  const chosen = Object.entries(paths).map(([path, item]) => {
    const operations = METHODS.flatMap((method) => {
      const operation = item[method];
      const { rule, only, recent = false, coded = [] } = rules.get(operation?.operationId ?? '') ?? {};
      if (!operation || !audience.includes(rule)) return [];
      complete(operation, method, path);
      addRefusals(operation, method, rule, coded);
      referToError(operation.responses);
      if (!audience.hasForms) leaveOutForms(operation);
      const security = audience.securityOf(rule);
      if (security) operation.security = security;
      operation.description = [operation.description, audience.whoMayCall(rule, only), recent && LATELY]
        .filter(Boolean)
        .join('\n\n');
      return [[method, operation] as const];
    });
    return [path, Object.fromEntries(operations)] as const;
  });
  const held = chosen.filter(([, operations]) => Object.keys(operations).length > 0);
  return Object.fromEntries(held.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Adds what an operation's parameters imply: refusals, headers, examples. */
function complete(operation: Operation, method: Method, path: string): void {
  for (const parameter of operation.parameters ?? []) completeParameter(parameter, path, method);
  if (hasEtag(operation, method)) addHeaders(operation.responses[200], header('ETag'));
  if (operation.parameters?.length === 0) delete operation.parameters;
}

/** What takes JSON takes a form's fields too: for pages without script. */
function leaveOutForms({ requestBody }: Operation): void {
  if (!requestBody || !('content' in requestBody) || !('application/json' in requestBody.content)) return;
  requestBody.content = { 'application/json': requestBody.content['application/json'] };
}

function addHeaders(response: object | undefined, headers: Record<string, object>): void {
  const described = (response ?? {}) as { headers?: Record<string, object> };
  described.headers = { ...headers, ...described.headers };
}

const ID = '019a8f0e-7c1b-7d3a-9f21-3c5e8b7a1d42';
const ETAG_VALUE = '"kJ8l0m3Zx9Qw2eR5tY7uA1"';

/** Parameters that are UUIDs. */
const IDS = ['id', 'uuid', 'delivery', 'answer', 'note', 'event'];

/** What stands for itself where the route that takes it names no example. */
const EXAMPLES: Record<string, string | number | boolean> = {
  ...Object.fromEntries(IDS.map((name) => [name, ID])),
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
  folder: 'company',
  picture: 'about',
};

/** Ids are UUIDs wherever they stand in a path, and every parameter has an example. */
function completeParameter(parameter: object, path: string, method: Method): void {
  const { in: location, name = '', schema, content } = parameter as Parameter;
  if (!schema || content) return;
  // The one place where an event is named as in its address.
  const isSlug = name === 'event' && method === 'get' && path.endsWith('/{event}');
  if (location === 'path' && !isSlug && IDS.includes(name)) schema.format = 'uuid';
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

/** Operation id → who may call it, whether it takes a recent password, and its codes, for every route of every controller. */
function accessRulesOf(app: INestApplication, codes: Record<string, CodedRefusal[]>): Rules {
  const reflector = new Reflector();
  const rules = new Map<string, Access>();
  for (const { controllers } of app.get(ModulesContainer).values()) {
    for (const { metatype } of controllers.values()) {
      if (typeof metatype !== 'function') continue;
      const prototype = metatype.prototype as Record<string, unknown>;
      for (const method of Object.getOwnPropertyNames(prototype)) {
        const handler = prototype[method];
        if (typeof handler !== 'function' || method === 'constructor') continue;
        const route = handler as () => unknown;
        const id = `${metatype.name.replace(/Controller$/, '')}_${method}`;
        const recent = reflector.get(NeedsRecentPassword, route) === true;
        const byDatabase = (reflector.get<readonly ErrorCode[] | undefined>(Refuses.KEY, route) ?? []).map(
          (code): CodedRefusal => [409, code],
        );
        rules.set(id, {
          rule: reflector.get(Allow, route),
          only: reflector.get(OnlyFor, route),
          recent,
          coded: [...(codes[id] ?? []), ...byDatabase, ...(recent ? [NOT_LATELY] : [])],
        });
      }
    }
  }
  return rules;
}

type Json = Record<string, unknown>;

/**
 * @nestjs/swagger writes OpenAPI 3.0, which knows no webhooks. What differs in 3.1: `nullable` is a type of its own, and
 * what stands beside a `$ref` needs no `allOf` around it.
 */
function toVersion31(document: OpenAPIObject): OpenAPIObject {
  return { ...(convert(document) as OpenAPIObject), openapi: '3.1.0' };
}

function convert(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convert);
  if (typeof value !== 'object' || value === null) return value;
  const made = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, convert(inner)]));
  return typeof made.nullable === 'boolean' ? withNull(made) : made;
}

/** `nullable` is only ever said of a schema. */
function withNull({ nullable, ...schema }: Json): Json {
  if (nullable !== true) return schema;
  // A record of its own, or null.
  const { allOf, type: _, ...others } = schema;
  if (Array.isArray(allOf)) return { ...others, anyOf: [...(allOf as unknown[]), { type: 'null' }] };
  if (typeof schema.type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  const values = Array.isArray(schema.enum) ? { enum: [...(schema.enum as unknown[]), null] } : {};
  return { ...schema, type: [schema.type, 'null'], ...values };
}
