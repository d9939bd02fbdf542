import { date, id, type ListResource, startsWith } from '../../listing/resource.js';

export const apiKeyList: ListResource = {
  table: 'api_key',
  noun: 'api-keys',
  select: ['id', 'name', 'scopes', 'expires_at', 'last_used_at', 'created_by', 'created_at'],
  columns: { id, name: startsWith, expires_at: date, last_used_at: date, created_by: id, created_at: date },
};
