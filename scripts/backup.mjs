// npm run backup [file]: writes database and uploads to one archive, also while the server runs.
import './lib/node-version.mjs';
import { becomeProgram } from './lib/become-program.mjs';

await becomeProgram('cli/backup.js', 'backup');
