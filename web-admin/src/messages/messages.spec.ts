import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { messages } from './index';

const SOURCES = join(__dirname, '..');
const read = (file: string) => readFileSync(join(SOURCES, file), 'utf8');
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.spec|\.d)\.tsx?$/.test(file),
);

/** What the first load has of words whose others come with their pages. */
const FIRST = Object.fromEntries(
  Object.entries(messages).map(([name, words]) => [name, { ...words }]),
) as Record<string, object | undefined>;

/** Files of words that come with the parts that show them. */
const late = files.filter(
  (file) => /addMessages\(\{|addResource\('/.test(read(file)) && file !== 'messages/index.ts',
);
beforeAll(() => Promise.all(late.map((file) => import(join(SOURCES, file)))));

/** `a.b.c` of a nested object of words. */
const isKnown = (key: string): boolean => {
  const found = key
    .split('.')
    .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], messages);
  return typeof found === 'string';
};

it.each(files)('%s names only words that there are', (file) => {
  const text = read(file);
  const asked = [...text.matchAll(/(?:translate\(|notify\(|i18nKey=)\s*["']([a-z][\w-]*(?:\.[\w-]+)+)["']/g)];
  expect(asked.map(([, key = '']) => key).filter((key) => !isKnown(key))).toEqual([]);
});

it.each(files.filter((file) => file.endsWith('.tsx')))('%s holds no words of its own', (file) => {
  const text = read(file);
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isJsxText(node) && /[A-Za-z]{2}/.test(node.text)) found.push(node.text.trim());
    if (ts.isJsxAttribute(node) && SHOWN.includes(node.name.getText()) && node.initializer) {
      const value = node.initializer;
      if (ts.isStringLiteral(value) && /[A-Z][a-z]/.test(value.text)) found.push(value.text);
    }
    const isText =
      ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isText && /[A-Z][a-z]|[a-z] [a-z]/.test(node.text) && isShown(node)) found.push(node.text);
    ts.forEachChild(node, look);
  };
  look(source);
  expect(found).toEqual([]);
});

/** Whether an expression shows this text: `{open ? 'Hide' : 'Show'}`, or the same as a label. */
function isShown(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return SHOWN.includes(parent.name.getText());
  if (ts.isJsxExpression(parent)) return !ts.isJsxAttribute(parent.parent) || isShown(parent);
  const passes =
    ts.isConditionalExpression(parent) ||
    ts.isTemplateSpan(parent) ||
    ts.isTemplateExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    (ts.isBinaryExpression(parent) && parent.operatorToken.kind !== ts.SyntaxKind.EqualsEqualsEqualsToken);
  return passes && isShown(parent);
}

const SHOWN = ['title', 'label', 'placeholder', 'helperText', 'aria-label', 'alt', 'action'];

const nameOf = (from: string, to: string): string | undefined => {
  const path = join(dirname(from), to);
  return [`${path}.tsx`, `${path}.ts`, join(path, 'index.tsx'), join(path, 'index.ts')].find((file) =>
    files.includes(file),
  );
};
const imported = (file: string, pattern: RegExp): string[] =>
  [...read(file).matchAll(pattern)].flatMap(([, to = '']) => nameOf(file, to) ?? []);

/** A file and everything that it imports. */
function partOf(file: string, part = new Set<string>()): Set<string> {
  if (part.has(file)) return part;
  part.add(file);
  for (const next of imported(file, /^(?:import (?!type)|\} from|export .*from).*?'(\.[^']+)';/gm))
    partOf(next, part);
  return part;
}

/** What a file of words calls its own: those of `messages/event/waiting-list.ts` are asked for as `waiting_list.…`. */
const namesIn = (words: string) =>
  [...read(words).matchAll(/addMessages\(\{\s*(\w+)/g)].map(([, name = '']) => name);
/** What the table of pages imports is there before any of them: a resource's `index.tsx` may bring its words so. */
const beforePages = partOf('pages.ts');

it.each([...new Set(files.flatMap((file) => imported(file, /\bimport\('(\.[^']+)'\)/g)))])(
  '%s brings the words that it shows',
  (entry) => {
    const part = partOf(entry);
    // Files of words ask for none: `content.published` in them is a code that has words.
    const pages = [...part].filter((file) => !file.startsWith('messages/'));
    const asked = late.filter((words) =>
      namesIn(words).some((name) => {
        const key = new RegExp(`['"\`]${name}\\.([\\w-]+)`, 'g');
        const keys = pages.flatMap((file) => [...read(file).matchAll(key)].map(([, word = '']) => word));
        return keys.some((word) => !(word in (FIRST[name] ?? {})));
      }),
    );
    expect(asked.filter((words) => !part.has(words) && !beforePages.has(words))).toEqual([]);
  },
);
