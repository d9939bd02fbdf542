/** A restore that was done. */
export class RestoredView {
  /** When the archive was made: what the database holds now is of then. ISO 8601, UTC. */
  made_at: string;
  rows: number;
  /** How many uploads the database names that are neither here nor in the backups. */
  missing: number;
  /** Name of the archive with all that was replaced. */
  saved_as: string;
}
