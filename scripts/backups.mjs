// npm run backups -- list | verify FILE | mark: looks at archives, and says which folder is the one for copies.
import './lib/node-version.mjs';
import { becomeProgram } from './lib/become-program.mjs';

await becomeProgram('cli/backups.js');
