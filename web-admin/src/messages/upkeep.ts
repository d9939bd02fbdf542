import { addMessages } from '.';

/** Words of the pages of backups, of the system check and of all activity; they come with them. */
export const upkeep = {
  backup_now: 'Back up now',
  backing_up: 'The backup is being made',
  backed_up: 'The backup is complete, and has been read back and verified.',
  archives: 'On this server',
  no_archive: 'There is no archive yet.',
  how_to_restore: 'How to restore',
  restore_note:
    'Whoever runs the server restores an archive there, into an empty database and with the program stopped; the operator’s guide says how, step by step. What is restored sends no mail and does no periodic work until it is released.',
  secret_note:
    'An archive holds all personal data and the hashes of passwords. Keep a copy elsewhere, where nobody else reads it. Hourly ones (“rows”) hold no pictures: the receipts lie beside them, and are copied too.',
  look_again: 'Check again',
  looking: 'The system is being checked',
  all_well: 'Nothing is wrong.',
  so_many_wrong: '1 thing is wrong. |||| %{smart_count} things are wrong.',
  finding: {
    state: { wrong: 'Wrong', look: 'Worth a look', well: 'In order' },
    about: {
      version: 'Version',
      settings: 'Settings',
      disks: 'Disks',
      database: 'Database',
      clock: 'Clock',
      uploads: 'Uploads',
      mail: 'Mail',
      redis: 'Redis',
      jobs: 'Jobs',
      backups: 'Backups',
    },
  },
  activity_note: 'What was done in the back office, at the door and by programs, newest first.',
  nothing: 'Nothing has happened yet.',
  older: 'Older',
  newest: 'Newest',
  all_kinds: 'Everything',
  kind: 'Of',
  open: 'Open',
};

addMessages({ upkeep });
