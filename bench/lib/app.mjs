// The real application, with its log on, but without rate limits.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('../parts/libraries.cjs');
const { createApp } = require('../../dist/create-app.js');
const { parseSettings } = require('../../dist/platform/settings/parse-settings.js');
const { FirstAdmin } = require('../../dist/auth/staff/first-admin.js');

const app = await createApp(parseSettings(process.env));
await app.get(FirstAdmin).ensure();
const server = await app.listen(0, '127.0.0.1');
process.send(server.address().port);
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
