import { randomUUID } from 'node:crypto';
import type { Express } from 'express';
import { type Role, type Scope, SCOPES } from '../../src/platform/http/caller.js';
import { type Api, startApi } from '../support/api.js';
import {
  anonymous,
  call,
  type Credentials,
  makeKey,
  makeStaff,
  sessionOf,
  signIn,
} from '../support/callers.js';

type Rule = 'anyone' | 'known' | 'signed in' | 'staff' | 'admin' | Scope;

/** What each role may do, by hand; an admin may do everything. */
const RIGHTS: Record<Exclude<Role, 'admin'>, Scope[]> = {
  staff: [
    'delegates:read',
    'delegates:write',
    'inquiries:read',
    'inquiries:write',
    'events:read',
    'events:write',
    'door:read',
    'door:write',
  ],
  editor: ['content:read', 'content:write', 'events:read', 'events:write'],
  door: ['door:read', 'door:write'],
};

/** The contract, by hand: every route of the API, and who may call it. A route that is not here fails the test. */
const CONTRACT: Record<string, Rule> = {
  'GET /content': 'content:read',
  'GET /content/kinds': 'content:read',
  'GET /content/pages': 'content:read',
  'GET /content/problems': 'content:read',
  'GET /content/releases': 'content:read',
  'POST /content/publish': 'content:write',
  'POST /content/undo': 'content:write',
  'GET /content/pictures': 'content:read',
  'POST /content/pictures': 'content:write',
  'GET /content/items/:kind/:slug': 'content:read',
  'PUT /content/items/:kind/:slug': 'content:write',
  'DELETE /content/items/:kind/:slug': 'content:write',
  'GET /content/items/:kind/:slug/versions': 'content:read',
  'POST /content/items/:kind/:slug/restore': 'content:write',
  'POST /content/items/:kind/:slug/discard': 'content:write',
  'POST /content/preview': 'content:read',
  'GET /content/preview': 'content:read',
  'POST /content/previews': 'content:write',
  'GET /content/previews/:token': 'anyone',

  'GET /events': 'anyone',
  'GET /events/:event': 'anyone',
  'POST /events': 'events:write',
  'PATCH /events/:event': 'events:write',
  'DELETE /events/:event': 'events:write',
  'GET /events/:event/history': 'events:read',
  'GET /events/form': 'events:read',
  'POST /events/preview': 'events:read',

  'POST /door/devices': 'door:write',
  'GET /door/devices': 'door:read',
  'DELETE /door/devices/:id': 'door:write',
  'GET /door/report': 'door:read',
  'GET /door/attendance': 'door:read',
  'GET /door/attendance.csv': 'door:read',
  'POST /door/conflicts/:id/settle': 'door:write',
  'POST /door/sign-in': 'anyone',
  'POST /door/hand-in': 'anyone',
  'GET /door/session': 'door:write',
  'POST /door/sign-out': 'door:write',
  'GET /door/snapshot': 'door:write',
  'GET /door/live': 'door:write',
  'GET /door/search': 'door:write',
  'POST /door/scans': 'door:write',
  'POST /door/scans/:id/undo': 'door:write',
  'POST /door/payments': 'door:write',

  'POST /delegates': 'anyone',
  'GET /delegates': 'delegates:read',
  'GET /delegates/export.csv': 'delegates:read',
  'GET /delegates/uuid/:uuid': 'anyone',
  'GET /former-tickets/:uuid': 'anyone',
  'GET /delegates/uuid/:uuid/qr.png': 'anyone',
  'GET /delegates/:id': 'delegates:read',
  'PUT /delegates/:id': 'delegates:write',
  'DELETE /delegates/:id': 'delegates:write',
  'PUT /delegates/verify/:id': 'delegates:write',
  'PATCH /delegates/qr-code/:id': 'delegates:write',
  'PATCH /delegates/proof-of-payment/upload/:id': 'anyone',
  'POST /delegates/proof-of-payment/upload/:id': 'anyone',
  'GET /delegates/:id/proof-of-payment': 'delegates:read',
  'GET /delegates/:id/history': 'delegates:read',
  'POST /delegates/bulk': 'delegates:write',
  'GET /delegates/bin': 'delegates:read',
  'POST /delegates/bin/:id/restore': 'delegates:write',
  'DELETE /delegates/bin/:id': 'admin',

  'POST /delegates/:id/cancel': 'delegates:write',
  'POST /delegates/:id/reinstate': 'delegates:write',
  'POST /delegates/:id/transfer': 'delegates:write',
  'POST /registrations/:id/cancel': 'delegates:write',
  'POST /registration-links': 'anyone',
  'POST /registration-link': 'anyone',
  'POST /registration-link/contact': 'anyone',
  'POST /registration-link/delegates/:id': 'anyone',
  'POST /registration-link/delegates/:id/transfer': 'anyone',
  'POST /registration-link/cancel': 'anyone',
  'POST /registrations': 'anyone',
  'GET /registrations/:id': 'delegates:read',
  'GET /delegates/uuid/:uuid/registration': 'anyone',
  'POST /delegates/uuid/:uuid/reference': 'anyone',
  'POST /delegates/find-tickets': 'anyone',
  'POST /proofs/claim': 'delegates:write',
  'POST /proofs/release': 'delegates:write',
  'GET /proofs/waiting': 'delegates:read',
  'GET /proofs/reasons': 'delegates:read',
  'PUT /proofs/reasons': 'delegates:write',
  'GET /proofs/:id': 'delegates:read',
  'GET /proofs/:id/picture': 'delegates:read',
  'POST /proofs/:id/accept': 'delegates:write',
  'POST /proofs/:id/reject': 'delegates:write',
  'POST /proofs/:id/undo': 'delegates:write',
  'POST /waiting-list': 'anyone',
  'GET /waiting-list/:uuid': 'anyone',
  'POST /waiting-list/:uuid/accept': 'anyone',
  'POST /waiting-list/:uuid/leave': 'anyone',
  'GET /events/:event/waiting-list': 'delegates:read',
  'POST /events/:event/waiting-list/:id/offer': 'delegates:write',
  'DELETE /events/:event/waiting-list/:id': 'delegates:write',
  'POST /statements/match': 'delegates:write',
  'POST /statements/verify': 'delegates:write',

  'POST /inquiry/property': 'anyone',
  'GET /inquiry/properties': 'inquiries:read',
  'GET /inquiry/properties/export.csv': 'inquiries:read',
  'GET /inquiry/properties/:id': 'inquiries:read',
  'DELETE /inquiry/properties/:id': 'inquiries:write',
  'GET /inquiry/properties/:id/history': 'inquiries:read',
  'POST /inquiry/properties/bulk': 'inquiries:write',
  'GET /inquiry/properties/bin': 'inquiries:read',
  'POST /inquiry/properties/bin/:id/restore': 'inquiries:write',
  'DELETE /inquiry/properties/bin/:id': 'admin',
  'GET /inquiry/search': 'inquiries:read',
  'PUT /inquiry/properties/:id/work': 'inquiries:write',
  'GET /inquiry/properties/:id/notes': 'inquiries:read',
  'POST /inquiry/properties/:id/notes': 'inquiries:write',
  'POST /inquiry/properties/:id/answers': 'inquiries:write',
  'DELETE /inquiry/properties/:id/answers/:answer': 'inquiries:write',
  'GET /inquiry/properties/:id/same-person': 'inquiries:read',
  'GET /inquiry/work/choices': 'inquiries:read',
  'GET /inquiry/work/waiting': 'signed in',
  'GET /inquiry/work/settings': 'signed in',
  'PUT /inquiry/work/settings': 'admin',

  'POST /auth/sign-in': 'anyone',
  'POST /auth/forgotten-password': 'anyone',
  'POST /auth/password-link': 'anyone',
  'POST /auth/password-link/password': 'anyone',
  'POST /auth/sign-out': 'signed in',
  'POST /auth/sign-out-everywhere': 'signed in',
  'POST /auth/reauthenticate': 'signed in',
  'POST /auth/confirm': 'signed in',
  'GET /auth/me': 'signed in',
  'PUT /auth/password': 'signed in',
  'GET /auth/account': 'signed in',
  'GET /auth/sessions': 'signed in',
  'DELETE /auth/sessions/:id': 'signed in',
  'POST /auth/second-factor': 'signed in',
  'PUT /auth/second-factor': 'signed in',
  'POST /auth/second-factor/recovery-codes': 'signed in',
  'POST /auth/second-factor/switch-off': 'signed in',

  'GET /backups': 'admin',

  'GET /privacy': 'admin',
  'POST /privacy/find': 'admin',
  'POST /privacy/export': 'admin',
  'POST /privacy/erase': 'admin',

  'GET /staff': 'admin',
  'POST /staff': 'admin',
  'GET /staff/:id': 'admin',
  'PUT /staff/:id': 'admin',
  'DELETE /staff/:id': 'admin',
  'GET /staff/:id/history': 'admin',
  'POST /staff/:id/invitation': 'admin',
  'POST /staff/:id/second-factor/reset': 'admin',
  'GET /api-keys': 'admin',
  'POST /api-keys': 'admin',
  'DELETE /api-keys/:id': 'admin',
  'GET /api-keys/:id/history': 'admin',

  'GET /activity': 'known',

  'GET /webhooks': 'admin',
  'GET /webhooks/types': 'admin',
  'POST /webhooks': 'admin',
  'GET /webhooks/:id': 'admin',
  'PUT /webhooks/:id': 'admin',
  'DELETE /webhooks/:id': 'admin',
  'POST /webhooks/:id/secret': 'admin',
  'POST /webhooks/:id/test': 'admin',
  'GET /webhooks/:id/deliveries': 'admin',
  'POST /webhooks/:id/deliveries/:delivery/replay': 'admin',
  'POST /webhooks/:id/replay': 'admin',

  'GET /auth/mail-settings': 'signed in',
  'PUT /auth/mail-settings': 'signed in',
  'GET /mails': 'staff',
  'GET /mails/summary': 'staff',
  'GET /mails/templates': 'staff',
  'GET /mails/templates/:name/preview': 'staff',
  'POST /mails/send-withheld': 'admin',
  'POST /mails/keep-withheld': 'admin',
  'GET /mails/:id': 'staff',
  'GET /mails/:id/preview': 'staff',
  'POST /mails/:id/send': 'staff',

  'GET /dashboard': 'staff',
  'GET /jobs': 'admin',
  'POST /jobs/:id/retry': 'admin',

  'GET /health/live': 'anyone',
  'GET /health/ready': 'anyone',
};

