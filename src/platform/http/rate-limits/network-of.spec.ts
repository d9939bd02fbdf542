import { networkOf, siteOf } from './rate-limits.js';

describe('networkOf', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8::/64'],
    ['::1', '::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
  ])('counts %s as %s', (address, network) => expect(networkOf(address)).toBe(network));

  it('counts by shorter networks where asked', () => {
    expect(networkOf('2001:db8:1:23ff::1', 56)).toBe('2001:db8:1:2300::/56');
    expect(networkOf('203.0.113.9', 56)).toBe('203.0.113.9');
    expect(siteOf('2001:db8:1:23ff::1')).toBe('2001:db8:1::/48');
    expect(siteOf('203.0.113.9')).toBe('203.0.113.0/24');
  });
});
