import { RateLimits } from '../../platform/http/rate-limits/rate-limits.js';
import { LoginThrottle, type Attempt } from './login-throttle.js';

const ANA = 'ana@example.ph';
/** Each of another site. */
const manySites = (n: number) => `203.${n}.113.1`;

describe('LoginThrottle', () => {
  let throttle: LoginThrottle;
  beforeEach(() => void (throttle = new LoginThrottle(new RateLimits(undefined))));

  const attempt = (ip: string, more: Partial<Attempt> = {}) =>
    throttle.take({ email: ANA, ip, device: undefined, withCode: false, ...more });
  /** @returns how many of so many tries were let through */
  const tries = async (
    times: number,
    ip: (n: number) => string,
    email: (n: number) => string = () => ANA,
  ) => {
    const results = await Promise.allSettled(
      Array.from({ length: times }, (_, n) => attempt(ip(n), { email: email(n) })),
    );
    return results.filter(({ status }) => status === 'fulfilled').length;
  };
  const from = (ip: string) => () => ip;

  it('lets five through on one account from one network, however the e-mail is typed', async () => {
    const typed = (n: number) => (n % 2 ? ` ${ANA.toUpperCase()} ` : ANA);
    expect(await tries(9, from('203.0.113.1'), typed)).toBe(5);
  });

  it('lets five through from one home, whichever of its IPv6 networks it uses', async () => {
    expect(await tries(40, (n) => `2001:db8:1:${n.toString(16)}::1`)).toBe(5);
  });

  it('lets ten through on one account from one site', async () => {
    expect(await tries(40, (n) => `203.0.113.${n}`)).toBe(10);
    expect(await tries(40, (n) => `2001:db8:1:${n.toString(16)}00::1`)).toBe(10);
  });

  it('lets twenty through on one account from many sites', async () => {
    expect(await tries(50, manySites)).toBe(20);
  });

  it('lets thirty through on many accounts from one network', async () => {
    expect(await tries(50, from('203.0.113.1'), (n) => `${n}@example.ph`)).toBe(30);
  });

  it('never lets one site use up what an account has for the others', async () => {
    await tries(1_000, (n) => `203.0.113.${n % 250}`);
    expect(await tries(1, from('198.51.100.1'))).toBe(1);
  });

  it('keeps tries for a device that has signed in before, and for an open session', async () => {
    await tries(50, manySites);
    await expect(attempt('198.51.100.1')).rejects.toMatchObject({ status: 429 });
    expect(await attempt('198.51.100.1', { device: 'phone' })).toMatchObject({ blind: false });
    for (let n = 0; n < 5; n++) await throttle.takeInSession('session');
    await expect(throttle.takeInSession('session')).rejects.toMatchObject({ status: 429, retryAfter: 900 });
  });

  it('lets a code of the second factor in where the account’s limit is used up, without a word on which is wrong', async () => {
    await tries(50, manySites);
    await expect(attempt('198.51.100.1')).rejects.toMatchObject({ errors: [{ field: 'code' }] });
    expect(await attempt('198.51.100.1', { withCode: true })).toMatchObject({ blind: true });
    expect(await attempt('198.51.101.1', { withCode: false, device: 'phone' })).toMatchObject({
      blind: false,
    });
  });

  it('treats a device that guesses as a stranger', async () => {
    for (let n = 0; n < 10; n++) await attempt('203.0.113.1', { device: 'phone' });
    for (let n = 0; n < 5; n++) await attempt('203.0.113.1', { device: 'phone' });
    await expect(attempt('203.0.113.1', { device: 'phone' })).rejects.toMatchObject({ status: 429 });
  });

  it('does not count people who know their password, and gives a try back once', async () => {
    for (let n = 0; n < 100; n++) {
      const right = await attempt('203.0.113.1');
      await right.wasRight();
    }
    const guesses = await Promise.all(
      Array.from({ length: 28 }, (_, n) => attempt('203.0.113.1', { email: `${n}@x.ph` })),
    );
    await guesses[0]?.wasRight();
    await guesses[0]?.wasRight();
    expect(await tries(9, from('203.0.113.1'), (n) => `${n}@y.ph`)).toBe(3);
  });

  it('says when to come back', () =>
    expect(tries(5, from('::1')).then(() => attempt('::1'))).rejects.toMatchObject({
      status: 429,
      message: 'Too many requests. Please try again in 15 minutes.',
      retryAfter: 900,
    }));
});
