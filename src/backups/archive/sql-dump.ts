import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { escapeIdentifier, escapeLiteral } from 'pg';
import type { QueryRunner } from 'typeorm';
import { migrations as known } from '../../platform/database/migrations/index.js';
import { markAsCopy } from '../../platform/database/restored-copy.js';
import { applyAfterTables, applyBeforeTables } from '../../platform/database/sql-in-force.js';
import { backUp } from '../backup.js';
import type { Installation } from '../installation.js';
import { migrationsOf } from '../restoring/new-schema.js';
import { collect, readArchive, verifyArchive } from './archive-reader.js';
import { entryKind, MANIFEST, type Manifest } from './manifest.js';

/** As TypeORM makes it: a server of this program that starts on the loaded database then knows what is done. */
const MIGRATIONS_TABLE = `CREATE TABLE "migrations" ("id" SERIAL NOT NULL, "timestamp" bigint NOT NULL,
  "name" character varying NOT NULL, CONSTRAINT "PK_8c82d7f526340ab734260ea46be" PRIMARY KEY ("id"))`;

/** Of the database as it is now: from an archive without pictures, which goes again. @returns what is in the file */
export async function backUpAsSql(installation: Installation, file: string): Promise<Manifest> {
  const archive = `${file}.${randomBytes(4).toString('hex')}.tar.gz`;
  try {
    await backUp(installation, archive, { pictures: false });
    return await writeSql(archive, file);
  } finally {
    await rm(archive, { force: true });
  }
}

/**
 * Writes an archive's tables, schema included, as SQL that PostgreSQL's own `psql` loads into an empty database: what the
 * archive holds can be read when this program is no more. The pictures are not in it.
 * @throws BackupError when the archive is damaged or newer than this program
 */
async function writeSql(archive: string, file: string): Promise<Manifest> {
  const manifest = await verifyArchive(archive);
  const draft = `${file}.part`;
  // It holds people's names and addresses: for its owner only.
  const out = createWriteStream(draft, { mode: 0o600, flush: true });
  const written = finished(out);
  written.catch(() => undefined); // whoever writes next is told
  try {
    await writeAll(archive, manifest, async (text) => {
      if (!out.write(text)) await Promise.race([once(out, 'drain'), written]);
    });
    out.end();
    await written;
    await rename(draft, file);
    return manifest;
  } catch (error) {
    out.destroy();
    await rm(draft, { force: true });
    throw error;
  }
}

type Write = (text: string | Buffer) => Promise<void>;

async function writeAll(archive: string, manifest: Manifest, write: Write): Promise<void> {
  const statement = (sql: string) => write(`${sql.trim().replace(/;$/, '')};\n`);
  await write(headOf(manifest));
  for (const sql of await schemaOf(manifest)) await statement(sql);
  const names = manifest.tables.map(({ name }) => escapeIdentifier(name));
  // What triggers and migrations would write is among the rows.
  for (const name of names) await statement(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  if (names.length > 0) await statement(`TRUNCATE ${names.join(', ')} CASCADE`);
  await writeRows(archive, manifest, write);
  for (const { name, last_value } of manifest.sequences) {
    const sequence = escapeLiteral(escapeIdentifier(name));
    await statement(`SELECT setval(${sequence}::regclass, ${BigInt(last_value)})`);
  }
  for (const name of names) await statement(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  await markAsCopy({ query: statement });
  await statement('COMMIT');
}

const headOf = ({ created_at, version, postgresql }: Manifest): string => `\
-- The database of ${created_at}, written by version ${version ?? 'before 1.0.0'} on PostgreSQL ${postgresql.replace(/\n/g, ' ')}.
-- Load it into an empty database: psql --set ON_ERROR_STOP=1 --file THIS_FILE ADDRESS
-- A server that starts on it sends no mail and calls nobody until it is released (docs/operating.md, “A restored copy is paused”)
\\set ON_ERROR_STOP on
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SET client_min_messages = warning;
BEGIN;
`;

/**
 * The statements of the archive's migrations, recorded without a database: on an empty one they read nothing. Views and
 * triggers follow where the archive is of this version; tables of an older one may lack their columns.
 */
async function schemaOf(manifest: Manifest): Promise<string[]> {
  const statements: string[] = [MIGRATIONS_TABLE];
  const query = (sql: string, values: unknown[] = []) => {
    statements.push(
      sql.replace(/\$(\d+)/g, (installation, n: string) => literal(values[Number(n) - 1], installation)),
    );
    return Promise.resolve([]);
  };
  const migrations = migrationsOf(manifest);
  await applyBeforeTables({ query });
  for (const Migration of migrations) {
    await new Migration().up({ query } as unknown as QueryRunner);
    statements.push(
      `INSERT INTO "migrations" ("timestamp", "name") VALUES (${Migration.name.slice(-13)}, ${escapeLiteral(Migration.name)})`,
    );
  }
  if (migrations.length === known.length) await applyAfterTables({ query });
  return statements;
}

/** A parameter's value; `$1` in a function's body is no parameter. */
function literal(value: unknown, otherwise: string): string {
  if (value === undefined) return otherwise;
  if (value === null) return 'NULL';
  return escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value));
}

/** The rows are `COPY` text already; a table's parts come one after the other. */
async function writeRows(archive: string, { tables }: Manifest, write: Write): Promise<void> {
  let open: string | undefined;
  await readArchive(archive, async (name, content) => {
    if (name === MANIFEST) return void (await collect(content, Infinity));
    const kind = entryKind(name);
    const table = 'table' in kind ? tables.find((one) => one.name === kind.table) : undefined;
    if (table && open !== table.name) {
      if (open !== undefined) await write('\\.\n');
      open = table.name;
      const columns = table.columns.map(escapeIdentifier).join(', ');
      await write(`COPY ${escapeIdentifier(table.name)} (${columns}) FROM stdin;\n`);
    }
    for await (const chunk of content) if (table) await write(chunk);
  });
  if (open !== undefined) await write('\\.\n');
}
