import { Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { Pool } from 'pg';
import { Batch } from '../../database/batch.js';
import type { KeyCaller, Scope } from '../caller.js';

/** `last_used_at` is kept to the minute: a busy key costs one write a minute. */
const USED_STEP = "interval '1 minute'";

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
  private readonly alive = new Batch<KeyRow>(async (hashes) => {
    // Named, so that each connection plans it once: every request that bears a key asks it.
    const { rows } = await this.db.query<KeyRow>({
      name: 'find_api_keys',
      text: `SELECT key_hash, id, name, scopes, last_used_at IS NULL OR last_used_at < now() - ${USED_STEP} AS stale
        FROM api_key WHERE key_hash = ANY($1) AND (expires_at IS NULL OR expires_at > now())`,
      values: [hashes],
    });
    return new Map(rows.map((row) => [row.key_hash, row]));
  });

  constructor(private readonly db: Pool) {}

  /** @returns the key's caller, or undefined when it is unknown, revoked or expired */
  async find(key: string): Promise<KeyCaller | undefined> {
    const row = await this.alive.get(hashKey(key));
    if (!row) return undefined;
    const { id, name, scopes, stale } = row;
    if (stale) await this.db.query('UPDATE api_key SET last_used_at = now() WHERE id = $1', [id]);
    return { kind: 'key', id, name, scopes };
  }
}

/** A new key: 256 random bits behind a prefix by which people and secret scanners know what it is. */
export const makeKey = () => `rd_${randomBytes(32).toString('base64url')}`;

export const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url');
