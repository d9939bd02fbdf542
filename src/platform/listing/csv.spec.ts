import fc from 'fast-check';
import { csvCell, csvLine } from './csv.js';

describe('csvCell', () => {
  it.each([
    [null, ''],
    [undefined, ''],
    [true, 'true'],
    [42, '42'],
    [new Date('2026-11-21T01:02:03.004Z'), '2026-11-21T01:02:03.004Z'],
    ['Peña', 'Peña'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    [['a', 'b'], '"[""a"",""b""]"'],
  ])('writes %p as %p', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '\u00A0=1', '＝1', '＋1', '－1', '＠x'])(
    'takes the power of a formula from %p',
    (typed) => {
      expect(csvCell(typed).replace(/^"/, '').startsWith("'")).toBe(true);
    },
  );

  it.each(['x;=1+1', 'x; @SUM(A1)', 'x;"=1', 'x\t=1', 'x\n=1', 'x\r\n＝1', '=1;=2'])(
    'lets no reader that splits %p elsewhere run a formula of it',
    (typed) => {
      for (const part of csvCell(typed).split(/[;\t\r\n]/))
        expect(part.replace(/^["\s]*/, '')).not.toMatch(/^[=+\-@＝＋－＠]/);
    },
  );

  it('leaves a minus inside a text alone', () => {
    expect(csvCell('Metro-Manila')).toBe('Metro-Manila');
  });
});

describe('csvLine', () => {
  it('can be read back, whatever people typed', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 5 }), (cells) => {
        const read = readLine(csvLine(cells)).map((cell) => cell.replaceAll("'", ''));
        expect(read).toEqual(cells.map((cell) => cell.replaceAll("'", '')));
      }),
    );
  });
});

/** A reader of RFC 4180 for one line, written apart from the writer. */
function readLine(line: string): string[] {
  const cells: string[] = [];
  let rest = line.slice(0, -2);
  for (;;) {
    if (rest.startsWith('"')) {
      const end = /^"((?:[^"]|"")*)"/.exec(rest);
      if (!end) throw new Error(`no end of quotes in ${rest}`);
      cells.push((end[1] ?? '').replaceAll('""', '"'));
      rest = rest.slice(end[0].length);
    } else {
      const cell = rest.split(',')[0] ?? '';
      cells.push(cell);
      rest = rest.slice(cell.length);
    }
    if (!rest.startsWith(',')) return cells;
    rest = rest.slice(1);
  }
}
