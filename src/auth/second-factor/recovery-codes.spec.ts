import { hashRecoveryCode, makeRecoveryCodes } from './codes.js';

describe('recovery codes', () => {
  it('are ten, all different, easy to read', () => {
    const codes = makeRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/);
  });

  it('are known however they are typed', () => {
    const typed = [
      ' 01AB-cdef-0110-zzzz-9999-8888',
      'o1ab cdef olio zzzz 99998888',
      '01abcdef0110zzzz99998888',
    ];
    expect(new Set(typed.map(hashRecoveryCode)).size).toBe(1);
    expect(hashRecoveryCode('01ab-cdef-0110-zzzz-9999-8887')).not.toBe(hashRecoveryCode(typed[0] ?? ''));
  });
});
