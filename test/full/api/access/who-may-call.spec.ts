import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Express } from 'express';
import { ROLES, SCOPES, type Role, type Scope } from '../../../../src/platform/http/caller.js';
import { fixture } from '../../../support/jest/fixture.js';
import {
  addStaff,
  anonymous,
  call,
  makeKey,
  sessionOf,
  signIn,
  type Credentials,
} from '../../../support/requests/callers.js';
import { CONTRACT, type Narrowed, type Rule } from '../../../support/requests/contract/contract.js';
import { startApi, type Api } from '../../../support/server/api.js';

/** What each role may do, by hand; an admin may do everything. */
const RIGHTS: Record<Exclude<Role, 'admin'>, Scope[]> = {
  manager: [
    'delegates:read',
    'delegates:write',
    'movements:read',
    'statements:read',
    'inquiries:read',
    'inquiries:write',
    'stock:read',
    'stock:write',
    'events:read',
    'events:write',
    'door:read',
    'door:write',
  ],
  agent: ['inquiries:read', 'inquiries:write', 'stock:read'],
  'event-desk': [
    'delegates:read',
    'delegates:write',
    'movements:read',
    'statements:read',
    'events:read',
    'events:write',
    'door:read',
    'door:write',
  ],
  editor: ['content:read', 'content:write', 'events:read', 'events:write', 'stock:read'],
  door: ['door:read', 'door:write'],
};

const CALLERS = ['anonymous', ...ROLES, 'a key with the scope', 'a key without it'] as const;
type CallerName = (typeof CALLERS)[number];

/** The answer that a rule gives a caller; 'through' is any answer of the route itself. */
function expected(narrowed: Rule | Narrowed, caller: CallerName): 'through' | 401 | 403 {
  const { rule, only } = typeof narrowed === 'object' ? narrowed : { rule: narrowed, only: undefined };
  if (rule === 'anyone') return 'through';
  if (caller === 'anonymous') return 401;
  if (caller === 'admin') return 'through';
  if (rule === 'known') return 'through';
  if (isRole(caller)) {
    if (only && !only.includes(caller)) return 403;
    if (rule === 'signed in') return 'through';
    return (RIGHTS[caller] as Rule[]).includes(rule) ? 'through' : 403;
  }
  if (rule === 'admin' || rule === 'signed in') return 403;
  return caller === 'a key with the scope' ? 'through' : 403;
}

const NAMED = Object.keys(CONTRACT);

const isRole = (caller: CallerName): caller is keyof typeof RIGHTS => Object.hasOwn(RIGHTS, caller);
const ruleOf = (narrowed: Rule | Narrowed): Rule => (typeof narrowed === 'object' ? narrowed.rule : narrowed);

/** Of each role, while it lasts. */
const sessions = new Map<CallerName, Promise<Credentials>>();
let credentials: (caller: CallerName, rule: Rule) => Promise<Credentials> | Credentials;
const api = fixture(() => startApi());
beforeAll(async () => {
  credentials = await credentialsOf(api);
});

describe('every route of the running API', () => {
  it('that the contract names is there', () => expect(routesOf(api)).toEqual(expect.arrayContaining(NAMED)));

  it.each(Object.entries(CONTRACT))('%s is for %j', holdsTo);

  it('is for admins alone, where the contract does not name it', async () => {
    for (const route of routesOf(api)) if (!NAMED.includes(route)) await holdsTo(route, 'admin');
  });

  it('stands in openapi.json where anyone or a key may call it, and only there', () => {
    const open = routesOf(api).filter((route) => isOpen(CONTRACT[route] ?? 'admin'));
    expect(documented().sort()).toEqual(open.sort());
  });
});

/** Whether anyone may call a route of this rule, or a key. */
const isOpen = (narrowed: Rule | Narrowed): boolean => !['signed in', 'admin'].includes(ruleOf(narrowed));

/** The operations of the document for integrators, written like the routes. */
function documented(): string[] {
  const { paths } = JSON.parse(readFileSync('openapi.json', 'utf8')) as { paths: Record<string, object> };
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).map(
      (method) => `${method.toUpperCase()} ${path.slice('/api/v1'.length).replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
}

async function holdsTo(route: string, rule: Rule | Narrowed): Promise<void> {
  // Side by side: the most of each request is waiting for the database.
  const asked = CALLERS.map(async (caller) => {
    const answer = await request(route, await credentials(caller, ruleOf(rule)));
    const outcome = answer.status === 401 || answer.status === 403 ? answer.status : 'through';
    expect([route, caller, outcome]).toEqual([route, caller, expected(rule, caller)]);
    // 503: content's own program was not built, as in a run of this suite alone.
    expect(answer.status < 500 || answer.status === 503).toBe(true);
  });
  await Promise.all(asked);
  // Some of the routes end what they were called with.
  if (route.startsWith('POST /auth/sign-out')) sessions.clear();
}

/** A request without a body to ids that nobody has: let through, it is answered with 400 or 404 and changes nothing. */
function request(route: string, as: Credentials) {
  const [method = '', path = ''] = route.split(' ');
  return call(
    api,
    method,
    path.replaceAll(/:\w+/g, () => randomUUID()),
    { as },
  );
}

async function credentialsOf(api: Api): Promise<typeof credentials> {
  const admin = await signIn(api);
  const ids = new Map<CallerName, string>();
  for (const role of ROLES) if (role !== 'admin') ids.set(role, (await addStaff(api, role)).id);
  const { rows } = await api.db.query<{ id: string }>(`SELECT id FROM staff WHERE role = 'admin'`);
  ids.set('admin', rows[0]?.id ?? '');
  const keys = new Map<Scope, Credentials>();
  for (const scope of SCOPES) keys.set(scope, await makeKey(api, admin, [scope]));

  return (caller, rule) => {
    const scope = SCOPES.find((each) => each === rule);
    const others = SCOPES.filter((each) => each !== rule);
    if (caller === 'anonymous') return anonymous;
    const id = ids.get(caller);
    if (id !== undefined) {
      const kept = sessions.get(caller) ?? sessionOf(api, { id });
      sessions.set(caller, kept);
      return kept;
    }
    return (
      keys.get(
        caller === 'a key with the scope' ? (scope ?? 'delegates:read') : (others[0] ?? 'delegates:read'),
      ) ?? anonymous
    );
  };
}

/** Every route that Express knows under /api/v1, as `GET /delegates/:id`. */
function routesOf({ app }: Api): string[] {
  const { router }: Express = app.getHttpAdapter().getInstance();
  return router.stack.flatMap(({ route }) => {
    if (!route?.path.startsWith('/api/v1/')) return [];
    const { methods } = route as unknown as { methods: Record<string, boolean> };
    return Object.keys(methods)
      .filter((method) => methods[method] && method !== '_all')
      .map((method) => `${method.toUpperCase()} ${route.path.slice('/api/v1'.length)}`);
  });
}
