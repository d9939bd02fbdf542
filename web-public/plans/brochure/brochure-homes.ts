import { dayInWords } from '../../src/content/event/moments';
import { leftOf } from '../../src/content/projects/pieces/project-details';
import {
  areaText,
  homePrice,
  listName,
  money,
  shortSum,
  vatOf,
} from '../../src/content/projects/prices/prices';
import { fill } from '../../src/content/text';
import { tones, type Drawing } from '../drawing';
import { homeDrawing } from '../drawings';
import type { Brochure, PlanPicture } from './brochure-content';
import { drawInto } from './pdf-drawing';
import { EDGE, heading, INNER, linesOf, plain, small, write, type Doc } from './sheet';

/** One line for each home, and how its price is made. */
export function prices(doc: Doc, { project: { details, prices: list }, words }: Brochure) {
  heading(doc, words.homes.title);
  doc.y += 2;
  for (const home of details.homes) {
    const y = doc.y + 4;
    doc
      .moveTo(EDGE, y)
      .lineTo(EDGE + INNER, y)
      .lineWidth(0.5)
      .stroke(tones.deck);
    const column = (width: number) => ({ width, height: 12, ellipsis: true });
    write(plain(doc, 9.5), home.name, EDGE, y + 5, column(100));
    write(doc, fill(words.homes.sqm, { area: areaText(home.area) }), EDGE + 105, y + 5, column(62));
    const price = list && homePrice(list, home);
    if (leftOf(home) === 0) write(doc, words.homes.soldOut, EDGE + 170, y + 5, column(130));
    else if (list && price !== undefined)
      write(doc, `${words.homes.from.toLowerCase()} ${money(price, list.currency)}`, EDGE + 170, y + 5, {
        lineBreak: false,
      });
    if (home.orientation) write(doc, home.orientation, EDGE + 305, y + 5, column(INNER - 305));
    doc.y = y + 18;
  }
  doc.y += 6;
  small(doc, 8);
  if (list) {
    const { y } = doc;
    const vat = `${words.price.vat[vatOf(list)]}.`;
    const sum = [shortSum(list, words.price), vat].filter(Boolean).join(' ');
    write(doc, sum, EDGE, y, { lineBreak: false });
    doc.y = y + 13;
  }
  const lines = [
    list && fill(words.price.asOf, { version: listName(list), date: dayInWords(list.date) }),
    details.turnover && `${words.progress.turnover}: ${details.turnover}.`,
  ].filter(Boolean);
  if (lines.length > 0) write(doc, lines.join(' '), EDGE, doc.y);
}

/** Plans are no higher than this, so that the map and what is shared have their place under them. */
const TALLEST = 190;
/** Of a plan that is a picture, in the units of drawings, where none is drawn beside it. */
const USUAL = 1000;

/** All homes side by side: those that are drawn at one scale, pictures as high as the highest of them. */
export function plans(doc: Doc, { project, words, plans: pictures = {} }: Brochure) {
  heading(doc, words.homes.title);
  const top = doc.y + 6;
  const gap = 12;
  const drawn = project.details.homes.map((home) => ({ home, drawing: homeDrawing(project, home, words) }));
  const highest = Math.max(0, ...drawn.map(({ drawing }) => drawing?.height ?? 0)) || USUAL;
  const all = drawn.flatMap(({ home, drawing }): Placed[] => {
    if (drawing) return [{ home, drawing, ...sizeOf(drawing) }];
    const image = home.planPicture && pictures[home.planPicture.file];
    return image ? [{ home, drawing, image, height: highest, width: (highest * image.w) / image.h }] : [];
  });
  const total = all.reduce((sum, { width }) => sum + width, 0);
  const scale = Math.min((INNER - gap * (all.length - 1)) / total, TALLEST / highest);
  let x = EDGE;
  for (const { home, drawing, image, width, height } of all) {
    write(plain(doc, 9), home.name, x, top, { width: width * scale + gap, height: 12, ellipsis: true });
    if (drawing) drawInto(doc, drawing, x, top + 14, scale);
    else if (image) doc.image(image.jpeg, x, top + 14, { width: width * scale, height: height * scale });
    x += width * scale + gap;
  }
  doc.y = top + 14 + highest * scale + 12;
}

type Placed = {
  home: { name: string };
  drawing?: Drawing | undefined;
  image?: PlanPicture;
  width: number;
  height: number;
};
const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height });

const ROW = 11.5;

/** What is paid and when, in lines as wide as the sheet. */
const paymentLines = (doc: Doc, payments: NonNullable<Brochure['project']['payments']>) => {
  plain(doc, 8.5);
  return payments.flatMap(({ name, amount, when }) => linesOf(doc, `${name}: ${amount}, ${when}`, INNER));
};

/** How much of a sheet the payments take; 0 where there are none. */
export function paymentsHeight(doc: Doc, { payments = [] }: Brochure['project']): number {
  return payments.length === 0 ? 0 : 36 + paymentLines(doc, payments).length * ROW;
}

export function payments(doc: Doc, { project, words }: Brochure) {
  doc.y += 14;
  heading(doc, words.payments.title);
  for (const line of paymentLines(doc, project.payments ?? [])) {
    const { y } = doc;
    write(doc, line, EDGE, y + 2, { lineBreak: false });
    doc.y = y + ROW;
  }
}
