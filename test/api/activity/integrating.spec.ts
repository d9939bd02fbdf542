import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compileFunction } from 'node:vm';
import { transformSync } from '@swc/core';
import { GUIDE } from '../../../src/api-document/guide.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, makeKey, signIn, dataOf } from '../../support/requests/callers.js';
import { aDelegate } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

const page = readFileSync(join(__dirname, '../../../docs/integrating.md'), 'utf8');
const blocks = (language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, code = '']) => code,
  );

/** An example as it stands on the page, compiled. */
function example<Exports>(name: string): Exports {
  const [source = ''] = blocks(`ts ${name}`);
  const { code } = transformSync(source, {
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  const exports = {};
  const run = compileFunction(code, ['exports', 'require', 'process', 'fetch']) as (
    ...given: unknown[]
  ) => void;
  run(exports, createRequire(__filename), process, fetch);
  return exports as Exports;
}

const api = fixture(() => startApi({ env: { WEBHOOK_ALLOW_NETS: '127.0.0.1' } }));
const admin = fixture(() => signIn(api));
beforeAll(async () => {
  process.env.SITE = api.url;
  process.env.KEY = (await makeKey(api, admin)).authorization?.replace('Bearer ', '');
});

const register = () => call(api, 'POST', '/delegates', { body: aDelegate() });

it('has curl examples that answer', async () => {
  const examples = blocks('curl');
  expect(examples).toHaveLength(2);
  for (const code of examples) {
    const { stdout } = await promisify(execFile)('bash', ['-c', code], { env: process.env });
    expect(JSON.parse(stdout)).toMatchObject({ data: [] });
  }
});

it('has a follower of the feed that handles each entry once', async () => {
  const { follow } = example<{
    follow: (after: string, handle: (entry: { type: string }) => Promise<void>) => Promise<string>;
  }>('follow');
  const seen: string[] = [];
  const handle = ({ type }: { type: string }) => Promise.resolve(void seen.push(type));
  let cursor = await follow('end', handle);
  await register();
  await register();
  await until(async () => {
    cursor = await follow(cursor, handle);
    return seen.length >= 2;
  });
  expect(seen).toEqual(['delegate.created', 'delegate.created']);
});

it('has a receiver that takes what is ours, and nothing else', async () => {
  const { receiver } = example<{
    receiver: (secret: string, handle: (id: string, message: unknown) => void) => Server;
  }>('receive');
  const messages: unknown[] = [];
  let secret = 'whsec_AAAA';
  const server = receiver(secret, () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  const forged = await fetch(url, { method: 'POST', body: '{}', headers: { 'webhook-id': 'x' } });
  expect(forged.status).toBe(400);
  await new Promise((resolve) => server.close(resolve));
  const added = await call(api, 'POST', '/webhooks', {
    as: admin,
    body: { url, description: 'Test', types: [] },
  });
  ({ secret } = dataOf<{ secret: string }>(added));
  const real = receiver(secret, (_id, message) => messages.push(message));
  await new Promise<void>((resolve) => real.listen(port, '127.0.0.1', resolve));
  await register();
  await until(() => messages.length === 1);
  expect(messages).toMatchObject([{ type: 'delegate.created' }]);
  real.closeAllConnections();
  await new Promise((resolve) => real.close(resolve));
});

/** The guide of the API document: only address and key are put in. */
const commands = [...GUIDE.matchAll(/^```\n(.*?)^```$/gms)].map(([, command = '']) => command.trim());
it('has a guide with commands', () => expect(commands.length).toBeGreaterThanOrEqual(3));
it.each(commands)('%s', async (command) => {
  const ready = command.replaceAll('https://…', api.url).replaceAll('rd_…', process.env.KEY ?? '');
  expect(ready).not.toContain('…');
  const { stdout } = await promisify(execFile)('sh', ['-c', `${ready} -sS`]);
  expect(JSON.parse(stdout)).toMatchObject({ data: expect.any(Array) as unknown[], meta: { next: null } });
});
