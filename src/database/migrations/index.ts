/** Every migration, oldest first, by class: no globs, so that what runs is what is listed. */
export const migrations: (new () => import('typeorm').MigrationInterface)[] = [];
