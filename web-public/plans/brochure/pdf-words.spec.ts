import { getDocumentProxy } from 'unpdf';
import { content } from '../../src/content';
import { formTexts } from '../../src/content/forms/form-texts';
import { calculationOf, inputsFrom } from '../../src/content/projects/prices/mortgage';
import { giveTexts } from '../../src/content/texts';
import { makeComputation } from '../computation';
import { loadFonts } from '../files';
import { loadLettering, runsOf } from '../lettering';
import { makeBrochure } from './brochure';
import type { BrochureProject } from './brochure-content';

giveTexts(formTexts);
const { projects, company, details: words } = content;
const [project] = projects;
if (!project?.prices) throw new Error('The first project has no prices');
const { prices, details } = project;
const SOLD_OUT = { count: 4, reserved: 1, sold: 3 };
const FONTS = 'web-public/src/fonts';
const fonts = loadFonts(FONTS);

/** What stands in a PDF, a piece for each run of a font. */
async function piecesOf(pdf: Buffer) {
  const { numPages, getPage } = await getDocumentProxy(new Uint8Array(pdf)).then((open) => ({
    numPages: open.numPages,
    getPage: (n: number) => open.getPage(n),
  }));
  const pages = await Promise.all(Array.from({ length: numPages }, (_, i) => getPage(i + 1)));
  const texts = await Promise.all(pages.map((page) => page.getTextContent()));
  return texts.flatMap(({ items }) =>
    items.flatMap((item) => {
      if (!('str' in item) || !item.str.trim()) return [];
      const [, , , , x, y] = item.transform as number[];
      return [{ text: item.str, x: x ?? 0, y: y ?? 0, end: (x ?? 0) + item.width }];
    }),
  );
}
const wordsOf = async (pdf: Buffer) => (await piecesOf(pdf)).map(({ text }) => text).join('|');

const brochureOf = async (more: Partial<BrochureProject>) =>
  makeBrochure({
    project: { ...project, ...more },
    words,
    company,
    address: 'https://example.com/alpha',
    hero: undefined,
    captions: { hero: '', inside: '' },
    fonts: await fonts,
  });
const computationOf = async (more: Partial<typeof project>, query: Record<string, unknown> = {}) => {
  const changed = { ...project, ...more };
  const calculation = calculationOf(changed, company.dollar);
  if (!calculation) throw new Error('No calculator');
  return makeComputation({
    calculation,
    inputs: inputsFrom(calculation, query),
    project: changed,
    words,
    company,
    address: 'https://example.com/alpha',
    made: '2026-11-24T02:00:00Z',
    fonts: await fonts,
  });
};

describe('the words of a brochure', () => {
  it('say each home, its price and the whole of how it is made', async () => {
    const text = await wordsOf(await brochureOf({}));
    for (const { name } of details.homes) expect(text).toContain(name);
    expect(text).toContain('from|₱|8,208,834.75|');
    expect(text).toContain(`${prices.version}`);
    expect(text).not.toContain('Sold out');
  });

  it('say of a home that is sold out that it is, and no price', async () => {
    const homes = details.homes.map((home, i) => (i === 0 ? { ...home, units: SOLD_OUT } : home));
    const text = await wordsOf(await brochureOf({ details: { ...details, homes } }));
    expect(text).toContain('Sold out');
    expect(text).not.toContain('8,208,834.75');
  });

  it('say no price where there is no price list', async () => {
    const text = await wordsOf(await brochureOf({ prices: undefined }));
    expect(text).not.toContain('₱');
    expect(text).toContain(details.homes[0]?.name);
  });

  it('keep emoji, flags and families, beside their letters and within the sheet', async () => {
    const slogan = 'Live by the sea 🌴 in 🇵🇭, with ₱50,000 down 👨‍👩‍👧 ❤️';
    const description = `${'A home for all of us 🏖️ and for you. '.repeat(12)}`;
    const named = { name: 'Alpha 🌊 Tower', marketing: { slogan }, description };
    const pieces = await piecesOf(await brochureOf(named));
    const text = pieces
      .map((piece) => piece.text)
      .join('')
      .replace(/\s/g, '');
    expect(text).toContain('Alpha🌊Tower');
    expect(text).toContain('Livebythesea🌴in🇵🇭,with₱50,000down👨‍👩‍👧❤');
    for (const piece of pieces) expect([piece.text, piece.end < 596]).toEqual([piece.text, true]);
    const [letters, emoji] = ['Alpha', '🌊'].map((one) => pieces.find((piece) => piece.text.trim() === one));
    expect(emoji?.y).toBeCloseTo(letters?.y ?? 0, 3);
    // The space after it is one of the letters'.
    const after = pieces.find((piece) => piece.text.trim() === 'Tower');
    expect((after?.x ?? 0) - (emoji?.end ?? 0)).toBeLessThan(15);
  });
});

describe('the words of a computation', () => {
  it('say the home, the price list, each part of the price and the whole of it', async () => {
    const text = await wordsOf(await computationOf({}));
    for (const one of ['Sample computation', project.name, 'Studio', prices.version, '10,208,834.75'])
      expect(text).toContain(one);
    expect(text).not.toContain('sold out');
  });

  it('say of a home that is sold out that it is', async () => {
    const homes = details.homes.map((home, i) => (i === 0 ? { ...home, units: SOLD_OUT } : home));
    const text = await wordsOf(await computationOf({ details: { ...details, homes } }, { roomType: '1' }));
    expect(text).toContain('sqm, sold out');
  });

  it('keep an emoji in a name', async () =>
    expect((await wordsOf(await computationOf({ name: 'Alpha 🌊' }))).replaceAll('|', '')).toContain(
      'Alpha🌊, ',
    ));
});

describe('characters that no font has', () => {
  it.each([
    ['a letter with an accent keeps the letter', 'Kőszeg, Łask', 'Koszeg, ask'],
    ['a sign is left out, with one of its two spaces', 'Pool ☭ and 漢 gym', 'Pool and gym'],
    ['at the beginning too', '漢 Pool', 'Pool'],
    ['what asks for a character as an emoji is no character', '©️ 2026', '© 2026'],
  ])('%s', async (_, text, drawn) => {
    const { sans, peso, emoji } = await fonts;
    expect(
      runsOf(text, [sans.font, peso.font, emoji.font])
        .map((run) => run.text)
        .join(''),
    ).toBe(drawn);
  });

  it('are no boxes in the plans either', async () => {
    const letters = await loadLettering(FONTS);
    expect(letters('Studio 漢', 10).advance).toBeCloseTo(letters('Studio ', 10).advance, 5);
    expect(letters('Studio 🌊', 10).path.length).toBeGreaterThan(letters('Studio ', 10).path.length);
  });
});
