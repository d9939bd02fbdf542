// npm run restore <file>: fills an empty database and empty uploads from a backup, whole or not at all.
import './lib/node-version.mjs';
import { becomeProgram } from './lib/become-program.mjs';

await becomeProgram('cli/backup.js', 'restore');
