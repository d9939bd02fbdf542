import { Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { Pool } from 'pg';
import type { KeyCaller, Scope } from '../caller.js';

/** `last_used_at` is kept to the minute: a busy key costs one write a minute. */
const USED_STEP = "interval '1 minute'";

interface KeyRow {
  id: string;
  name: string;
  scopes: Scope[];
  stale: boolean;
}

/** Finds out which key a request bears. */
@Injectable()
export class ApiKeys {
  constructor(private readonly db: Pool) {}

  /** @returns the key's caller, or undefined when it is unknown, revoked or expired */
  async find(key: string): Promise<KeyCaller | undefined> {
    // Named, so that each connection plans it once: every request that bears a key asks it.
    const { rows } = await this.db.query<KeyRow>({
      name: 'find_api_key',
      text: `SELECT id, name, scopes, last_used_at IS NULL OR last_used_at < now() - ${USED_STEP} AS stale
        FROM api_key WHERE key_hash = $1 AND (expires_at IS NULL OR expires_at > now())`,
      values: [hashKey(key)],
    });
    const row = rows[0];
    if (!row) return undefined;
    const { stale, ...found } = row;
    if (stale) await this.db.query('UPDATE api_key SET last_used_at = now() WHERE id = $1', [row.id]);
    return { kind: 'key', ...found };
  }
}

/** A new key: 256 random bits behind a prefix by which people and secret scanners know what it is. */
export const makeKey = () => `rd_${randomBytes(32).toString('base64url')}`;

export const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url');
