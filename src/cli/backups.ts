import { stat, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { verifyArchive } from '../backups/archive/archive-reader.js';
import { newKey, ArchiveEncryption } from '../backups/archive/encryption.js';
import { BackupError, LostUpload, uploadsOf, type Manifest } from '../backups/archive/manifest.js';
import { findUpload } from '../backups/find-upload.js';
import { markFolder, namedTargets } from '../backups/schedule/backup-target.js';
import { madeAt } from '../backups/schedule/retention.js';
import { usageOf } from '../platform/settings/command.js';
import { parseSettings } from '../platform/settings/parse-settings.js';
import { explain } from './explain.js';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const USAGE = usageOf(
  ['backups', 'list', 'the archives in BACKUP_DIR and where they are copied to, newest first'],
  ['backups', 'verify FILE', 'reads an archive and its uploads from end to end, and changes nothing'],
  ['backups', 'key FILE', 'makes the keys by which backups are encrypted, the secret one in FILE'],
  ['backups', 'mark', 'says that BACKUP_COPY_DIR, as it is mounted now, is the place for copies'],
);

/** `list`, `verify <file>`, `key <file>` and `mark`, with the server's own settings. Exits with 1 and one line when refused. */
async function main([command, file]: string[]): Promise<void> {
  if (command === 'list') return list();
  if (command === 'mark') return mark();
  if (command === 'verify' && file !== undefined) return verify(resolve(file));
  if (command === 'key' && file !== undefined) return key(resolve(file));
  if (command !== '--help') throw new BackupError(USAGE);
  say(USAGE);
}

async function list(): Promise<void> {
  for (const target of namedTargets(parseSettings(process.env).backups)) {
    const problem = await target.problem();
    say(problem === undefined ? `${target.location}:` : problem);
    if (problem !== undefined) continue;
    const archives = (await target.list()).filter(({ name }) => madeAt(name)).reverse();
    for (const { name, bytes } of archives) say(`  ${name}  ${(bytes / 1e6).toFixed(1)} MB`);
    if (archives.length === 0) say('  no archive yet');
  }
}

/** The archive from end to end, and each upload that it names beside it: all that are missing or damaged are told. */
async function verify(file: string): Promise<void> {
  const { backups } = parseSettings(process.env);
  const encryption = new ArchiveEncryption(backups);
  const lost: LostUpload[] = [];
  const manifest = await verifyArchive(file, encryption, (upload) => lost.push(upload));
  for (const upload of manifest.uploads ?? [])
    await findUpload([dirname(file), backups.folder], upload, encryption).catch((error: unknown) => {
      if (!(error instanceof LostUpload)) throw error;
      lost.push(error);
    });
  for (const { message } of lost) process.stderr.write(`${message}\n`);
  const contents = await contentsOf(file, manifest);
  if (lost.length > 0)
    throw new BackupError(`${file} has all its rows, and lacks ${lost.length} of its uploads: ${contents}`);
  say(`${file} is whole: ${contents}`);
  const { lost: before = [] } = manifest;
  if (before.length > 0)
    say(`When it was made, ${before.length} uploads were lost already: ${before.join(', ')}.`);
}

async function contentsOf(file: string, manifest: Manifest): Promise<string> {
  const { tables, created_at, version = 'before 1.0.0', commit } = manifest;
  const by = commit === undefined ? version : `${version} (${commit})`;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const uploads = uploadsOf(manifest).length;
  const { size } = await stat(file);
  return `${rows} rows and ${uploads} uploads of ${created_at}, version ${by}, ${(size / 1e6).toFixed(1)} MB.`;
}

/** The secret half goes to a file that nobody else reads, and from there to where it is safe. */
async function key(file: string): Promise<void> {
  const made = await newKey();
  await writeFile(file, made.file, { flag: 'wx', mode: 0o600 });
  say(`The secret key is in ${file}. Keep it apart from the backups: without it nobody reads them again.`);
  say(`BACKUP_AGE_RECIPIENTS=${made.recipient}`);
}

async function mark(): Promise<void> {
  const { copyFolder } = parseSettings(process.env).backups;
  if (copyFolder === undefined) throw new BackupError('BACKUP_COPY_DIR is not set.');
  await markFolder(copyFolder);
  say(`Copies of backups go to ${copyFolder}.`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
