import { progressOf } from './progress';

const DUE = { price_centavos: 150_000, due_centavos: 150_000 };

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
      expect(
        progressOf({ ...DUE, payment_status, proof_of_payment, paid_centavos, cancelled_at: null }),
      ).toBe(progress);
    },
  );

  it('is cancelled, whatever was paid', () => {
    const cancelled_at = '2026-11-22T10:00:00.000Z';
    expect(
      progressOf({ ...DUE, payment_status: true, proof_of_payment: null, paid_centavos: 0, cancelled_at }),
    ).toBe('cancelled');
  });

  it('is free where nothing is to be paid, and nothing was; a speaker of a group that pays is paid with it', () => {
    const speaker = { payment_status: true, proof_of_payment: null, paid_centavos: 0, cancelled_at: null };
    expect(progressOf({ ...speaker, price_centavos: 0, due_centavos: 0 })).toBe('free');
    expect(progressOf({ ...speaker, price_centavos: 0, due_centavos: 150_000 })).toBe('paid');
    expect(progressOf({ ...speaker, price_centavos: 0, due_centavos: 0, paid_centavos: 50_000 })).toBe(
      'paid',
    );
  });
});
