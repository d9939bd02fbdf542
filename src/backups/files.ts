import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import type { ClientBase } from 'pg';
import type { ProofStorage } from '../uploads/storage.js';
import type { ArchiveWriter } from './archive/archive-writer.js';
import { BackupError, filePath, uploadsOf, type Manifest } from './archive/manifest.js';
import type { Installation } from './installation.js';

/** Names of all pictures kept. */
export function namesOf(proofs: ProofStorage): AsyncIterable<string> {
  return proofs.namesBefore(new Date(8.64e15));
}

/** @returns the names of the pictures that went into the archive */
export async function writeFiles({ proofs }: Installation, archive: ArchiveWriter): Promise<string[]> {
  const written: string[] = [];
  for await (const name of namesOf(proofs)) {
    const picture = await proofs.get(name);
    if (!picture) continue; // deleted since it was listed
    await archive.add(filePath(name), picture);
    written.push(name);
  }
  return written;
}

/** Pictures that the database names at this moment. */
export async function namedFiles(client: ClientBase): Promise<string[]> {
  const { rows: known } = await client.query("SELECT 1 WHERE to_regclass('proof') IS NOT NULL");
  if (known.length === 0) return [];
  return (await client.query<{ name: string }>('SELECT picture AS name FROM proof')).rows.map(
    ({ name }) => name,
  );
}

export async function keepFile(
  { proofs, temporary }: Installation,
  name: string,
  content: Buffer,
): Promise<void> {
  await mkdir(temporary.path, { recursive: true, mode: 0o700 });
  const path = temporary.newFile();
  try {
    await writeFile(path, content, { mode: 0o600 });
    await proofs.put(name, path);
  } finally {
    await rm(path, { force: true });
  }
}

/** @throws BackupError when there is any picture at all */
export async function refuseFiles(installation: Installation): Promise<void> {
  for (const name of await filesThere(installation))
    throw new BackupError(`The uploads are not empty (${name}, …): restore only goes into an empty place.`);
}

export async function filesThere({ proofs }: Installation): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const name of namesOf(proofs)) names.add(name);
  return names;
}

/**
 * Reads every picture back.
 * @param kept those that were restored
 * @throws BackupError when one of them is missing, different, or not of the archive
 */
export async function compareFiles(
  { proofs }: Installation,
  manifest: Manifest,
  kept: ReadonlySet<string>,
): Promise<void> {
  const uploads = uploadsOf(manifest).filter(({ name }) => kept.has(name));
  const expected = new Map(uploads.map((entry) => [entry.name, entry.sha256]));
  for await (const name of namesOf(proofs)) {
    const picture = await proofs.get(name);
    const sha256 = createHash('sha256')
      .update(picture ?? '')
      .digest('hex');
    if (expected.get(name) !== sha256)
      throw new BackupError(`The upload ${name} is not the same after restoring.`);
    expected.delete(name);
  }
  const [missing] = expected.keys();
  if (missing !== undefined) throw new BackupError(`The upload ${missing} is missing after restoring.`);
}
