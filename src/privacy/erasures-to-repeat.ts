import type { Settings } from '../platform/settings/settings.js';
import { readLedger, unite, type Erasure } from './ledger.js';

/**
 * The erasures that a restore is to repeat: those that lie beside the archive, and where this place keeps its backups.
 * @throws BackupError naming a file that is damaged: asked for before a restore, nothing is done halfway
 */
export const erasuresToRepeat = async (settings: Settings, besideArchive: string): Promise<Erasure[]> =>
  unite(await readLedger(besideArchive), await readLedger(settings.backups.folder));
