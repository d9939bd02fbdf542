import { statementDesk } from '../../../support/payments/statement-desk.js';

const desk = statementDesk();
const FEE = 150_000;

it('suggests taking back no more than is left, also of two lines with one reference', async () => {
  const suggested = async (reference: string) =>
    (await desk.waiting())
      .filter((line) => line.reference === reference)
      .map(({ match, parts }) => [match, parts.map((part) => part.amount_centavos)]);
  const pay = (id: string, reference: string) =>
    desk.ask('POST', `/registrations/${id}/payments`, { amount_centavos: FEE, channel: 'gcash', reference });
  const back = (day: string, amount_centavos: number, reference: string) => ({
    ...{ day, reference, amount_centavos, name: 'Maria' },
  });

  // By a line: a part was returned since, so that the whole cannot be taken back.
  const returned = await desk.register('Returned');
  await desk.keep('left-1.csv', [{ amount_centavos: FEE, reference: '7870000000001' }]);
  const whole = { registration_id: returned, amount_centavos: FEE };
  expect(
    (await desk.assign((await desk.lines({ reference: '7870000000001' }))[0]?.id ?? '', [whole])).status,
  ).toBe(200);
  await desk.ask('POST', `/delegates/${returned}/cancel`, {});
  const refund = { amount_centavos: 50_000, channel: 'gcash' };
  await desk.ask('POST', `/registrations/${returned}/refunds`, refund);
  await desk.keep('left-2.csv', [back('2026-11-29', -FEE, '7870000000001')]);
  expect(await suggested('7870000000001')).toEqual([['reversed', []]]);

  // By hand: two lines together, and one by itself, take more than was paid.
  const [twice, more] = [await desk.register('Twice'), await desk.register('More')];
  await pay(twice, '7870000000002');
  await pay(more, '7870000000003');
  await desk.keep('left-3.csv', [
    back('2026-11-28', -100_000, '7870000000002'),
    back('2026-11-29', -100_000, '7870000000002'),
    back('2026-11-29', -FEE - 1, '7870000000003'),
  ]);
  expect(await suggested('7870000000002')).toEqual([
    ['reversed', [-100_000]],
    ['reversed', []],
  ]);
  expect(await suggested('7870000000003')).toEqual([['reversed', []]]);
});
