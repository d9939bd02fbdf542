// npm run content -- export [file] | import <file>: the site's words and pictures, from one installation to another.
import './lib/node-version.mjs';
import { becomeProgram } from './lib/become-program.mjs';

await becomeProgram('cli/content.js');
