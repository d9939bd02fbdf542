import type { Narrowed, Rule } from './contract.js';

const BY_MANAGERS: Narrowed = { rule: 'signed in', only: ['manager'] };

/** The part of the contract about news. */
export const OF_NEWS: Record<string, Rule | Narrowed> = {
  'POST /mail-stops/:id/news': 'anyone',
  'GET /inquiry/properties/:id/news': 'inquiries:read',
  'DELETE /inquiry/properties/:id/news': 'inquiries:write',
  'GET /news-choices/:token': 'anyone',
  'GET /news-choices/:token/page': 'anyone',
  'POST /news-choices/:token': 'anyone',
  'POST /news-choices/:token/one-click': 'anyone',
  'POST /news-choices/:token/stop': 'anyone',
  'GET /newsletters': BY_MANAGERS,
  'POST /newsletters': BY_MANAGERS,
  'GET /newsletters/pictures': BY_MANAGERS,
  'GET /newsletters/projects': BY_MANAGERS,
  'POST /newsletters/count': BY_MANAGERS,
  'POST /newsletters/preview': BY_MANAGERS,
  'POST /newsletters/readers': BY_MANAGERS,
  'POST /newsletters/test': BY_MANAGERS,
  'GET /newsletters/:id': BY_MANAGERS,
  'POST /newsletters/:id/undo': BY_MANAGERS,
};
