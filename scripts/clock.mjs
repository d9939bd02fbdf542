// npm run clock: whether the server believes its clock. npm run clock -- is-right: says that it may.
import './lib/node-version.mjs';
import { becomeProgram } from './lib/become-program.mjs';

await becomeProgram('cli/clock.js');
