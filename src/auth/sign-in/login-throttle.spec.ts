import { RateLimits } from '../../platform/http/rate-limits/rate-limits.js';
import { LoginThrottle } from './login-throttle.js';

const ANA = 'ana@example.ph';

describe('LoginThrottle', () => {
  let limits: LoginThrottle;
  beforeEach(() => void (limits = new LoginThrottle(new RateLimits(undefined))));

  /** @returns how many of so many tries were let through */
  const tries = async (times: number, email: (n: number) => string, network: (n: number) => string) => {
    const results = await Promise.allSettled(
      Array.from({ length: times }, (_, n) => limits.take(email(n), network(n))),
    );
    return results.filter(({ status }) => status === 'fulfilled').length;
  };
  const always = (text: string) => () => text;

  it('lets five through on one account from one network, however the e-mail is typed', async () => {
    expect(await tries(9, (n) => (n % 2 ? ` ${ANA.toUpperCase()} ` : ANA), always('203.0.113.1'))).toBe(5);
  });

  it('lets twenty through on one account from many networks', async () => {
    expect(await tries(50, always(ANA), (n) => `203.0.113.${n}`)).toBe(20);
  });

  it('lets thirty through on many accounts from one network', async () => {
    expect(await tries(50, (n) => `${n}@example.ph`, always('203.0.113.1'))).toBe(30);
  });

  it('never lets one network use up what an account has for the others', async () => {
    await tries(1_000, always(ANA), always('203.0.113.1'));
    expect(await tries(1, always(ANA), always('203.0.113.2'))).toBe(1);
  });

  it('does not count people who know their password', async () => {
    for (let n = 0; n < 100; n++) {
      await limits.take(ANA, '203.0.113.1');
      await limits.giveBack(ANA, '203.0.113.1');
    }
  });

  it('says when to come back', () =>
    expect(tries(5, always(ANA), always('::1')).then(() => limits.take(ANA, '::1'))).rejects.toMatchObject({
      status: 429,
      message: 'Too many requests. Please try again in 15 minutes.',
      retryAfter: 900,
    }));
});
