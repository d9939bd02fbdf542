import type { Narrowed, Rule } from './contract.js';

/** Who may call what enters money, counts it, or lists it. */
export const OF_MONEY: Record<string, Rule | Narrowed> = {
  'GET /events/:event/cash': 'movements:read',
  'POST /events/:event/cash': 'delegates:write',
  'POST /payments/shared': 'delegates:write',
  'GET /payments/shared/:id': 'delegates:read',
  'POST /payments/shared/:id/take-back': 'delegates:write',
  'GET /movements': 'movements:read',
  'GET /movements/sums': 'movements:read',
  'GET /movements/reports/:by': 'movements:read',
  'GET /movements/reports/:by/export.csv': { rule: 'movements:read', only: ['manager'] },
  'GET /spellings': 'movements:read',
  'GET /spellings/names/:kind': 'movements:read',
  'POST /spellings': 'delegates:write',
  'POST /spellings/apart': 'delegates:write',
  'GET /movements/:id/acknowledgement': 'movements:read',
  'GET /movements/export.csv': { rule: 'movements:read', only: ['manager'] },
  'POST /registrations/:id/payments': 'delegates:write',
  'GET /payments/to-return': 'delegates:read',
  'GET /payments/to-return/export.csv': { rule: 'delegates:read', only: ['manager'] },
  'GET /payments/sums.csv': { rule: 'delegates:read', only: ['manager'] },
  'POST /payments/refunds': 'delegates:write',
  'POST /registrations/:id/refunds': 'delegates:write',
};
