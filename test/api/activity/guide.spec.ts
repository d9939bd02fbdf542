import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { GUIDE } from '../../../src/api-document/guide.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, makeKey, signIn } from '../../support/requests/callers.js';
import { aDelegate } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

/** Real: the commands of the guide, run by a shell and curl as an integrator would; only address and key are put in. */
let key: string;
const api = fixture(() => startApi());
beforeAll(async () => {
  key = (await makeKey(api, await signIn(api))).authorization?.replace('Bearer ', '') ?? '';
  await call(api, 'POST', '/delegates', { body: aDelegate() });
});

const commands = [...GUIDE.matchAll(/^```\n(.*?)^```$/gms)].map(([, command = '']) => command.trim());

test('the guide has commands', () => expect(commands.length).toBeGreaterThanOrEqual(3));

test.each(commands)('%s', async (command) => {
  const ready = command.replaceAll('https://…', api.url).replaceAll('rd_…', key);
  expect(ready).not.toContain('…');
  const { stdout } = await promisify(execFile)('sh', ['-c', `${ready} -sS`]);
  expect(JSON.parse(stdout)).toMatchObject({ data: expect.any(Array) as unknown[], meta: { next: null } });
});
