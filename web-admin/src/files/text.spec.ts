import { decodeText } from './text';

it('reads names as Windows writes them', () => {
  expect(decodeText(Uint8Array.from([0x4e, 0x69, 0xf1, 0x6f]))).toBe('Niño');
  expect(decodeText(new TextEncoder().encode('Niño'))).toBe('Niño');
});

it('reads the names of a file that was cut off within a letter', () => {
  const bytes = new TextEncoder().encode('Peña,Niño');
  expect(decodeText(bytes.subarray(0, -2))).toBe('Peña,Ni');
  // One byte that is none of UTF-8 is a letter of Windows, at the end too.
  expect(decodeText(Uint8Array.from([0x4e, 0x69, 0xf1]))).toBe('Niñ');
});
