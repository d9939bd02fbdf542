import bcd, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { parse, type AnyNode, type Expression, type PrivateIdentifier, type Super } from 'acorn';
import { simple } from 'acorn-walk';

/** What Vite calls a browser, and what MDN does. */
const NAMES = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios: 'safari_ios',
} as const;
type Browser = keyof typeof NAMES;
interface Target {
  name: Browser;
  version: number;
}

/** `safari16.4` → Safari, 16.4 */
function targetOf(text: string): Target {
  const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(text) ?? [];
  if (!(name in NAMES)) throw new Error(`No browser is called ${text}`);
  return { name: name as Browser, version: Number(version) };
}

function isThere(statement: SimpleSupportStatement | undefined, version: number): boolean {
  const { version_added: since, version_removed, flags, prefix, alternative_name } = statement ?? {};
  if (flags || prefix || alternative_name || version_removed) return false;
  return typeof since === 'string' && Number(since.replace('≤', '')) <= version;
}

/** Which of the browsers lack it. */
const lacking = (compat: CompatStatement, targets: readonly Target[]): string[] =>
  targets
    .filter(({ name, version }) => {
      const known = compat.support[NAMES[name]];
      return ![known].flat().some((each) => isThere(each, version));
    })
    .map(({ name, version }) => `${name} ${version}`);

/** Globals that are named otherwise than what they are. */
const INTERFACES: Record<string, string> = {
  ...{ window: 'Window', self: 'Window', globalThis: 'Window', navigator: 'Navigator', document: 'Document' },
  ...{ location: 'Location', history: 'History', screen: 'Screen', performance: 'Performance' },
  ...{ crypto: 'Crypto', localStorage: 'Storage', sessionStorage: 'Storage', caches: 'CacheStorage' },
};

const membersOf = (of: Identifier | undefined): [string, Identifier][] =>
  Object.entries(of ?? {}).filter((entry): entry is [string, Identifier] => entry[0] !== '__compat');
const own = (of: Identifier | undefined, name: string): CompatStatement | undefined =>
  of && Object.hasOwn(of, name) ? of[name]?.__compat : undefined;
const group = (name: string): Identifier[] =>
  [bcd.javascript.builtins, bcd.api, bcd.webassembly.api]
    .map((all) => (all && Object.hasOwn(all, name) ? all[name] : undefined))
    .filter((found) => found !== undefined);

const globalOf = (name: string): CompatStatement | undefined =>
  group(name)[0]?.__compat ?? own(bcd.api.Window, name);
const memberOf = (name: string, member: string): CompatStatement | undefined =>
  group(name)
    .map((all) => own(all, `${member}_static`) ?? own(all, member))
    .find((found) => found !== undefined);

/** Whose methods are called on things whose kind no name tells; the rest have words that any object may have. */
const COMMON =
  /^(HTML\w+|Element|Node|Document|Event|EventTarget|AbortSignal|Blob|File|Headers|Request|Response|URL\w*|FormData|Range|Selection|Window|IDB\w+|Storage)$/;

/** Everything of that name that an object may have, whatever it is. */
const everyMember = new Map<string, CompatStatement[]>();
const kinds = [
  ...membersOf(bcd.javascript.builtins),
  ...membersOf(bcd.api).filter(([kind]) => COMMON.test(kind)),
];
for (const [name, { __compat: found }] of kinds.flatMap(([, kind]) => membersOf(kind)))
  if (found && !name.endsWith('_static')) everyMember.set(name, [...(everyMember.get(name) ?? []), found]);

/**
 * What a built script uses that one of the browsers lacks, as "URL.canParse: safari 16.4". Statics and globals are known
 * by their names; a method of anything (`x.showPopover`) is reported when everything of that name is too new.
 * @throws SyntaxError at words and regular expressions that are younger than ES2022
 */
export function unsupported(script: string, browsers: readonly string[]): string[] {
  const targets = browsers.map(targetOf);
  const found = new Set<string>();
  const report = (name: string, compat: CompatStatement | undefined) => {
    const missing = compat ? lacking(compat, targets) : [];
    if (missing.length > 0) found.add(`${name}: ${missing.join(', ')}`);
  };
  const isName = (node: Expression | PrivateIdentifier | Super, computed: boolean) =>
    !computed && node.type === 'Identifier' ? node.name : undefined;
  const tree = parse(script, { ecmaVersion: 2022, sourceType: 'module' });
  simple(tree as AnyNode, {
    Identifier({ name }) {
      report(name, globalOf(name));
    },
    MemberExpression({ object, property, computed }) {
      const name = isName(property, computed);
      if (name === undefined) return;
      const of = object.type === 'Identifier' ? object.name : '';
      report(`${of}.${name}`, memberOf(INTERFACES[of] ?? of, name));
    },
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression') return;
      const name = isName(callee.property, callee.computed) ?? '';
      const of = callee.object.type === 'Identifier' ? callee.object.name : '';
      if (memberOf(INTERFACES[of] ?? of, name)) return;
      const all = everyMember.get(name) ?? [];
      if (all.every((each) => lacking(each, targets).length > 0)) report(`.${name}`, all[0]);
    },
  });
  return [...found].sort();
}
