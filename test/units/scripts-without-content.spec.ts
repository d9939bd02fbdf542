import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPTS = join(__dirname, '../../web-public/dist/assets');
type Seed = { seed: Record<string, unknown> };

/** Every text of the content that is long enough to be nothing but content. */
function sentences(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 24 && /\s\S+\s/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentences) : [];
}

/** Content may change with any release: a script that held it would bring the old words back. */
describe('the scripts of the site', () => {
  const built = existsSync(SCRIPTS);

  (built ? it : it.skip)('hold no sentence of the content', () => {
    const { seed } = jest.requireActual<Seed>('../../web-public/src/content/index');
    const scripts = readdirSync(SCRIPTS)
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join(SCRIPTS, name), 'utf8'));
    const all = [...new Set(sentences(seed))]
      .map((text) => text.split(/[{}'’"“”]/)[0] ?? '')
      .filter((text) => text.length > 24);
    expect(scripts.length).toBeGreaterThan(5);
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter((text) => scripts.some((script) => script.includes(text)))).toEqual([]);
  });
});
