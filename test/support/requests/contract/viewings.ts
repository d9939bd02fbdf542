import type { Scope } from '../../../../src/platform/http/caller.js';

const SALES = { rule: 'signed in' as const, only: ['manager' as const, 'agent' as const] };

/** Who may call what of viewings, and of the calendars that have them. */
export const VIEWINGS: Record<string, 'anyone' | Scope | typeof SALES> = {
  'GET /inquiry/viewing-hours': 'inquiries:read',
  'POST /inquiry/viewing-hours': SALES,
  'DELETE /inquiry/viewing-hours/:id': SALES,
  'POST /inquiry/viewing-hours/days-off': SALES,
  'DELETE /inquiry/viewing-hours/days-off/:id': SALES,
  'GET /inquiry/viewings': 'inquiries:read',
  'PUT /inquiry/viewings/:id': 'inquiries:write',
  'GET /viewings/free': 'anyone',
  'POST /viewings': 'anyone',
  'GET /viewings/pages/:slug': 'anyone',
  'GET /viewings/mine/:token': 'anyone',
  'GET /viewings/mine/:token/viewing.ics': 'anyone',
  'POST /viewings/mine/:token/move': 'anyone',
  'POST /viewings/mine/:token/call-off': 'anyone',
  'GET /inquiry/calendar': SALES,
  'POST /inquiry/calendar': SALES,
  'DELETE /inquiry/calendar': SALES,
};
