/** The ending of an archive that holds the rows alone, with the uploads beside it. */
const ROWS = '.rows.tar.gz';

/** The name of an archive that was given none: `backup-20261121T020000Z.tar.gz`. */
export const archiveName = (at: Date): string =>
  `backup-${at.toISOString().replace(/\.\d+|[-:]/g, '')}.tar.gz`;

/** The name of an archive that is made by schedule: `backup-20261121T020000Z.rows.tar.gz`. */
export const rowsArchiveName = (at: Date): string => archiveName(at).replace('.tar.gz', ROWS);

/** The same for one that holds what a restore replaced. */
export const replacedArchiveName = (at: Date): string =>
  rowsArchiveName(at).replace(ROWS, `${REPLACED}${ROWS}`);
const REPLACED = '.before-restore';

const NAME =
  /^backup-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z(?:\.before-restore)?(?:\.rows)?\.tar\.gz(?:\.age)?$/;

/** When an archive was made, by its name; undefined for any other file. */
export function madeAt(name: string): Date | undefined {
  const parts = NAME.exec(name)?.slice(1).map(Number);
  if (!parts) return undefined;
  const [year = 0, month = 1, ...rest] = parts;
  return new Date(Date.UTC(year, month - 1, ...(rest as [number, number, number, number])));
}

/** Whether it is such an archive, and not one that holds the uploads too. */
export const isOfRows = (name: string): boolean => madeAt(name) !== undefined && name.includes(ROWS);

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** For archives younger than `within`, the newest of each `period` is kept. Periods are those of the name, in UTC. */
const KEPT = [
  { within: DAY, period: (iso: string) => iso.slice(0, 13) },
  { within: 31 * DAY, period: (iso: string) => iso.slice(0, 10) },
  { within: 366 * DAY, period: (iso: string) => iso.slice(0, 7) },
];

/** What a restore replaced is nowhere else: each of them stays as long as one of each day does. */
const REPLACED_STAYS = 31 * DAY;
/** So many of the newest stay, whatever the clock says of their age. */
const ALWAYS = 3;
/** An archive that holds a smaller part than this of what one before it held has lost something. */
const MUCH_LESS = 0.7;

/** A file of a folder with backups. */
export interface Archive {
  name: string;
  bytes: number;
}

/**
 * Which archives are no longer needed: kept are one an hour for a day, one a day for a month, one a month for a year,
 * always the three newest, what restores of the last month replaced, and the last one that held much more than the newest.
 * By age, never by count: many restarts in a row cost no old archive.
 * @param files of the folder; those with other names are left alone
 */
export function prunable(files: readonly Archive[], now: Date): string[] {
  const archives = newestFirst(files, now);
  const kept = new Set(archives.slice(0, ALWAYS).map(({ name }) => name));
  const fuller = lastFuller(files, now);
  if (fuller !== undefined) kept.add(fuller);
  for (const { name, at } of archives)
    if (name.includes(REPLACED) && now.getTime() - at.getTime() <= REPLACED_STAYS) kept.add(name);
  for (const { within, period } of KEPT) {
    const seen = new Set<string>();
    for (const { name, at } of archives) {
      const key = period(at.toISOString());
      if (now.getTime() - at.getTime() > within || seen.has(key)) continue;
      seen.add(key);
      kept.add(name);
    }
  }
  return archives.map(({ name }) => name).filter((name) => !kept.has(name));
}

/**
 * The last archive that held much more than the newest: what was lost in between may be found in it alone. With uploads and
 * without are not compared.
 */
export function lastFuller(files: readonly Archive[], now: Date): string | undefined {
  const [newest, ...others] = newestFirst(files, now);
  const older = others.filter(({ name }) => isOfRows(name) === isOfRows(newest?.name ?? ''));
  return newest && older.find(({ bytes }) => newest.bytes < bytes * MUCH_LESS)?.name;
}

/** Last are those that a clock which ran ahead has dated: since it was set back, newer ones were made. */
export const newestFirst = <File extends { name: string }>(files: readonly File[], now: Date) =>
  files
    .flatMap((file) => {
      const at = madeAt(file.name);
      return at ? [{ ...file, at, isAhead: at.getTime() > now.getTime() + HOUR }] : [];
    })
    .sort((a, b) => Number(a.isAhead) - Number(b.isAhead) || b.at.getTime() - a.at.getTime());
