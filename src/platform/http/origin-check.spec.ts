import type { Request } from 'express';
import { refuseOtherOrigins } from './origin-check.js';

const trusted = new Set(['https://stealthland.example', 'https://partner.example']);
const request = (method: string, headers: Record<string, string>) =>
  ({ method, headers, get: (name: string) => headers[name] }) as unknown as Request;
const check = (method: string, headers: Record<string, string>) => () =>
  refuseOtherOrigins(request(method, { host: 'stealthland.example', ...headers }), trusted);
const checkWithoutHost = (headers: Record<string, string>) => () =>
  refuseOtherOrigins(request('POST', headers), trusted);

describe('refuseOtherOrigins', () => {
  it.each([
    ['a program that is no browser', {}],
    ['a page of this site', { 'sec-fetch-site': 'same-origin', origin: 'http://192.168.1.5:3000' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['a trusted origin', { 'sec-fetch-site': 'cross-site', origin: 'https://partner.example' }],
    ['an old browser on this site', { origin: 'https://stealthland.example' }],
    [
      'an old browser on an address that is not PUBLIC_URL',
      { origin: 'http://10.0.0.7:3000', host: '10.0.0.7:3000' },
    ],
  ])('lets %s write', (_, headers) => expect(check('POST', headers)).not.toThrow());

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a sibling domain', { 'sec-fetch-site': 'same-site', origin: 'https://blog.stealthland.example' }],
    ['another site in an old browser', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['another site that hides its origin', { 'sec-fetch-site': 'cross-site' }],
    [
      'the same host by another scheme',
      { 'sec-fetch-site': 'cross-site', origin: 'http://stealthland.example' },
    ],
  ])('refuses what %s writes', (_, headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect(check(method, headers)).toThrow(/another site/);
  });

  it('refuses what a sandboxed frame writes where HTTP/1.0 names no host', () =>
    expect(checkWithoutHost({ origin: 'null' })).toThrow(/another site/));

  it('lets anyone read: the browser keeps the answer from the other page', () =>
    expect(check('GET', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).not.toThrow());
});
