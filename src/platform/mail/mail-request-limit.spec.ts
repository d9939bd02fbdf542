import { RateLimits } from '../http/rate-limits/rate-limits.js';
import { MailRequestLimit } from './mail-request-limit.js';

const KIND = { name: 'test', most: 2, onceInSeconds: 600, enough: 'Enough for today.' };
const MINUTE = 60_000;

describe('mails that people ask for', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('go once in a while, so many a day, and it is said when no other goes', async () => {
    const asked = new MailRequestLimit(new RateLimits(undefined), KIND);
    const ask = (network: string) => asked.take(network, 'ana@example.com');
    expect([await ask('hall'), await ask('hall')]).toEqual([true, false]);
    jest.advanceTimersByTime(10 * MINUTE);
    expect(await ask('hall')).toBe(true);
    jest.advanceTimersByTime(10 * MINUTE);
    for (let n = 0; n < 2; n += 1)
      await expect(ask('hall')).rejects.toMatchObject({ message: 'Enough for today.' });
    // Requests in her name from elsewhere have not used up hers.
    expect(await ask('home')).toBe(true);
    jest.advanceTimersByTime(24 * 60 * MINUTE);
    expect(await ask('hall')).toBe(true);
  });
});
