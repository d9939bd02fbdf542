import { ApiError } from '../platform/http/errors/api-error.js';

/**
 * QR Ph is the Philippine profile of EMVCo's Merchant-Presented Mode: data objects of a two-digit id, a two-digit
 * length and a value, the last of them a CRC over all before it ("EMV QRCPS, Merchant-Presented Mode", chapters 3, 4).
 */
interface DataObject {
  id: string;
  value: string;
}

/** Whom a code pays, in words that its owner recognizes. */
interface QrPhAccount {
  name: string;
  city: string;
  /** The bank or wallet: its usual name, else its BIC. */
  bank: string;
  /** The last four characters of the account; some wallets hide the account behind a number of their own. */
  account_end: string;
  /** Point of initiation 12: made for a single payment. */
  is_for_one_payment: boolean;
}

const ID = {
  format: '00',
  initiation: '01',
  currency: '53',
  amount: '54',
  country: '58',
  name: '59',
  city: '60',
  additional: '62',
  crc: '63',
};
const REFERENCE_LABEL = '05';
const PHILIPPINE_PESO = '608';
/** What EMVCo lets a code hold (3.1), an amount (4.6) and a reference label (4.8). */
const MAX = { code: 512, amount: 13, reference: 25, value: 99 };

/** By the first eight characters of the BIC. */
const BANKS: Record<string, string> = {
  AUBKPHMM: 'Asia United Bank',
  BNORPHMM: 'BDO',
  BOPIPHMM: 'BPI',
  CHBKPHMM: 'China Bank',
  CIPHPHMM: 'CIMB',
  EWBCPHMM: 'EastWest Bank',
  GOTYPHM2: 'GoTyme',
  GXCHPHM2: 'GCash',
  LAUIPHM2: 'Seabank',
  MBTCPHMM: 'Metrobank',
  PAEYPHM2: 'PayMongo',
  PAPHPHM1: 'Maya',
  PNBMPHMM: 'PNB',
  RCBCPHMM: 'RCBC',
  SETCPHMM: 'Security Bank',
  TLBPPHMM: 'LandBank',
  UBPHPHMM: 'UnionBank',
};

/**
 * Reads the text of a QR Ph code.
 * @throws ApiError 400 for `gcash_qr` that says what is wrong with it
 */
export function readQrPh(text: string): QrPhAccount {
  const objects = checked(text);
  const account = objects.map(accountOf).find((found) => found !== undefined);
  if (!account) throw refusal('This code names no QR Ph bank or wallet. Use the code for receiving money.');
  return {
    name: valueOf(objects, ID.name).trim(),
    city: valueOf(objects, ID.city).trim(),
    is_for_one_payment: valueOf(objects, ID.initiation) === '12',
    ...account,
  };
}

/**
 * What an event is paid with: many people scan it, each with an amount of their own.
 * @throws ApiError 400 for `gcash_qr`, also for a code that was made for a single payment
 */
export function requireReusable(text: string): QrPhAccount {
  const account = readQrPh(text);
  if (account.is_for_one_payment)
    throw refusal('This code was made for a single payment. Use the one that receives money from anyone.');
  exactQrPh(text, MAX_CENTAVOS, 'Z'.repeat(MAX_LETTERS));
  return account;
}
/** The most that a registration owes, and the length of its short code. */
const MAX_CENTAVOS = 50 * 100_000_000;
const MAX_LETTERS = 8;

