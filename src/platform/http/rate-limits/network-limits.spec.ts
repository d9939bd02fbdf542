import { NetworkLimits } from './network-limits.js';
import { RateLimits } from './rate-limits.js';

/** Counts how many of these addresses are let through, one after the other. */
async function through(addresses: string[]): Promise<number> {
  const limits = new NetworkLimits(new RateLimits(undefined), { name: 'test', points: 3, seconds: 60 });
  const results = [];
  for (const address of addresses) results.push(await limits.take(address).catch((error: unknown) => error));
  return results.filter((result) => result === undefined).length;
}
const hex = (length: number, of: (n: string) => string) =>
  Array.from({ length }, (_, n) => of(n.toString(16)));

describe('one limit of the networks of an address', () => {
  it.each([
    ['an IPv4 address', hex(20, () => '203.0.113.9'), 3],
    ['a /64 of IPv6', hex(20, (n) => `2001:db8:1:1::${n}`), 3],
    ['a /56', hex(20, (n) => `2001:db8:1:${n}::1`), 6],
    ['a /48', hex(20, (n) => `2001:db8:1:${n}00::1`), 12],
    ['others', hex(20, (n) => `2001:db8:${n}::1`), 20],
  ])('%s', async (_, addresses, most) => expect(await through(addresses)).toBe(most));
});
