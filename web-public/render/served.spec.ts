import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { servedBeside } from './served';

describe('a file that is served beside the pages of a release', () => {
  const built = mkdtempSync(path.join(tmpdir(), 'built-'));
  beforeAll(() => {
    mkdirSync(path.join(built, 'properties', 'visayas'), { recursive: true });
    mkdirSync(path.join(built, 'brochures'));
    writeFileSync(path.join(built, 'properties', 'visayas', 'index.html'), '<h1>Visayas</h1>');
    writeFileSync(path.join(built, 'brochures', 'a.pdf'), '%PDF-');
  });
  afterAll(() => rmSync(built, { recursive: true }));
  const isServed = servedBeside(built, {
    uploaded: { ['a'.repeat(32)]: { width: 800, height: 600 } },
    pdfs: {},
  });

  it.each([
    ['brochures/a.pdf', true],
    [`assets/uploaded/${'a'.repeat(32)}-800.webp`, true],
    [`assets/uploaded/${'b'.repeat(32)}-800.webp`, false],
    // A page of the build, whose folder outlives it.
    ['properties/visayas', false],
    ['properties/visayas/index.html', false],
    ['brochures', false],
    ['../built/brochures/a.pdf', false],
    ['nowhere', false],
    ['brochures/a.pdf/b', false],
  ])('%s: %s', (file, is) => expect(isServed(file)).toBe(is));
});
