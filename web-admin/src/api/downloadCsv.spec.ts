import { rowCounter } from './downloadCsv';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('rowCounter', () => {
  it('counts rows, not the heading', () => {
    expect(rowCounter()(bytes('a,b\r\n1,2\r\n3,4\r\n'))).toBe(2);
  });
  it('does not count line feeds inside a quoted cell, also across chunks', () => {
    const count = rowCounter();
    count(bytes('a\r\n"one\n'));
    expect(count(bytes('two ""quoted""\n"\r\n'))).toBe(1);
  });
});
