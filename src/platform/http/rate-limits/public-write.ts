import { Reflector } from '@nestjs/core';

/** How many times as much as one sender an address may write of this in a minute. */
export interface WriteLimit {
  perAddress: number;
}

/**
 * How anonymous calls of a route are counted; without it as ORDINARY. `counted-elsewhere`: the route has limits of its
 * own (sign-in: LoginThrottle), which a hall full of registrations must not use up.
 */
export const CountWrites = Reflector.createDecorator<WriteLimit | 'counted-elsewhere'>();

/** An office or a mobile carrier has many people behind one address. */
export const ORDINARY: WriteLimit = { perAddress: 4 };

/** A hall of 200 with one Wi-Fi, all of whom register and send a picture within the same minute, and half as much again. */
export const HIGH_VOLUME: WriteLimit = { perAddress: 20 };

/** How many times as many leads as a visitor may send a key may enter in a minute. */
export const LEADS_OF_A_KEY = 10;
