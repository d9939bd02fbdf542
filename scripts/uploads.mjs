// npm run uploads -- here | mend: says where the uploads were moved to, and puts back what is gone or damaged.
import './lib/node-version.mjs';
import { becomeProgram } from './lib/become-program.mjs';

await becomeProgram('cli/uploads.js');
