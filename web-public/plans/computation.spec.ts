import { inflateSync } from 'node:zlib';
import { content } from '../src/content';
import { formTexts } from '../src/content/forms/form-texts';
import { calculationOf, inputsFrom, type Calculation } from '../src/content/projects/prices/mortgage';
import { giveTexts } from '../src/content/texts';
import { makeComputation } from './computation';
import { loadFonts } from './files';

giveTexts(formTexts);
const { projects, company, details: words } = content;
const [project] = projects;
const known = project && calculationOf(project, company.dollar);
if (!known) throw new Error('The first project has no calculator');
const terms = {
  reservation: 50_000,
  downpayment: 20,
  months: 24,
  notIncluded: 'Taxes and dues. '.repeat(37),
};
/** All that a list can have, so that the sheet is as full as it gets. */
const full: Calculation = { ...known, prices: { ...known.prices, parking: 1_200_000, terms } };

const sheet = async (calculation: Calculation, query: Record<string, unknown>) =>
  makeComputation({
    calculation,
    inputs: inputsFrom(calculation, query),
    project,
    words,
    company,
    address: 'https://example.com/alpha',
    made: '2026-11-24T02:00:00Z',
    fonts: await loadFonts('web-public/src/fonts'),
  });

/** The lowest line of text, from the foot of the page, that lies above the contact. */
function lowest(pdf: Buffer): number {
  const lines = [...pdf.toString('latin1').matchAll(/stream\n(.*?)\nendstream/gs)].flatMap(
    ([, data = '']) => {
      try {
        const drawn = inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
        return [...drawn.matchAll(/1 0 0 1 [\d.]+ ([\d.]+) Tm/g)].map(([, y]) => Number(y));
      } catch {
        return [];
      }
    },
  );
  return Math.min(...lines.filter((y) => y > 52));
}

it.each([
  ['as the calculator begins', known, {}],
  ['as full as it gets', full, { years: '15', parking: '1', currency: 'USD', downpayment: '20' }],
])('is one page, %s, with nothing under the contact', async (_, calculation, query) => {
  const pdf = await sheet(calculation, query);
  expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  expect(lowest(pdf)).toBeGreaterThan(62);
  // It was found at all.
  expect(lowest(pdf)).toBeLessThan(700);
});

it('takes what was chosen from its address, and what is beyond the limits as at first', () => {
  expect(inputsFrom(full, { years: '15', roomType: '2', area: '44', finish: '0', currency: 'USD' })).toEqual({
    years: 15,
    roomType: 2,
    area: 44,
    finish: 0,
    parking: 0,
    downpayment: 20,
    currency: 'USD',
  });
  const first = { years: 3, roomType: 1, area: 32, finish: 1, parking: 0, downpayment: 0, currency: 'PHP' };
  expect(inputsFrom(known, {})).toEqual(first);
  const wrong = {
    years: '99',
    roomType: '4',
    area: '-1',
    finish: ['1'],
    downpayment: '1e2',
    currency: '€',
    parking: '1',
  };
  expect(inputsFrom(known, wrong)).toEqual(first);
});
