import { progressOf } from './progress';

describe('progressOf', () => {
  it.each([
    [true, '/proof', 'paid'],
    [true, null, 'paid'],
    [false, '/proof', 'proof-waiting'],
    [false, null, 'nothing-yet'],
  ])('paid %p with proof %p is %s', (payment_status, proof_of_payment, progress) => {
    expect(progressOf({ payment_status, proof_of_payment })).toBe(progress);
  });
});
