import { lookup } from 'node:dns/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkList, post } from './post.js';

jest.mock('node:dns/promises', () => ({ lookup: jest.fn() }));

/** Faked: the name server, which changes its mind. Real: the two servers that it names in turn. */
const answer = lookup as unknown as jest.Mock;
const asked: string[] = [];
let good: Server;
let inside: Server;
let port: number;
const listen = (server: Server, host: string, at: number) =>
  new Promise<void>((done) => server.listen(at, host, done));

beforeAll(async () => {
  good = createServer((_, response) => (asked.push('good'), response.writeHead(204).end()));
  inside = createServer((_, response) => (asked.push('inside'), response.writeHead(200).end('secret')));
  await listen(good, '127.0.0.1', 0);
  ({ port } = good.address() as AddressInfo);
  await listen(inside, '127.0.0.2', port);
});
afterAll(() => {
  good.close();
  inside.close();
});
beforeEach(() => asked.splice(0));

const allowed = networkList(['127.0.0.1/32']);
const at = (...addresses: string[]) => addresses.map((address) => ({ address, family: 4 }));
const call = () => post(`http://hooks.stealthland.example:${port}/`, '{}', {}, allowed);

it('calls what it has checked, though the name leads elsewhere a moment later', async () => {
  answer.mockReset().mockResolvedValueOnce(at('127.0.0.1')).mockResolvedValue(at('127.0.0.2'));
  expect(await call()).toMatchObject({ status: 204 });
  expect(asked).toEqual(['good']);
  expect(answer).toHaveBeenCalledTimes(1);
});

it('checks anew at each call', async () => {
  answer.mockReset().mockResolvedValueOnce(at('127.0.0.1')).mockResolvedValueOnce(at('127.0.0.2'));
  expect(await call()).toMatchObject({ status: 204 });
  const second = await call();
  expect(second.status).toBeUndefined();
  expect(second.error).toMatch(/not on the public internet/);
  expect(asked).toEqual(['good']);
});

it('refuses a name of which one address of several leads inside', async () => {
  answer.mockReset().mockResolvedValue(at('127.0.0.1', '127.0.0.2'));
  expect((await call()).error).toMatch(/not on the public internet/);
  answer.mockReset().mockResolvedValue(at('203.0.113.10', '169.254.169.254'));
  const { error } = await post('https://hooks.stealthland.example/', '{}', {}, allowed);
  expect(error).toMatch(/not on the public internet/);
  expect(asked).toEqual([]);
});
