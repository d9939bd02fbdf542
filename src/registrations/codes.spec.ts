import { v7 } from 'uuid';
import { asCode, codesIn, drawPayCode, registrationCode } from './codes.js';

const QR_PH =
  '00020101021127580012com.p2pqrpay0111GXCHPHM2XXX0208999644030411090055020275204601653036085802PH5919STEALTH LAND EVENTS6009Cebu City6304C9B9';

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

it('draws the code of a sum once, however often and at once it is asked for', async () => {
  const id = v7();
  const asked = [1, 2, 3].map(() => drawPayCode(QR_PH, 150_000, id));
  expect(new Set(asked).size).toBe(1);
  const [picture] = await Promise.all(asked);
  expect(await drawPayCode(QR_PH, 150_000, id)).toBe(picture);
  expect((await drawPayCode(QR_PH, 50_000, id)).equals(picture ?? Buffer.alloc(0))).toBe(false);
});
