import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutFiles } from '../support/server/checkout-files.js';

const root = join(__dirname, '..', '..');

it('the API documents and the web apps’ types are what the code says', () => {
  const check = () =>
    execFileSync(process.execPath, ['scripts/openapi.mjs', '--check'], { cwd: root, stdio: 'pipe' });
  expect(check).not.toThrow();
});

it('no two classes that the API takes or answers have one name, by which the document would take them for one', () => {
  const classes = checkoutFiles()
    .filter((file) => /^src\/.*\.(dto|controller)\.ts$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/^export class (\w+)/gm)].map(([, name]) => name),
    );
  expect(classes.length).toBeGreaterThan(300);
  expect(classes.filter((name, index) => classes.indexOf(name) !== index)).toEqual([]);
});

interface Described {
  headers?: Record<string, object>;
  $ref?: string;
  description?: string;
}
interface Document {
  paths: Record<string, Record<string, { parameters?: Described[]; responses?: Record<string, Described> }>>;
  components: { parameters: Record<string, Described>; responses: Record<string, Described> };
}
it.each(['openapi.json', 'openapi-office.json'])('%s promises a mark of replays where it is sent', (file) => {
  const { paths, components } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Document;
  const nameOf = ($ref?: string) => $ref?.split('/').at(-1) ?? '';
  const kept = (part: Described) => components.parameters[nameOf(part.$ref)] ?? part;
  const answers = (part: Described) => components.responses[nameOf(part.$ref)] ?? part;
  const posts = Object.entries(paths).flatMap(([path, { post }]) => (post ? [{ path, ...post }] : []));
  const promised = posts.filter(({ parameters = [] }) =>
    parameters.some((one) => kept(one).description?.includes('Idempotent-Replayed')),
  );
  const marked = posts.filter(({ responses = {} }) =>
    Object.values(responses).some((one) => answers(one).headers?.['Idempotent-Replayed']),
  );
  expect(promised.length).toBeGreaterThan(4);
  expect(promised.map(({ path }) => path)).toEqual(marked.map(({ path }) => path));
});
