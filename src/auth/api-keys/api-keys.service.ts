import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { ActivityLog, type Actor } from '../../activity/activity-log.js';
import { Webhooks } from '../../activity/webhooks/webhooks.service.js';
import { DataLoader } from '../../platform/database/data-loader.js';
import { transaction } from '../../platform/database/transaction.js';
import type { Caller, KeyCaller, Scope, StaffCaller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { JSON_LIMIT } from '../../platform/http/json-body.js';
import { LEADS_OF_A_KEY } from '../../platform/http/rate-limits/public-write.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { ListQuery } from '../../platform/listing/list-query.js';
import { ListReader, type Page } from '../../platform/listing/list-reader.js';
import { MAX_ROWS } from '../../platform/listing/parse-filters.js';
import { SETTINGS, type Settings } from '../../platform/settings/settings.js';
import { apiKeyActivity } from '../auth-activity.js';
import { Leaving } from '../staff/leaving.js';
import { ApiKey } from './api-key.entity.js';
import {
  apiKeyList,
  toApiKeyView,
  type ApiKeyView,
  type CreateApiKeyDto,
  type OwnApiKeyView,
} from './api-keys.dto.js';

/** `last_used_at` is kept to the minute: a busy key costs one write a minute. */
const STALE = "(last_used_at IS NULL OR last_used_at < now() - interval '1 minute')";

interface KeyRow {
  key_hash: string;
  id: string;
  name: string;
  scopes: Scope[];
  stale: boolean;
}

/** Finds out which key a request bears. */
@Injectable()
export class ApiKeys {
  private readonly alive = new DataLoader<KeyRow>(async (hashes) => {
    // Named, so that each connection plans it once: every request that bears a key asks it.
    const { rows } = await this.pool.query<KeyRow>({
      name: 'find_api_keys',
      text: `SELECT key_hash, id, name, scopes, ${STALE} AS stale
        FROM api_key WHERE key_hash = ANY($1) AND (expires_at IS NULL OR expires_at > now())`,
      values: [hashes],
    });
    // Written behind the data loader, which collects the requests of a moment: one write for all of them.
    const stale = rows.filter((row) => row.stale).map(({ id }) => id);
    if (stale.length > 0)
      // The condition is checked again in SQL, since another process may have been faster.
      await this.pool.query(`UPDATE api_key SET last_used_at = now() WHERE id = ANY($1) AND ${STALE}`, [
        stale,
      ]);
    return new Map(rows.map((row) => [row.key_hash, row]));
  });

  constructor(private readonly pool: Pool) {}

  /** @returns the key's caller, or undefined when it is unknown, revoked or expired */
  async find(key: string): Promise<KeyCaller | undefined> {
    const row = await this.alive.get(hashKey(key));
    if (!row) return undefined;
    const { id, name, scopes } = row;
    return { kind: 'key', id, name, scopes };
  }
}

/** A new key: 256 random bits behind a prefix by which people and secret scanners know what it is. */
export const makeKey = () => `rd_${randomBytes(32).toString('base64url')}`;

const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url');

const BY_CLOCK: Actor = { kind: 'server', name: 'expired-keys' };

/** Makes and revokes keys. */
@Injectable()
export class ApiKeysService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activity: ActivityLog,
    private readonly lists: ListReader,
    private readonly leaving: Leaving,
    private readonly webhooks: Webhooks,
    private readonly jobs: Jobs,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.jobs.every({
      name: 'expired-keys',
      description: 'Stops the webhooks of API keys that have expired, or were revoked',
      schedule: { everySeconds: 60 },
      trustsClock: true,
      run: () => this.endExpired(),
    });
  }

  /** Also of what a key added in the moment in which it was revoked. @returns how many webhooks were stopped */
  endExpired(): Promise<number> {
    return transaction(this.dataSource, async (tx) => {
      const ended = await tx.query<{ id: string; name: string | null }[]>(
        `SELECT DISTINCT e.made_by_key AS id, k.name FROM webhook_endpoint e LEFT JOIN api_key k ON k.id = e.made_by_key
          WHERE e.made_by_key IS NOT NULL AND e.disabled_at IS NULL AND (k.id IS NULL OR k.expires_at <= now()) ORDER BY 1`,
      );
      let stopped = 0;
      for (const { id, name } of ended)
        stopped +=
          name === null
            ? await this.webhooks.disableThoseOf({ id, name: 'that added it' }, 'was revoked', BY_CLOCK, tx)
            : await this.webhooks.disableThoseOf({ id, name }, 'has expired', BY_CLOCK, tx);
      return stopped;
    });
  }

  list(query: ListQuery): Promise<Page<ApiKeyView>> {
    return this.lists.page<ApiKeyView>(apiKeyList, query);
  }

  /** @throws ApiError 404 when no key calls */
  async own(caller: Caller): Promise<OwnApiKeyView> {
    const row = caller.kind === 'key' && (await this.dataSource.manager.findOneBy(ApiKey, { id: caller.id }));
    if (!row) throw ApiError.notFound('API key');
    const leads = this.settings.rateLimitWritesPerMinute * LEADS_OF_A_KEY;
    const limits = {
      leads_per_minute: leads || null,
      rows_per_call: MAX_ROWS,
      body_bytes: JSON_LIMIT,
    };
    return { ...toApiKeyView(row), limits };
  }

  /** @returns the row, and the key itself, which is kept nowhere @throws ApiError 400 */
  async create(dto: CreateApiKeyDto, by: StaffCaller): Promise<{ row: ApiKey; key: string }> {
    const expires_at = dto.expires_at == null ? null : new Date(dto.expires_at);
    // By the database's clock, as the key itself is judged later.
    const [is] = await this.dataSource.query<{ past: boolean }[]>('SELECT $1::timestamptz <= now() AS past', [
      expires_at,
    ]);
    if (is?.past) {
      throw ApiError.invalid([{ field: 'expires_at', message: 'Must be in the future' }]);
    }
    const key = makeKey();
    const id = randomUUID();
    const { name, scopes } = dto;
    const row = { id, name, scopes, expires_at, key_hash: hashKey(key), created_by: by.id };
    return transaction(this.dataSource, async (tx) => {
      await tx.insert(ApiKey, row);
      const made = await tx.findOneByOrFail(ApiKey, { id });
      const after = toApiKeyView(made);
      await this.activity.record(tx, by, apiKeyActivity('api_key.created', id, { after }));
      return { row: made, key };
    });
  }

  /** The key stops working at once, and what was planned with it ends. @returns the key as it was @throws ApiError 404 */
  revoke(id: string, by: StaffCaller): Promise<ApiKey> {
    return transaction(this.dataSource, async (tx) => {
      const row = await tx.findOneBy(ApiKey, { id });
      if (!row) throw ApiError.notFound('API key');
      await this.leaving.end(tx, row, by);
      await this.webhooks.disableThoseOf(row, 'was revoked', by, tx);
      await tx.delete(ApiKey, id);
      await this.activity.recordDeletion(tx, by, apiKeyActivity('api_key.deleted', id));
      return row;
    });
  }
}
