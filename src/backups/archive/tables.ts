import type { ClientBase } from 'pg';
import type { TableRecord } from './manifest.js';

/**
 * The rows of these tables are not backed up. Migrations and functions are applied, not copied. Sessions that people have
 * since ended must not come back. Archives, a restored copy's mark, the place of the uploads and the trusted clock are facts
 * of one installation, and untrue in another.
 */
const LEFT_OUT = [
  'migrations',
  'sql_in_force',
  'staff_session',
  'backup_run',
  'restored_copy',
  'storage_claim',
  'trusted_clock',
];

/** Never copied, also within one installation: migrations and SQL are applied anew, and `restored_copy` says of one database alone that it is a copy. */
const NEVER = ['migrations', 'sql_in_force', 'restored_copy'];

/** Tables of the current schema that hold rows, but not those of extensions. */
const TABLES = `
  SELECT c.oid::int AS oid, c.relname AS name,
         array(SELECT a.attname::text FROM pg_attribute a
               WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
               ORDER BY a.attnum) AS columns,
         array(SELECT DISTINCT f.confrelid::int FROM pg_constraint f
               WHERE f.contype = 'f' AND f.conrelid = c.oid AND f.confrelid <> c.oid) AS refers_to
  FROM pg_class c
  WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace
    AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
  ORDER BY c.relname`;

interface Found {
  oid: number;
  name: string;
  columns: string[];
  refers_to: number[];
}

/** Names of all tables of the application, in alphabetical order. */
export async function tableNames(db: ClientBase): Promise<string[]> {
  return (await db.query<Found>(TABLES)).rows.map((table) => table.name);
}

/**
 * The tables whose rows a backup holds, each after those that its foreign keys refer to.
 * @param everything for the same place: sessions and what was noted of it too
 */
export async function tablesToCopy(db: ClientBase, everything = false): Promise<Omit<TableRecord, 'rows'>[]> {
  const { rows } = await db.query<Found>(TABLES);
  const leftOut = everything ? NEVER : LEFT_OUT;
  return inReferenceOrder(rows.filter((table) => !leftOut.includes(table.name))).map(({ name, columns }) => ({
    name,
    columns,
  }));
}

/** @throws when tables refer to each other in a circle, which rows could not be restored to one after another */
function inReferenceOrder<T extends { oid: number; name: string; refers_to: number[] }>(tables: T[]): T[] {
  const ordered: T[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const open = new Set(waiting.map((table) => table.oid));
    const ready = waiting.filter((table) => !table.refers_to.some((oid) => open.has(oid)));
    if (ready.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${waiting.map((t) => t.name).join(', ')}.`);
    ordered.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}
