import type { EntityManager } from 'typeorm';
import { authSecret } from '../auth/secret.js';
import type { Settings } from '../platform/settings/settings.js';
import { IdentifierHashes, LEDGER, type Erasure } from './ledger.js';
import { reapplyIn } from './reapply.js';

export const NO_LEDGER = `No ${LEDGER} lies beside the archive: if people were erased since, copy it there and restore anew.`;

/**
 * Erases again in a transaction that goes on, on the tables and functions of this version: what `eraseAgain` does in one of its own.
 * @returns also the files that are to be removed once it is committed
 */
export async function eraseAgainIn(
  tx: EntityManager,
  settings: Settings,
  entries: Erasure[],
): Promise<{ lines: string[]; files: string[] }> {
  if (entries.length === 0) return { lines: [NO_LEDGER], files: [] };
  const hashes = new IdentifierHashes(await authSecret(settings));
  const { erasures, otherSecret, files } = await reapplyIn(tx, hashes, entries);
  const lines = [`Erased again: ${erasures} of ${entries.length} erasures that ${LEDGER} knows.`];
  if (otherSecret > 0)
    lines.push(
      `${otherSecret} of them were made under another AUTH_SECRET: their records were found by id alone. ` +
        'Set that secret and restore anew to find them by address and number too.',
    );
  return { lines, files };
}
