import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../platform/settings/settings.js';

/** Injection token of the secret (a string) under which session ids are hashed. */
export const AUTH_SECRET = Symbol('auth secret');

/**
 * AUTH_SECRET, or a secret made once and kept in DATA_DIR, readable by its owner only.
 * `link` gives the finished file its name or fails, so two first starts agree on one secret.
 */
export async function authSecret(settings: Pick<Settings, 'authSecret' | 'dataDir'>): Promise<string> {
  if (settings.authSecret !== undefined) return settings.authSecret;
  const file = join(settings.dataDir, 'auth-secret');
  const kept = await readOrUndefined(file);
  if (kept !== undefined) return kept;

  await mkdir(settings.dataDir, { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(file, 'utf8');
}

async function readOrUndefined(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

const hasCode = (error: unknown, code: string) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;
