import { progressOf } from './progress';

describe('progressOf', () => {
  it.each([
    [true, '/proof', 150_000, 'paid'],
    [true, null, 0, 'paid'],
    [false, '/proof', 50_000, 'proof-waiting'],
    [false, null, 50_000, 'partly-paid'],
    [false, null, 0, 'nothing-yet'],
  ])(
    'paid %p with proof %p and %p centavos is %s',
    (payment_status, proof_of_payment, paid_centavos, progress) => {
      expect(progressOf({ payment_status, proof_of_payment, paid_centavos, cancelled_at: null })).toBe(
        progress,
      );
    },
  );

  it('is cancelled, whatever was paid', () => {
    const cancelled_at = '2026-11-22T10:00:00.000Z';
    expect(progressOf({ payment_status: true, proof_of_payment: null, paid_centavos: 0, cancelled_at })).toBe(
      'cancelled',
    );
  });
});