/** Whether a code can be made exact; what older versions kept may be the text of any code. */
export function isQrPh(text: string): boolean {
  try {
    readQrPh(text);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/**
 * The same account with an amount and a reference in it, for one payment: only these objects and the CRC differ.
 * @param text a QR Ph code @param centavos more than nothing @param reference 1 to 25 letters and digits
 * @throws ApiError 400 when the text is no such code; Error when amount or reference do not fit
 */
export function exactQrPh(text: string, centavos: number, reference: string): string {
  const amount = (centavos / 100).toFixed(2);
  if (!Number.isSafeInteger(centavos) || centavos <= 0 || amount.length > MAX.amount)
    throw new Error(`A code cannot hold ${centavos} centavos`);
  if (!/^[0-9A-Z]{1,25}$/.test(reference)) throw new Error(`A code cannot hold the reference ${reference}`);
  const objects = checked(text).filter(({ id }) => id !== ID.crc);
  const additional = objects.find(({ id }) => id === ID.additional);
  const labels = additional ? parse(additional.value) : [];
  let exact = withObject(objects, { id: ID.initiation, value: '12' });
  exact = withObject(exact, { id: ID.amount, value: amount });
  exact = withObject(exact, {
    id: ID.additional,
    value: written(withObject(labels, { id: REFERENCE_LABEL, value: reference })),
  });
  const body = `${written(exact)}${ID.crc}04`;
  return body + crcOf(body);
}

function checked(text: string): DataObject[] {
  if (text.length > MAX.code) throw refusal(`A QR Ph code has at most ${MAX.code} characters.`);
  if (!text.startsWith('000201'))
    throw refusal('This is not a QR Ph code. Take a picture of "My QR" in the app, or paste its text.');
  const objects = parse(text);
  const crc = objects.at(-1);
  if (crc?.id !== ID.crc || crc.value.length !== 4)
    throw refusal('This code is cut off: its last part, the check, is missing.');
  if (crc.value.toUpperCase() !== crcOf(text.slice(0, -4)))
    throw refusal('This code is damaged: its check does not fit. Read the picture again.');
  const currency = valueOf(objects, ID.currency);
  if (currency !== PHILIPPINE_PESO)
    throw refusal(`This code asks for another currency (${currency || 'none'}): pesos are 608.`);
  if (valueOf(objects, ID.country) !== 'PH') throw refusal('This code is not from the Philippines.');
  return objects;
}

/** @throws ApiError 400 where a length does not fit the text */
function parse(text: string): DataObject[] {
  const objects: DataObject[] = [];
  let at = 0;
  while (at < text.length) {
    const [, id, length] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? [];
    if (id === undefined || length === undefined || at + 4 + Number(length) > text.length)
      throw refusal('This code is cut off or damaged: its parts do not fit together.');
    objects.push({ id, value: text.slice(at + 4, at + 4 + Number(length)) });
    at += 4 + Number(length);
  }
  if (new Set(objects.map(({ id }) => id)).size < objects.length)
    throw refusal('This code is damaged: one of its parts stands in it twice.');
  return objects;
}

/** 26 to 51 are merchant accounts; those of QR Ph have its name, a BIC, and an account or a merchant's number. */
function accountOf({ id, value }: DataObject): Pick<QrPhAccount, 'bank' | 'account_end'> | undefined {
  if (id < '26' || id > '51') return undefined;
  const parts = parse(value);
  const scheme = valueOf(parts, '00');
  const bic = valueOf(parts, '01');
  if (!/^(com\.p2pqrpay|ph\.ppmi\.\w+)$/i.test(scheme) || bic === '') return undefined;
  // Persons have their account in 04, merchants a number of their bank's in 03.
  const account = valueOf(parts, '04') || valueOf(parts, '03');
  return { bank: BANKS[bic.slice(0, 8).toUpperCase()] ?? bic, account_end: account.slice(-4) };
}

const valueOf = (objects: DataObject[], id: string): string =>
  objects.find((object) => object.id === id)?.value ?? '';

/** Puts an object in the place of the one before, or where its id belongs; the rest stays as it was. */
function withObject(objects: DataObject[], added: DataObject): DataObject[] {
  if (objects.some(({ id }) => id === added.id))
    return objects.map((object) => (object.id === added.id ? added : object));
  const at = objects.findIndex(({ id }) => id > added.id);
  return at === -1 ? [...objects, added] : objects.toSpliced(at, 0, added);
}

function written(objects: DataObject[]): string {
  return objects
    .map(({ id, value }) => {
      if (value.length > MAX.value) throw refusal('This code has no room left for a reference.');
      return id + String(value.length).padStart(2, '0') + value;
    })
    .join('');
}

/** CRC-16 of ISO/IEC 13239: polynomial 1021, begun with FFFF, over the UTF-8 bytes up to its own id and length (4.7.3). */
function crcOf(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

const refusal = (message: string): ApiError => ApiError.invalid([{ field: 'gcash_qr', message }]);
