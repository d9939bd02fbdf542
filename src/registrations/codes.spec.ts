import { v7 } from 'uuid';
import { asCode, codesIn, registrationCode } from './codes.js';

it('is eight letters and digits of the end of the id, and none that are misread', () => {
  expect(registrationCode('0193b1f6-7a51-7c1b-9a6e-000000000000')).toBe('00000000');
  expect(registrationCode('0193b1f6-7a51-7c1b-9a6e-ffffffffffff')).toBe('ZZZZZZZZ');
  expect(registrationCode('0193b1f6-7a51-7c1b-9a6e-000000000021')).toBe('00000011');
  const codes = Array.from({ length: 2_000 }, () => registrationCode(v7()));
  expect(new Set(codes).size).toBe(2_000);
  expect(codes.join('')).not.toMatch(/[ILOU]/);
});

it('is known again as people write it', () => {
  const code = registrationCode('0193b1f6-7a51-7c1b-9a6e-2f6a5d0c9b10');
  expect(asCode(code.toLowerCase())).toBe(code);
  expect(asCode('o1lI2345')).toBe('01112345');
  expect(asCode('VILLANUEVA')).toBeUndefined();
  expect(asCode('SANTOSUU')).toBeUndefined();
  expect(codesIn(`For ${code}, thank you; ${code}`)).toEqual([code]);
  expect(codesIn('Ref 9012345678901')).toEqual([]);
});
