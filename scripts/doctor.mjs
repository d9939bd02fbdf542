// npm run doctor: looks at everything that the settings name, and says what is wrong and what to do.
import './lib/node-version.mjs';
import { becomeProgram } from './lib/become-program.mjs';

await becomeProgram('cli/doctor.js');
