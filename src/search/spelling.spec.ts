import { isNearly } from './spelling.js';

it.each([
  ['maria villanueva', 'vilanueba', true],
  ['maria villanueva', 'marai vilanueva', true],
  ['juan reyes', 'ryeess', true],
  ['ana lim', 'lin', true],
  ['ana lim', 'lon', false],
  ['jo lim', 'ja', false],
  ['ana santos', 'ana', true],
  ['ana santos', 'bea santos', false],
  ['maria villanueva', 'villarama', false],
  ['juan dela cruz', 'delacurz', true],
  ['juan delacruz', 'de la crus', true],
  ['ma theresa reyes', 'maria teresa', true],
])('%s, asked for as %s: %s', (name, question, found) => expect(isNearly(name, question)).toBe(found));
