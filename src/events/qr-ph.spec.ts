import { ApiError } from '../platform/http/errors/api-error.js';
import { exactQrPh, isQrPh, readQrPh } from './qr-ph.js';

/** The example of a QR transfer in PayMongo's API reference. */
const PAYMONGO =
  '00020101021227770012com.p2pqrpay0111PAEYPHM2XXX02089996440304129858893861530514+63-99137298615204601653036085406123.455802PH5913ENG-19818-ged6006Manila62980012com.p2pqrpay0103***0214+63-99137298620303***0408LOYALTY10506test120605cust10708123456780803***6304ED03';
/** A department store's code, dissected in "QRPh Part 4" of the AFCS blog. */
const LANDMARK =
  '00020101021228560011ph.ppmi.p2m0111RCBCPHMMXXX0315000600788000696050331052045311530360854071458.315802PH5918LANDMARK Makati DS6006Makati62610012ph.ppmi.qrph0315000600788000696051000004386380708200065198871' +
  '0012ph.ppmi.qrph0151000600788000696~000600788000696~20006519~000043863863049616';

/** What wallets give a person: reusable, without an amount and without additional data. */
const body =
  '00020101021127590012com.p2pqrpay0111PAPHPHM1XXX020899964403041209005500202752046016530360858' +
  '02PH5919Stealth Land Events6009Cebu City6304';
const crc = (text: string): string => {
  let value = 0xffff;
  for (const byte of Buffer.from(text)) {
    value ^= byte << 8;
    for (let n = 0; n < 8; n++) value = ((value << 1) ^ (value & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return value.toString(16).toUpperCase().padStart(4, '0');
};
const signed = (text: string): string => text + crc(text);
const WALLET = signed(body);

const refusalOf = (text: string): string => {
  try {
    readQrPh(text);
    return 'accepted';
  } catch (error) {
    return (error as ApiError).errors?.[0]?.message ?? String(error);
  }
};

it('says whom the published examples pay', () => {
  expect(readQrPh(PAYMONGO)).toEqual({
    name: 'ENG-19818-ged',
    city: 'Manila',
    bank: 'PayMongo',
    account_end: '6153',
    is_for_one_payment: true,
  });
  expect(readQrPh(LANDMARK)).toMatchObject({ name: 'LANDMARK Makati DS', bank: 'RCBC', account_end: '0696' });
  expect(readQrPh(WALLET)).toMatchObject({
    name: 'Stealth Land Events',
    bank: 'Maya',
    account_end: '2027',
    is_for_one_payment: false,
  });
});

it('puts amount and reference in, and leaves all else as it stood', () => {
  const exact = exactQrPh(WALLET, 150_050, '7K3M9XQ2');
  expect(exact).toBe(
    signed(
      '00020101021227590012com.p2pqrpay0111PAPHPHM1XXX0208999644030412090055002027520460165303608' +
        '54071500.505802PH5919Stealth Land Events6009Cebu City62120508' +
        '7K3M9XQ26304',
    ),
  );
  expect(readQrPh(exact)).toEqual({ ...readQrPh(WALLET), is_for_one_payment: true });
  // Made exact again, only what was asked for differs.
  expect(exactQrPh(exact, 100, 'B')).toBe(exactQrPh(WALLET, 100, 'B'));
});

it('keeps the other labels of a code that has some', () => {
  const exact = exactQrPh(PAYMONGO, 12_345, 'TEST12');
  expect(exact.replace('TEST12', 'test12').slice(0, -4)).toBe(PAYMONGO.slice(0, -4));
  expect(exactQrPh(LANDMARK, 100, 'A')).toContain('0315000600788000696' + '0501A' + '070820006519');
});

it('comes back whole for many amounts and references', () => {
  for (let n = 1; n < 400; n++) {
    const centavos = (n * 7919) % 99_999_999;
    const exact = exactQrPh(LANDMARK, centavos, n.toString(36).toUpperCase());
    expect(isQrPh(exact)).toBe(true);
    const amount = (centavos / 100).toFixed(2);
    expect(exact).toContain(`5303608540${amount.length}${amount}5802PH`);
  }
});

it('refuses each damaged character', () => {
  for (let at = 0; at < WALLET.length; at++) {
    const other = WALLET[at] === '7' ? '8' : '7';
    expect(isQrPh(WALLET.slice(0, at) + other + WALLET.slice(at + 1))).toBe(false);
  }
});

it('says what is wrong', () => {
  expect(refusalOf('https://gcash.com/pay/me')).toContain('not a QR Ph code');
  expect(refusalOf(WALLET.slice(0, -9))).toContain('cut off');
  expect(refusalOf(WALLET.replace(/....$/, '0000'))).toContain('its check does not fit');
  expect(refusalOf(signed(body.replace('5303608', '5303840')))).toContain('another currency (840)');
  expect(refusalOf(signed(body.replace('5802PH', '5802SG')))).toContain('not from the Philippines');
  expect(refusalOf(signed(body.replace('com.p2pqrpay', 'com.p2pother')))).toContain('names no QR Ph bank');
  expect(refusalOf(signed(body.replace('5919Stealth', '5999Stealth')))).toContain('do not fit');
  expect(refusalOf(signed(`${body.slice(0, -4)}6003Abc6304`))).toContain('twice');
  expect(refusalOf(`000201${'9'.repeat(600)}`)).toContain('at most 512');
});

it('never makes a code that pays nothing, or too much to be written', () => {
  for (const centavos of [0, -100, 0.5, 1e15])
    expect(() => exactQrPh(WALLET, centavos, 'A')).toThrow('cannot hold');
  expect(() => exactQrPh(WALLET, 100, 'a b')).toThrow('cannot hold');
  const full = signed(`${body.slice(0, -4)}6299${'08'}95${'x'.repeat(95)}6304`);
  expect(() => exactQrPh(full, 100, 'ABCDEFGH')).toThrow();
});
