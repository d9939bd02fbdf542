import { progressOf } from './progress';

describe('progressOf', () => {
  it.each([
    [true, '/proof', 'paid'],
    [true, null, 'paid'],
    [false, '/proof', 'proof-waiting'],
    [false, null, 'nothing-yet'],
  ])('paid %p with proof %p is %s', (payment_status, proof_of_payment, progress) => {
    expect(progressOf({ payment_status, proof_of_payment, cancelled_at: null })).toBe(progress);
  });

  it('is cancelled, whatever was paid', () => {
    const cancelled_at = '2026-11-22T10:00:00.000Z';
    expect(progressOf({ payment_status: true, proof_of_payment: null, cancelled_at })).toBe('cancelled');
  });
});