const CALLERS = [
  'anonymous',
  'staff',
  'editor',
  'door',
  'admin',
  'a key with the scope',
  'a key without it',
] as const;
type CallerName = (typeof CALLERS)[number];

/** The answer that a rule gives a caller; 'through' is any answer of the route itself. */
function expected(rule: Rule, caller: CallerName): 'through' | 401 | 403 {
  if (rule === 'anyone') return 'through';
  if (caller === 'anonymous') return 401;
  if (caller === 'admin') return 'through';
  if (rule === 'known') return 'through';
  if (caller === 'staff' || caller === 'editor' || caller === 'door') {
    if (rule === 'signed in' || (rule === 'staff' && caller === 'staff')) return 'through';
    return (RIGHTS[caller] as Rule[]).includes(rule) ? 'through' : 403;
  }
  if (rule === 'admin' || rule === 'signed in' || rule === 'staff') return 403;
  return caller === 'a key with the scope' ? 'through' : 403;
}

let api: Api;
let credentials: (caller: CallerName, rule: Rule) => Promise<Credentials> | Credentials;
beforeAll(async () => {
  api = await startApi();
  credentials = await credentialsOf(api);
});
afterAll(() => api.close());

describe('every route of the running API', () => {
  it('is in the contract, and the contract names no other', () =>
    expect(routesOf(api).sort()).toEqual(Object.keys(CONTRACT).sort()));

  it.each(Object.entries(CONTRACT))('%s is for %s', async (route, rule) => {
    for (const caller of CALLERS) {
      const answer = await request(route, await credentials(caller, rule));
      const outcome = answer.status === 401 || answer.status === 403 ? answer.status : 'through';
      expect([caller, outcome]).toEqual([caller, expected(rule, caller)]);
      // 503: content's own program was not built, as in a run of this suite alone.
      expect(answer.status < 500 || answer.status === 503).toBe(true);
    }
  });
});

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
  const staff = await makeStaff(api, admin);
  const editor = await makeStaff(api, admin, 'editor');
  const door = await makeStaff(api, admin, 'door');
  const { rows } = await api.db.query<{ id: string }>(`SELECT id FROM staff WHERE role = 'admin'`);
  const ids = { staff: staff.id, editor: editor.id, door: door.id, admin: rows[0]?.id ?? '' };
  const keys = new Map<Scope, Credentials>();
  for (const scope of SCOPES) keys.set(scope, await makeKey(api, admin, [scope]));

  return (caller, rule) => {
    const scope = SCOPES.find((each) => each === rule);
    const others = SCOPES.filter((each) => each !== rule);
    if (caller === 'anonymous') return anonymous;
    // A session of its own for each request: signing out and changing passwords are among the routes.
    if (caller in ids) return sessionOf(api, { id: ids[caller as keyof typeof ids] });
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
