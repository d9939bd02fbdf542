// npm run upgrade-check: says what a start of this version would change in the database, and changes nothing.
import './lib/node-version.mjs';
import { becomeProgram } from './lib/become-program.mjs';

await becomeProgram('cli/upgrade-check.js');
