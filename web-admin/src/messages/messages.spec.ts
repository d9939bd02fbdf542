import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { messages } from '.';

const SOURCES = join(__dirname, '..');
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.spec|\.d)\.tsx?$/.test(file),
);

/** `a.b.c` of a nested object of words. */
const isKnown = (key: string): boolean => {
  const found = key
    .split('.')
    .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], messages);
  return typeof found === 'string';
};

it.each(files)('%s names only words that there are', (file) => {
  const text = readFileSync(join(SOURCES, file), 'utf8');
  const asked = [...text.matchAll(/(?:translate\(|notify\(|i18nKey=)\s*["']([a-z][\w-]*(?:\.[\w-]+)+)["']/g)];
  expect(asked.map(([, key = '']) => key).filter((key) => !isKnown(key))).toEqual([]);
});

/** The screens of the site's content and of events are younger: their words still stand in them. */
const hasOwnWords = (file: string) => /^(content|events|review|statement|waiting-list|door)\//.test(file);

it.each(files.filter((file) => file.endsWith('.tsx') && !hasOwnWords(file)))(
  '%s holds no words of its own',
  (file) => {
    const text = readFileSync(join(SOURCES, file), 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    const found: string[] = [];
    const look = (node: ts.Node): void => {
      if (ts.isJsxText(node) && /[A-Za-z]{2}/.test(node.text)) found.push(node.text.trim());
      if (ts.isJsxAttribute(node) && SHOWN.includes(node.name.getText()) && node.initializer) {
        const value = node.initializer;
        if (ts.isStringLiteral(value) && /[A-Z][a-z]/.test(value.text)) found.push(value.text);
      }
      ts.forEachChild(node, look);
    };
    look(source);
    expect(found).toEqual([]);
  },
);

const SHOWN = ['title', 'label', 'placeholder', 'helperText', 'aria-label', 'alt', 'action'];
