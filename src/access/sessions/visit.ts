import type { Request } from 'express';
import { networkOf } from '../../http/rate-limits/network-of.js';
import { browserName } from './browser-name.js';

/** Where a sign-in comes from. */
export interface Visit {
  /** By which guesses are counted: an IPv4 address, or an IPv6 /64. */
  network: string;
  /** What the person is shown: enough to know one's own networks apart, and no more. */
  address: string;
  browser: string;
}

export function visitOf({ ip = '', headers }: Request): Visit {
  const network = networkOf(ip);
  return { network, address: network.replace(/\.\d+$/, '.*'), browser: browserName(headers['user-agent']) };
}
