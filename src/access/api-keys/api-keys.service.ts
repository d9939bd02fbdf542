import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { Refusal } from '../../http/refusal.js';
import type { ListQuery } from '../../listing/list-query.js';
import { ListReader, type Page } from '../../listing/list-reader.js';
import type { StaffCaller } from '../caller.js';
import { ApiKey } from './api-key.entity.js';
import { hashKey, makeKey } from './api-keys.js';
import type { CreateApiKeyDto } from './api-key.dto.js';
import { apiKeyList } from './api-key-list.js';
import { type ApiKeyView, toApiKeyView } from './api-key.view.js';

/** Makes and revokes keys. */
@Injectable()
export class ApiKeysService {
  constructor(
    private readonly db: DataSource,
    private readonly audit: AuditLog,
    private readonly lists: ListReader,
  ) {}

  list(query: ListQuery): Promise<Page<ApiKeyView>> {
    return this.lists.page<ApiKeyView>(apiKeyList, query);
  }

  /** @returns the row, and the key itself, which is kept nowhere @throws Refusal 400 */
  async create(dto: CreateApiKeyDto, by: StaffCaller): Promise<{ row: ApiKey; key: string }> {
    const expires_at = dto.expires_at == null ? null : new Date(dto.expires_at);
    // By the database's clock, as the key itself is judged later.
    const [is] = await this.db.query<{ past: boolean }[]>('SELECT $1::timestamptz <= now() AS past', [
      expires_at,
    ]);
    if (is?.past) {
      throw Refusal.invalid([{ field: 'expires_at', message: 'Must be in the future' }]);
    }
    const key = makeKey();
    const id = randomUUID();
    const { name, scopes } = dto;
    const row = { id, name, scopes, expires_at, key_hash: hashKey(key), created_by: by.id };
    return this.db.transaction(async (tx) => {
      await tx.insert(ApiKey, row);
      const made = await tx.findOneByOrFail(ApiKey, { id });
      const after = toApiKeyView(made);
      await this.audit.record(tx, by, { resource: 'api-keys', record_id: id, action: 'created', after });
      return { row: made, key };
    });
  }

  /** The key stops working at once. @returns the key as it was @throws Refusal 404 */
  revoke(id: string, by: StaffCaller): Promise<ApiKey> {
    return this.db.transaction(async (tx) => {
      const row = await tx.findOneBy(ApiKey, { id });
      if (!row) throw Refusal.notFound('API key');
      await tx.delete(ApiKey, id);
      await this.audit.recordDeletion(tx, by, 'api-keys', id);
      return row;
    });
  }
}
