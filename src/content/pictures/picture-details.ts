import { rowsOf, type Db } from '../../platform/database/rows-of.js';
import { CHANNEL } from '../content-rows.js';

/** A render says that it is one wherever it is shown; a photograph is what it shows. */
export const PICTURE_KINDS = ['photograph', 'perspective'] as const;

/** What is kept once with a picture, however often it is shown. */
export interface PictureDetails {
  name: string;
  /** In a sentence what it shows; empty: whoever shows it says so. */
  alt: string;
  /** Who made it, as the caption says it. */
  credit: string;
  kind: (typeof PICTURE_KINDS)[number];
  labels: string[];
}

type Row = PictureDetails & { file: string; removed_at: Date | null };

const COLUMNS = 'file, name, alt, credit, kind, labels, removed_at';

export const allDetails = (db: Db) =>
  rowsOf<Row>(db, `SELECT ${COLUMNS} FROM content_picture_details ORDER BY file`);

/** Takes a picture that was removed back into the library; one that is there keeps what is said of it. */
export const addDetails = (db: Db, file: string, { name, alt, credit, kind, labels }: PictureDetails) =>
  db.query(
    `INSERT INTO content_picture_details (file, name, alt, credit, kind, labels) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (file) DO UPDATE SET removed_at = NULL`,
    [file, name, alt, credit, kind, labels],
  );

/** Tells every process, which shows it once it is committed. */
export async function changeDetails(tx: Db, file: string, changed: PictureDetails): Promise<void> {
  await addDetails(tx, file, changed);
  await tx.query(
    `UPDATE content_picture_details
        SET name = $2, alt = $3, credit = $4, kind = $5, labels = $6, changed_at = clock_timestamp()
      WHERE file = $1`,
    [file, changed.name, changed.alt, changed.credit, changed.kind, changed.labels],
  );
  await tx.query('SELECT pg_notify($1, $2)', [CHANNEL, 'picture']);
}

/** The picture stays where versions of former days show it (`ContentPictures.sweep`). */
export async function removeDetails(tx: Db, file: string, last: PictureDetails): Promise<void> {
  await addDetails(tx, file, last);
  await tx.query('UPDATE content_picture_details SET removed_at = clock_timestamp() WHERE file = $1', [file]);
}
