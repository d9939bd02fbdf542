// npm run restore <file>: fills an empty database and empty uploads from a backup, whole or not at all.
import { runBackupCli } from './lib/backup-cli.mjs';

await runBackupCli('restore');
