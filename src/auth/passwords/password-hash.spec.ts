import * as crypto from 'node:crypto';
import { hashPassword, isPassword } from './password-hash.js';

jest.mock('node:crypto', () => {
  const actual = jest.requireActual<typeof crypto>('node:crypto');
  return { ...actual, scrypt: jest.fn(actual.scrypt) };
});
const work = jest.mocked(crypto.scrypt).mock;

describe('password hash', () => {
  it('knows the password and no other, salted anew each time', async () => {
    const [first, second] = await Promise.all([
      hashPassword('mangga sa tag-ulan'),
      hashPassword('mangga sa tag-ulan'),
    ]);
    expect(first).not.toBe(second);
    expect(await isPassword('mangga sa tag-ulan', first)).toBe(true);
    expect(await isPassword('mangga sa tag-araw', first)).toBe(false);
  });

  it('states its cost: N=2^15, r=8, p=3', async () => {
    expect(await hashPassword('x')).toMatch(/^scrypt\$32768\$8\$3\$[\w+/=]{24}\$[\w+/=]{44}$/);
  });

  it('checks a password at the cost that was stored with it', async () => {
    const salt = crypto.randomBytes(16);
    const hash = crypto.scryptSync('mangga sa tag-ulan', salt, 32, { N: 1024, r: 8, p: 1 });
    const stored = ['scrypt', 1024, 8, 1, salt.toString('base64'), hash.toString('base64')].join('$');
    expect(await isPassword('mangga sa tag-ulan', stored)).toBe(true);
    expect(await isPassword('mangga sa tag-araw', stored)).toBe(false);
  });

  it('takes é typed as one character or as two for the same', async () => {
    const stored = await hashPassword('caf\u00e9 sa Cebu City');
    expect(await isPassword('cafe\u0301 sa Cebu City', stored)).toBe(true);
  });

  it('does the same work for an account that does not exist, and says no', async () => {
    const stored = await hashPassword('mangga sa tag-ulan');
    const costOf = async (check: () => Promise<boolean>) => {
      const before = work.calls.length;
      expect(await check()).toBe(false);
      return work.calls.slice(before).map(([password, , length, cost]) => [password, length, cost]);
    };
    const wrong = await costOf(() => isPassword('mangga sa tag-araw', stored));
    expect(wrong).toHaveLength(1);
    expect(await costOf(() => isPassword('mangga sa tag-araw', undefined))).toEqual(wrong);
  });
});
