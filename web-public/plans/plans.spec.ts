import sharp from 'sharp';
import { content } from '../src/content';
import { formTexts } from '../src/content/forms/form-texts';
import { projects } from '../src/content/projects';
import { distance } from '../src/content/projects/parts/map';
import { floorArea, roomArea, type Box } from '../src/content/projects/parts/plan';
import { towerPrices } from '../src/content/projects/parts/tower-prices';
import { details as words } from '../src/content/projects/pieces/details';
import { giveTexts } from '../src/content/texts';
import { makeBrochure } from './brochure/brochure';
import type { TextMark } from './drawing';
import { drawingsOf } from './drawings';
import { loadFonts } from './files';
import { loadLettering, type Lettering } from './lettering';
import { toSvg } from './svg';

giveTexts(formTexts);

const { company } = content;
const FONTS = 'web-public/src/fonts';
const homes = projects.flatMap(({ name, details }) =>
  details.homes.flatMap(({ plan, ...home }) => (plan ? [{ ...home, plan, tower: name }] : [])),
);
const covers = ([x, y, w, h]: Box, [a, b, c, d]: Box, slack = 0.001) =>
  a >= x - slack && b >= y - slack && a + c <= x + w + slack && b + d <= y + h + slack;
const overlap = ([x, y, w, h]: Box, [a, b, c, d]: Box) =>
  Math.max(0, Math.min(x + w, a + c) - Math.max(x, a)) * Math.max(0, Math.min(y + h, b + d) - Math.max(y, b));

describe.each(homes)('$tower, $name', ({ plan, area }) => {
  it('has the area that its price is made from', () => {
    expect(floorArea(plan)).toBeCloseTo(area.from, 6);
  });

  it('has rooms that lie within it and do not share ground', () => {
    const boxes = plan.rooms.flatMap((room) => room.boxes);
    for (const box of boxes)
      expect([plan.home, plan.outside].some((outline) => covers(outline, box))).toBe(true);
    boxes.forEach((box, i) =>
      boxes.slice(i + 1).forEach((other) => expect(overlap(box, other)).toBeCloseTo(0, 6)),
    );
    expect(plan.rooms.reduce((sum, room) => sum + roomArea(room), 0)).toBeLessThan(floorArea(plan));
  });

  it('has no furniture in a wall', () => {
    for (const { kind, at } of plan.furniture)
      for (const wall of plan.walls)
        expect({ kind, at, in: Math.round(overlap(at, wall) * 1e6) }).toEqual({ kind, at, in: 0 });
  });

  it('has its openings in walls', () => {
    for (const { at } of plan.openings) expect(plan.walls.some((wall) => covers(wall, at))).toBe(true);
  });
});

it('measures distances as the crow flies', () => {
  // The airports of Manila and Mactan, 568 km apart.
  expect(distance([14.5086, 121.0194], [10.3075, 123.9794])).toBeCloseTo(568, -1);
});

/** Where a text is drawn, from its base line up to the height of its capitals. */
function wordBox(
  { text, at: [x, y], size, anchor = 'start', strong, upright }: TextMark,
  letters: Lettering,
) {
  const { advance } = letters(text, size, strong);
  const left = { start: 0, middle: -advance / 2, end: -advance }[anchor];
  const tall = size * 0.7;
  // A text that reads upwards runs up from its place.
  const box: Box = upright
    ? [x - tall, y - left - advance, tall, advance]
    : [x + left, y - tall, advance, tall];
  return { text, box };
}

describe.each(projects)('the drawings of $name', (project) => {
  it('are pictures with a title and a description, of nothing that a strict policy forbids', async () => {
    const lettering = await loadLettering(FONTS);
    const drawings = drawingsOf(project, words);
    expect(drawings).toHaveLength(project.details.homes.length + (project.details.section ? 2 : 1));
    for (const { draw } of drawings) {
      const drawing = draw();
      const svg = toSvg(drawing, lettering);
      expect(svg).toMatch(/<title id="title">[^<]+<\/title>\n<desc id="desc">[^<]+<\/desc>/);
      expect(svg).not.toMatch(/<style|<script|style=|href=|NaN|undefined/);
      const { width, height } = await sharp(Buffer.from(svg)).metadata();
      expect([width, height]).toEqual([drawing.width, drawing.height]);
    }
  });

  it('have every word inside the frame, and none over another', async () => {
    const lettering = await loadLettering(FONTS);
    for (const { draw } of drawingsOf(project, words)) {
      const drawing = draw();
      const boxes = drawing.marks.flatMap((mark) => ('text' in mark ? [wordBox(mark, lettering)] : []));
      for (const [i, { text, box }] of boxes.entries()) {
        const frame: Box = [0, 0, drawing.width, drawing.height];
        expect([drawing.title, text, covers(frame, box)]).toEqual([drawing.title, text, true]);
        const under = boxes.slice(0, i).filter((other) => overlap(other.box, box) > 0);
        expect([text, ...under.map((other) => other.text)]).toEqual([text]);
      }
    }
  });

  it('fill a brochure of two pages with as many homes as a project can have, drawn or not', async () => {
    const fonts = await loadFonts(FONTS);
    const [home] = project.details.homes;
    const homes = Array.from({ length: 12 }, (_, i) => ({
      bedrooms: 1,
      area: { from: 40, to: 52 },
      orientation: 'Corner, to the east and to the north, '.repeat(3),
      ...(i % 2 ? home : {}),
      name: `Home ${i} with a name that is as long as a name of a home can be`.slice(0, 60),
    }));
    const many = { ...project, prices: towerPrices, details: { ...project.details, homes } };
    const captions = { hero: '', inside: '' };
    const given = { words, company, address: 'https://example.com', hero: undefined, captions, fonts };
    const pdf = await makeBrochure({ project: many, ...given });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
  });

  it('fill a brochure with plans that are pictures, and name the person and what is paid when', async () => {
    const plan = await sharp({ create: { width: 40, height: 80, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    const homes = [
      { name: 'Villa', bedrooms: 2, area: { from: 90 }, planPicture: { file: 'a/plan', alt: 'Plan' } },
    ];
    const person = {
      name: 'Ana Cruz',
      role: 'Broker',
      prc: '12345',
      mobile: '+63 917 555 0101',
      hours: 'Every day, 9 am to 6 pm',
      zone: 'manila' as const,
    };
    const captions = { hero: '', inside: '' };
    const fonts = await loadFonts(FONTS);
    const given = { words, company, address: 'https://example.com', hero: undefined, captions, fonts };
    const stage = { name: 'Reservation', amount: '₱50,000', when: 'on signing, '.repeat(18) };
    const make = async (stages: number) =>
      makeBrochure({
        ...given,
        plans: { 'a/plan': { jpeg: plan, w: 40, h: 80 } },
        project: {
          ...project,
          person,
          payments: Array.from({ length: stages }, () => stage),
          details: { ...project.details, homes },
        },
      });
    const [few, many] = [await make(2), await make(12)];
    expect(few.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(1);
    expect(few.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
    expect(many.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(3);
  });

  it('fill a brochure of two pages, the same each time', async () => {
    const hero = await sharp({ create: { width: 16, height: 9, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    const fonts = await loadFonts(FONTS);
    const captions = { hero: 'Artist’s perspective', inside: '' };
    const make = () =>
      makeBrochure({
        project,
        words,
        company,
        address: 'https://example.com',
        hero,
        inside: hero,
        captions,
        fonts,
      });
    const pdf = await make();
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
    expect(pdf.equals(await make())).toBe(true);
  });
});
