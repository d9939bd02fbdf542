import { addMessages } from '.';

/** Words of the pages of backups and of all activity; they come with them. */
export const upkeep = {
  backup_now: 'Back up now',
  backing_up: 'The backup is being made',
  backed_up: 'The backup is made, read back and found whole.',
  archives: 'On this server',
  no_archive: 'There is no archive yet.',
  how_to_restore: 'How to restore',
  restore_note:
    'On the server, in the program’s folder, with the program stopped and the archive at hand. The database must be empty; what is restored rests until it is released.',
  restore_command: 'npm run restore -- %{file}',
  release_command: 'npm run restore -- --release',
  secret_note:
    'An archive holds all personal data and the hashes of passwords. Keep a copy elsewhere, where nobody else reads it. Hourly ones (“rows”) name the receipts that lie in the folder “uploads” beside them: copy that too.',
  activity_note: 'What was done in the back office, at the door and by programs, newest first.',
  nothing: 'Nothing has happened yet.',
  older: 'Older',
  newest: 'Newest',
  all_kinds: 'Everything',
  kind: 'Of',
  open: 'Open',
};

addMessages({ upkeep });
