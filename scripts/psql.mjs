// npm run psql: the database of these settings, in PostgreSQL's own psql.
import './lib/node-version.mjs';
import { becomeProgram } from './lib/become-program.mjs';

await becomeProgram('cli/psql.js');
