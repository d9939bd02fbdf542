import { PROOF_STORAGE, type ProofStorage } from '../../../src/uploads/storage.js';
import { Health } from '../../../src/website/health.js';
import { call, refusalOf } from '../../support/requests/callers.js';
import { startApi, type Api } from '../../support/server/api.js';

/** Real: HTTP and PostgreSQL. The storage's answer is made up. */
let api: Api;
let asked: jest.SpyInstance<Promise<void>, []>;
beforeEach(async () => {
  api = await startApi();
  asked = jest.spyOn(api.app.get<ProofStorage>(PROOF_STORAGE, { strict: false }), 'check');
});
afterEach(async () => {
  jest.restoreAllMocks();
  await api.close();
});

const ready = async () => (await call(api, 'GET', '/health/ready')).status;
/** As if the storage had last been asked so many milliseconds ago. */
const later = (ms: number) => Reflect.set(api.app.get(Health, { strict: false }), 'askedAt', Date.now() - ms);

it('asks the storage once in a while, however many strangers ask', async () => {
  asked.mockResolvedValue();
  const begun = performance.now();
  expect(new Set(await Promise.all(Array.from({ length: 50 }, ready)))).toEqual(new Set([200]));
  for (let n = 0; n < 20; n++) await ready();
  const before = asked.mock.calls.length;
  expect(before).toBeLessThanOrEqual(1 + Math.ceil((performance.now() - begun) / 2_000));
  later(3_000);
  await ready();
  expect(asked).toHaveBeenCalledTimes(before + 1);
});

it('is ready again once the storage is', async () => {
  asked.mockRejectedValueOnce(new Error('The bucket is away'));
  asked.mockResolvedValue();
  expect(refusalOf(await call(api, 'GET', '/health/ready'))).toEqual([503, 'The storage does not answer.']);
  later(3_000);
  expect(await ready()).toBe(200);
});
