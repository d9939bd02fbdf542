import type { Scope } from '../caller.js';
import type { ApiKey } from './api-key.entity.js';

export class ApiKeyView {
  id: string;
  name: string;
  scopes: Scope[];
  expires_at: Date | null;
  /** Last use, to the minute. */
  last_used_at: Date | null;
  /** The account that made the key; null once that account is removed. */
  created_by: string | null;
  created_at: Date;
}

export class NewApiKeyView extends ApiKeyView {
  /** The key itself: shown now and never again, for only its hash is stored. */
  key: string;
}

export const toApiKeyView = (row: ApiKey): ApiKeyView => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes,
  expires_at: row.expires_at,
  last_used_at: row.last_used_at,
  created_by: row.created_by,
  created_at: row.created_at,
});
