import { takenBackOf, type Entered } from './payment-facts.js';

let count = 0;
const entered = (kind: string, amount_centavos: number, by: Partial<Entered> = {}): Entered => ({
  id: `${kind} ${(count += 1)}`,
  kind,
  amount_centavos,
  channel: 'cash',
  reference: null,
  proof_id: null,
  ...by,
});
const pay = (pesos: number, by?: Partial<Entered>) => entered('payment', pesos * 100, by);
const correct = (pesos: number, by?: Partial<Entered>) => entered('correction', pesos * -100, by);
const takenOf = (movements: Entered[]) =>
  movements.filter(({ kind }) => kind === 'payment').map(({ id }) => takenBackOf(id, movements) / 100);

it('is nothing where nothing was taken back, and what was paid back is no correction', () => {
  expect(takenOf([pay(500), pay(1_000), entered('refund', -30_000)])).toEqual([0, 0]);
});

it('is of the newest payment that the correction may take from, and of those before it for the rest', () => {
  expect(takenOf([pay(500), pay(1_000), correct(1_500)])).toEqual([500, 1_000]);
  expect(takenOf([pay(500), pay(1_000), correct(1_200)])).toEqual([200, 1_000]);
  expect(takenOf([pay(500), pay(1_000), correct(300), correct(900)])).toEqual([200, 1_000]);
});

it('leaves payments of another way, reference or receipt, and those that came later', () => {
  const ways = [pay(1, { channel: 'gcash' }), pay(2, { reference: '7' }), pay(4, { proof_id: 'p' }), pay(8)];
  expect(takenOf([...ways, correct(8), pay(16)])).toEqual([0, 0, 0, 8, 0]);
  expect(takenOf([...ways, correct(2, { reference: '7' })])).toEqual([0, 2, 0, 0]);
  expect(takenOf([...ways, correct(4, { proof_id: 'p' })])).toEqual([0, 0, 4, 0]);
});

it('is of the payment with the same receipt first, where one reference has two', () => {
  const both = [pay(5, { reference: '7', proof_id: 'p' }), pay(6, { reference: '7', proof_id: 'q' })];
  expect(takenOf([...both, correct(5, { reference: '7', proof_id: 'p' })])).toEqual([5, 0]);
});

it('takes nothing twice: what was entered anew stays', () => {
  const by = { reference: '7' };
  expect(takenOf([pay(5, by), correct(5, by), pay(5, by)])).toEqual([5, 0]);
});
