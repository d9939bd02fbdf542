import type { Request } from 'express';
import { networkOf } from '../../platform/http/rate-limits/rate-limits.js';

/** Where a sign-in comes from. */
export interface ClientInfo {
  /** By which guesses are counted: an IPv4 address, or an IPv6 /64. */
  network: string;
  /** What the person is shown: enough to know one's own networks apart, and no more. */
  address: string;
  browser: string;
}

export function clientInfoOf({ ip = '', headers }: Request): ClientInfo {
  const network = networkOf(ip);
  return { network, address: network.replace(/\.\d+$/, '.*'), browser: browserName(headers['user-agent']) };
}

/** What a User-Agent has that no earlier one of the list has → how people call it. */
const BROWSERS: [RegExp, string][] = [
  [/\b(FBAN|FBAV)\b/, 'Facebook'],
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** A User-Agent header in plain words: "Chrome on Android". Nothing of the header itself is kept. */
export function browserName(userAgent: string | undefined): string {
  const browser = nameIn(BROWSERS, userAgent) ?? 'Another program';
  const system = nameIn(SYSTEMS, userAgent);
  return system === undefined ? browser : `${browser} on ${system}`;
}

const nameIn = (names: [RegExp, string][], text = '') => names.find(([mark]) => mark.test(text))?.[1];
