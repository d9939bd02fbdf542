import { existsSync, readFileSync } from 'node:fs';

const text = readFileSync('docs/specification.md', 'utf8');
const rows = text
  .split('\n')
  .filter((line) => /^\| (?!Row|---)/.test(line))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|')));

type Named = { row: string; file: string; title: string };
const tests: Named[] = rows.flatMap(([, row = '', , cell = '']) =>
  cell.split('<br>').map((one) => {
    const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(one) ?? [];
    return { row, file, title };
  }),
);
const contents = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
/** A title stands in quotes: part of a longer one is another. */
const holds = ({ file, title }: Named) =>
  ["'", '"', '`'].some((quote) => contents(file).includes(quote + title + quote));

it('has a row for every part, and a test for every row', () => {
  expect(rows.length).toBeGreaterThan(90);
  expect(tests.filter(({ file, title }) => !file || !title)).toEqual([]);
});

it('names no test that is not there', () => expect(tests.filter((one) => !holds(one))).toEqual([]));

it('names no file that is not there', () => {
  const named = rows.flatMap(([, , where = '']) =>
    [...where.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  );
  const isThere = (file: string) => existsSync(file) || existsSync(`web-public/src/${file}`);
  expect(named.filter((file) => !isThere(file) && !/^[a-z-]+$/.test(file))).toEqual([]);
});

it('explains every reading that a row names', () => {
  const used = rows.flatMap(([, , , , reading = '']) => reading.match(/D\d+/g) ?? []);
  const explained = [...text.matchAll(/^- \*\*(D\d+)\*\*/gm)].map(([, name]) => name);
  expect([...new Set(used)].filter((name) => !explained.includes(name))).toEqual([]);
  expect(explained.filter((name) => !used.includes(name ?? ''))).toEqual([]);
});

it('has words to change for every row, each once in its file', () => {
  const changes = readFileSync('scripts/specification/changes.txt', 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('¦').map((part) => part.trim().replaceAll('\\n', '\n')));
  const lost = changes.filter(([, file = '', words = '']) => {
    const source = contents(file) || contents(`web-public/src/${file}`);
    return source.split(words).length !== 2;
  });
  expect(lost.map(([row]) => row)).toEqual([]);
  const listed = new Set(changes.map(([row]) => row));
  expect(rows.map(([, row]) => row).filter((row) => !listed.has(row))).toEqual([]);
});
