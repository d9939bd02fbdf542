import { dirname } from 'node:path';
import type { ClientBase } from 'pg';
import type { EntityManager } from 'typeorm';
import { markAsCopy } from '../../platform/database/restored-copy.js';
import { collect, LARGEST_UPLOAD, readArchive, verifyArchive } from '../archive/archive-reader.js';
import { RowLoader } from '../archive/copy-rows.js';
import { ArchiveEncryption } from '../archive/encryption.js';
import {
  BackupError,
  entryKind,
  LostUpload,
  MANIFEST,
  uploadsOf,
  type Manifest,
} from '../archive/manifest.js';
import { compareFiles, filesThere, keepFile, refuseFiles } from '../files.js';
import { findUpload } from '../find-upload.js';
import type { Installation } from '../installation.js';
import { compareRows, inNewSchema, setSequences, withBareTables } from './new-schema.js';

interface Options {
  /** Where uploads that the archive names may lie. */
  folders?: string[];
  encryption?: ArchiveEncryption;
  /** Whether the uploads are there still: then only those are taken from the archive that are not. */
  inPlace?: boolean;
  /** Saves the database that is in use, while nobody can write to it: then it is replaced. Left out: it has to be empty. */
  save?: (client: ClientBase) => Promise<void>;
  /** What else belongs to it, in the restored database: kept with it, or not at all. */
  within?: (tx: EntityManager, manifest: Manifest) => Promise<void>;
  /** Whether what was restored is paused until it is released. */
  paused?: boolean;
}

export interface Restored extends Manifest {
  /** Uploads that the rows name, and that neither the archive nor what lies beside it has as they were. */
  missing: LostUpload[];
}

/**
 * Fills a database and a storage, both empty unless `options` say otherwise, from an archive: all rows, or nothing at all, and every upload that is still
 * to be had. The archive is checked from end to end first; the rows go in within one transaction, which is committed when
 * the files are in place and everything has been read back and compared.
 * @throws BackupError when the place is not empty, or the archive is damaged or newer than this program
 */
export async function restore(
  installation: Installation,
  file: string,
  {
    folders = [dirname(file)],
    encryption = new ArchiveEncryption(),
    inPlace = false,
    save,
    within,
    paused = true,
  }: Options = {},
): Promise<Restored> {
  const damaged = new Set<string>();
  const manifest = await verifyArchive(file, encryption, ({ upload }) => damaged.add(upload));
  if (!inPlace) await refuseFiles(installation);
  let there = new Set<string>();
  let isReady = false;
  const last = async (tx: EntityManager) => {
    await within?.(tx, manifest);
    isReady = true;
  };
  const missing: LostUpload[] = [];
  const kept = new Set<string>();
  const keep = async (name: string, content: Buffer) => {
    if (there.has(name)) return;
    kept.add(name);
    await keepFile(installation, name, content);
  };
  try {
    await inNewSchema({ url: installation.databaseUrl, manifest, save, last }, async (client) => {
      // Nobody else reads or writes by now, so that nobody removes what nothing names any more.
      there = await filesThere(installation);
      await withBareTables(client, manifest, () =>
        load(
          client,
          manifest,
          file,
          async (name, content) => {
            if (!damaged.has(name)) await keep(name, content);
          },
          encryption,
        ),
      );
      // Whoever read before the locks what nothing names may have removed some since.
      there = await filesThere(installation);
      for (const upload of uploadsOf(manifest).filter(({ name }) => !there.has(name))) {
        const found = await findUpload(folders, upload, encryption).catch(lostOnly);
        if (found instanceof LostUpload) missing.push(found);
        else await keep(upload.name, found);
      }
      await setSequences(client, manifest);
      await compareRows(client, manifest);
      if (!inPlace) await compareFiles(installation, manifest, kept);
      if (paused) await markAsCopy(client);
    });
  } catch (error) {
    // Where the answer to the commit was lost, the rows that name them may be there.
    if (!isReady || isRefusal(error))
      await Promise.allSettled([...kept].map((name) => installation.proofs.remove(name)));
    throw refusedRows(error) ?? error;
  }
  for (const name of manifest.lost ?? [])
    if (!there.has(name)) missing.push(new LostUpload(name, 'it was lost already when the archive was made'));
  return { ...manifest, missing };
}

function lostOnly(error: unknown): LostUpload {
  if (error instanceof LostUpload) return error;
  throw error;
}

/** PostgreSQL said no, and undid all. */
const isRefusal = (error: unknown): boolean => (error as { severity?: unknown }).severity === 'ERROR';

/**
 * SQLSTATE classes that tell of the connection, the server's means, its operator, its system or itself: no fault of the
 * archive.
 */
const OF_THE_SERVER = /^(08|40|53|55|57|58|XX)/;

/** PostgreSQL found fault with what the archive holds, which its checksums did not show. */
function refusedRows(error: unknown): BackupError | undefined {
  const { code, message } = error as { code?: unknown; message?: string };
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code) || OF_THE_SERVER.test(code)) return undefined;
  return new BackupError(
    `The archive is damaged, or was altered: the database refuses what it holds (${message}).`,
  );
}

/** @param keep puts a file into the storage */
async function load(
  client: ClientBase,
  manifest: Manifest,
  file: string,
  keep: (name: string, content: Buffer) => Promise<void>,
  encryption: ArchiveEncryption,
): Promise<void> {
  const rows = new RowLoader(client, manifest.tables);
  try {
    const visit = async (name: string, content: AsyncIterable<Buffer>) => {
      if (name === MANIFEST) return void (await collect(content, Infinity));
      const kind = entryKind(name);
      if ('table' in kind) return rows.add(kind.table, content);
      await keep(kind.file, await collect(content, LARGEST_UPLOAD));
    };
    await readArchive(file, visit, encryption);
    await rows.end();
  } catch (error) {
    await rows.abandon();
    throw error;
  }
}
