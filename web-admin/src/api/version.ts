/** The version at which a record was read. A change sends it along (`If-Match`), and is refused where there is a newer one. */
export const VERSION = '_version';

/** @returns null for what has no version, as a row of a list */
export function versionOf(record: object | undefined): string | null {
  const version = record && VERSION in record ? record[VERSION] : null;
  return typeof version === 'string' ? version : null;
}

/** The header by which a change is refused (412) where the version is no longer this one. */
export const ifMatch = (version: string | null): Record<string, string> =>
  version === null ? {} : { 'if-match': version };
