import { sumInWords } from './pesos.js';

it.each([
  [1, 'One centavo only'],
  [5, 'Five centavos only'],
  [100, 'One peso only'],
  [101, 'One peso and one centavo only'],
  [1_300, 'Thirteen pesos only'],
  [2_000, 'Twenty pesos only'],
  [9_999, 'Ninety-nine pesos and ninety-nine centavos only'],
  [10_000, 'One hundred pesos only'],
  [150_000, 'One thousand five hundred pesos only'],
  [150_050, 'One thousand five hundred pesos and fifty centavos only'],
  [1_001_000, 'Ten thousand ten pesos only'],
  [100_000_000, 'One million pesos only'],
  [
    12_345_678_921,
    'One hundred twenty-three million four hundred fifty-six thousand seven hundred eighty-nine pesos and twenty-one centavos only',
  ],
  [100_000_000_000, 'One billion pesos only'],
])('says %i centavos in words', (centavos, words) => {
  expect(sumInWords(centavos)).toBe(words);
});

/** Reads the words back as a number, without the code that writes them. */
const VALUES = new Map(
  [
    ['one two three four five six seven eight nine ten eleven twelve thirteen fourteen', 1, 1],
    ['fifteen sixteen seventeen eighteen nineteen', 15, 1],
    ['twenty thirty forty fifty sixty seventy eighty ninety', 20, 10],
  ].flatMap(([words, first, step]) =>
    String(words)
      .split(' ')
      .map((word, n) => [word, Number(first) + n * Number(step)] as const),
  ),
);
function centavosOf(words: string): number {
  let [sum, group, all] = [0, 0, 0];
  for (const word of words.toLowerCase().split(/[ -]/)) {
    if (word === 'hundred') group *= 100;
    else if (word === 'thousand' || word === 'million') {
      sum += group * (word === 'million' ? 1_000_000 : 1_000);
      group = 0;
    } else if (word.startsWith('peso')) {
      all += (sum + group) * 100;
      [sum, group] = [0, 0];
    } else if (word.startsWith('centavo')) all += group;
    else group += VALUES.get(word) ?? 0;
  }
  return all;
}

it('says no two sums alike, and each as it is', () => {
  for (let centavos = 1; centavos < 99_999_999; centavos = Math.ceil(centavos * 1.003))
    expect([centavos, centavosOf(sumInWords(centavos))]).toEqual([centavos, centavos]);
});
