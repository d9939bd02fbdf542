import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../platform/http/caller.js';
import { networkOf, siteOf } from '../platform/http/rate-limits/rate-limits.js';
import { AUTH_SECRET } from './secret.js';

/** Where a request came from, as far as that is kept; null: it is not counted. */
export interface NetworkFingerprint {
  network: string | null;
  site: string | null;
}
export const NO_FINGERPRINT: NetworkFingerprint = { network: null, site: null };

/** Keyed hashes of networks: what comes from one is counted by them, and its address is kept nowhere. */
@Injectable()
export class NetworkFingerprints {
  constructor(@Inject(AUTH_SECRET) private readonly secret: string) {}

  /** @param ip undefined: unknown, and counted for no network @returns of IPv6 the /56 as `network` and the /48 as `site` */
  of(ip: string | undefined): NetworkFingerprint {
    if (ip === undefined || ip === '') return NO_FINGERPRINT;
    return { network: this.hash(networkOf(ip, 56)), site: this.hash(`site ${siteOf(ip)}`) };
  }

  /** Whoever hands something in: staff and programs by themselves, others by their networks. */
  sendersOf(caller: Caller, networks: string[]): string[] {
    if (caller.kind !== 'anonymous') return [this.hash(`${caller.kind} ${caller.id}`)];
    return networks.map((network) => this.hash(`sender ${network}`));
  }

  private hash(text: string): string {
    return createHmac('sha256', this.secret).update(text).digest('base64url');
  }
}
