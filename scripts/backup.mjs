// npm run backup [file]: writes database and uploads to one archive, also while the server runs.
import { runBackupCli } from './lib/backup-cli.mjs';

await runBackupCli('backup');
