import type { Narrowed, Rule } from './contract.js';

const BY_MANAGERS: Narrowed = { rule: 'statements:read', only: ['manager'] };

/** The part of the contract about statements. */
export const OF_STATEMENTS: Record<string, Rule | Narrowed> = {
  'POST /statements/match': 'delegates:write',
  'POST /statements/verify': 'delegates:write',
  'POST /statements/keep': 'delegates:write',
  'GET /statement-files': 'statements:read',
  'GET /statement-lines': 'statements:read',
  'GET /statement-lines/sums': 'statements:read',
  'GET /statement-lines/waiting': 'statements:read',
  'GET /statement-lines/export.csv': BY_MANAGERS,
  'POST /statement-lines/assign': 'delegates:write',
  'POST /statement-lines/set-aside': 'delegates:write',
  'GET /statement-lines/:id/payers': 'delegates:read',
  'POST /statement-lines/:id/assign': 'delegates:write',
  'POST /statement-lines/:id/undo': 'delegates:write',
  'GET /not-in-bank': 'statements:read',
  'GET /not-in-bank/sums': 'statements:read',
  'GET /not-in-bank/export.csv': BY_MANAGERS,
};
