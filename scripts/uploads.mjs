// npm run uploads -- here: says that the uploads have been moved to where the settings name.
import './lib/node-version.mjs';
import { becomeProgram } from './lib/become-program.mjs';

await becomeProgram('cli/uploads.js');
