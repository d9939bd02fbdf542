import { savedAs, typedCode } from './gcash-code';

test('a saved code is called by its kind', () => {
  const addresses = [typedCode('common-ground-2027'), '/assets/my-qr-Bfpg8Ggv.jpeg', '/pictures/7'];
  expect(addresses.map(savedAs)).toEqual(['pay.png', 'pay.jpeg', 'pay.png']);
});
