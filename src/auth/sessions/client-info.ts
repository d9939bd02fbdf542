import '../../platform/http/access-log.js';
import type { ServerResponse } from 'node:http';
import type { Request } from 'express';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { networkOf } from '../../platform/http/rate-limits/rate-limits.js';

/** Where a sign-in comes from. */
export interface ClientInfo {
  /** The IP address, by which guesses are counted. */
  ip: string;
  /** What the person is shown: enough to know one's own networks apart, and no more. */
  address: string;
  browser: string;
  /** Names the request in the log. */
  requestId: string | undefined;
  /** Aborted when the client goes away. */
  signal: AbortSignal;
  /** Its headers say what is left of a limit. */
  response?: ServerResponse;
}

export function clientInfoOf(request: Request): ClientInfo {
  const { ip = '', headers, requestId, res: response } = request;
  const address = networkOf(ip).replace(/\.\d+$/, '.*');
  const browser = browserName(headers['user-agent']);
  return { ip, address, browser, requestId, signal: signalOf(request), response };
}

function signalOf({ res: response }: Request): AbortSignal {
  const gone = new AbortController();
  response?.once('close', () => {
    if (!response.writableFinished) gone.abort(new ApiError(400, 'The request was stopped.'));
  });
  return gone.signal;
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
