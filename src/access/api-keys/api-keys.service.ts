import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { randomUUID } from 'node:crypto';
import { Repository } from 'typeorm';
import { Refusal } from '../../http/refusal.js';
import { ApiKey } from './api-key.entity.js';
import { hashKey, makeKey } from './api-keys.js';
import type { CreateApiKeyDto } from './api-key.dto.js';

/** Makes and revokes keys. */
@Injectable()
export class ApiKeysService {
  constructor(@InjectRepository(ApiKey) private readonly keys: Repository<ApiKey>) {}

  /** @returns the row, and the key itself, which is kept nowhere @throws Refusal 400 */
  async create(dto: CreateApiKeyDto, createdBy: string): Promise<{ row: ApiKey; key: string }> {
    const expires_at = dto.expires_at == null ? null : new Date(dto.expires_at);
    if (expires_at !== null && !(expires_at.getTime() > Date.now())) {
      throw Refusal.invalid([{ field: 'expires_at', message: 'Must be in the future' }]);
    }
    const key = makeKey();
    const id = randomUUID();
    const { name, scopes } = dto;
    await this.keys.insert({ id, name, scopes, expires_at, key_hash: hashKey(key), created_by: createdBy });
    return { row: await this.keys.findOneByOrFail({ id }), key };
  }

  /** The key stops working at once. @returns the key as it was @throws Refusal 404 */
  async revoke(id: string): Promise<ApiKey> {
    const row = await this.keys.findOneBy({ id });
    if (!row) throw Refusal.notFound('API key');
    await this.keys.delete(id);
    return row;
  }
}
