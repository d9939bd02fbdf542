import { addressOf, makeSecret, stepOf } from './codes.js';

/** RFC 6238, appendix B: the secret "12345678901234567890"; its codes of eight digits, of which six are the last. */
const RFC = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('stepOf', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('takes the code of RFC 6238 at %i s', (seconds, code) =>
    expect(stepOf(code, RFC, seconds * 1000)).toBe(Math.floor(seconds / 30)),
  );

  it('takes a code of the step before and after, and none further away', () => {
    const step = 41152263; // of 1234567890 s
    const at = (offset: number) => stepOf('005924', RFC, (step + offset) * 30_000);
    expect([-2, -1, 0, 1, 2].map(at)).toEqual([undefined, step, step, step, undefined]);
  });

  it.each(['', '5924', '005925', '0005924', 'abcdef', '００５９２４'])('refuses %s', (code) =>
    expect(stepOf(code, RFC, 1234567890_000)).toBeUndefined(),
  );
});

describe('a secret', () => {
  it('has 160 bits and is new each time', () => {
    expect(makeSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(makeSecret()).not.toBe(makeSecret());
  });

  it('is what the QR code tells the app', () =>
    expect(addressOf(RFC, 'stealthland.example', 'ana@example.ph')).toBe(
      `otpauth://totp/stealthland.example:ana%40example.ph?issuer=stealthland.example&secret=${RFC}&algorithm=SHA1&digits=6&period=30`,
    ));
});
