// npm run reset-password -- person@example.com: a new password for an account whose owner no colleague can help.
import './lib/node-version.mjs';
import { becomeProgram } from './lib/become-program.mjs';

await becomeProgram('cli/reset-password.js');
