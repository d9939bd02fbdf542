import type { SiteContent } from '../src/content';
import { personInWords, type Person } from '../src/content/company/person';
import { dayInWords, dayOf } from '../src/content/event/moments';
import type { DetailWords } from '../src/content/projects/pieces/details';
import { licenseEffect, type License } from '../src/content/projects/pieces/project-details';
import {
  homeOf,
  mortgage,
  paymentSteps,
  priceParts,
  show,
  type Calculation,
  type MortgageInputs,
} from '../src/content/projects/prices/mortgage';
import { listName, money, vatOf } from '../src/content/projects/prices/prices';
import { fill } from '../src/content/text';
import { calculatorTexts as texts } from '../src/content/texts';
import {
  display,
  EDGE,
  heading,
  INNER,
  newDocument,
  PAGE,
  plain,
  SHEET,
  small,
  wordmark,
  write,
  writeBefore,
  type Doc,
  type SheetFonts,
} from './brochure/sheet';
import { tones } from './drawing';

/** What the sheet is made from. */
export type Computation = {
  calculation: Calculation;
  inputs: MortgageInputs;
  project: {
    name: string;
    place: string;
    person?: Person | undefined;
    details: { license?: License | undefined };
  };
  words: DetailWords;
  company: SiteContent['company'];
  /** A PNG. */
  logo?: Buffer | undefined;
  /** Of the project's page, with the origin. */
  address: string;
  /** When, ISO 8601. */
  made: string;
  fonts: SheetFonts;
};

const RIGHT = EDGE + INNER;
const ROW = 13.5;

/** One A4 page: the home, its price, what is paid when, the conditions, and whom to call. */
export async function makeComputation(of: Computation): Promise<Buffer> {
  const { project, company, words, made, fonts } = of;
  const { doc, whole } = newDocument(fonts, {
    Title: `${words.computation.title}: ${project.name}`,
    Author: company.brand,
    CreationDate: new Date(made),
  });
  doc.addPage(SHEET);
  head(doc, of);
  home(doc, of);
  price(doc, of);
  schedule(doc, of);
  conditions(doc, of);
  contact(doc, of);
  return whole();
}

function head(doc: Doc, { project, company, words, made, logo }: Computation) {
  wordmark(doc, company.brand, EDGE, logo);
  writeBefore(small(doc, 8.5), fill(words.computation.made, { date: dayOf(made) }), RIGHT, EDGE + 4);
  write(display(doc, 24), words.computation.title, EDGE, EDGE + 38, { width: INNER });
  write(plain(doc, 11), `${project.name}, ${project.place}`, EDGE, doc.y, { width: INNER });
  doc.y += 10;
}

/** A line with a hairline over it, its sums ending at the right. */
function row(doc: Doc, label: string, sum: string, each = '') {
  const { y } = doc;
  doc.moveTo(EDGE, y).lineTo(RIGHT, y).lineWidth(0.4).stroke(tones.deck);
  write(plain(doc, 8.5), label, EDGE, y + 2.5, { lineBreak: false });
  if (each) writeBefore(doc, each, RIGHT - 120, y + 2.5);
  writeBefore(doc, sum, RIGHT, y + 2.5);
  doc.y = y + ROW;
}

function title(doc: Doc, text: string) {
  doc.y += 8;
  heading(doc, text);
  doc.y += 3;
}

function home(doc: Doc, { calculation, inputs, words }: Computation) {
  const { prices } = calculation;
  const chosen = homeOf(calculation, inputs.roomType);
  title(doc, words.computation.home);
  const area = fill(words.homes.sqm, { area: String(inputs.area) });
  row(doc, chosen.name, chosen.soldOut ? `${area}, ${words.homes.soldOut.toLowerCase()}` : area);
  const finish = prices.finishes[inputs.finish]?.name;
  if (finish) row(doc, texts.finish, finish);
  const list = { version: listName(prices), date: dayInWords(prices.date) };
  row(doc, words.computation.priceList, fill(words.price.asOf, list));
}

function price(doc: Doc, { calculation, inputs, words }: Computation) {
  const inCurrency = (sum: number) => show(calculation, sum, inputs.currency);
  title(doc, words.computation.price);
  for (const { label, amount } of priceParts(calculation, inputs)) row(doc, label, inCurrency(amount));
  row(doc, texts.price, inCurrency(mortgage(calculation, inputs).price));
}

function schedule(doc: Doc, { calculation, inputs, words: { computation: words } }: Computation) {
  const inCurrency = (sum: number) => show(calculation, sum, inputs.currency);
  const { reservation, due, dueMonthly, restMonthly } = paymentSteps(calculation, inputs);
  title(doc, words.schedule);
  const { y } = doc;
  write(small(doc, 7.5), words.when, EDGE, y, { lineBreak: false });
  writeBefore(doc, words.each, RIGHT - 120, y);
  writeBefore(doc, words.sum, RIGHT, y);
  doc.y = y + 12;
  const percent = String(inputs.downpayment);
  const months = dueMonthly === undefined ? 0 : (calculation.prices.terms?.months ?? 0);
  const during = (from: number, to: number) => fill(words.months, { from: String(from), to: String(to) });
  if (reservation !== undefined) row(doc, words.reservation, inCurrency(reservation));
  if (due > 0) {
    const what = fill(reservation === undefined ? words.downpayment : words.lessReservation, { percent });
    if (dueMonthly === undefined) row(doc, what, inCurrency(due));
    else row(doc, `${during(1, months)}: ${what}`, inCurrency(due), inCurrency(dueMonthly));
  }
  if (restMonthly > 0)
    for (let year = 0; year < inputs.years; year++) {
      const from = months + year * 12 + 1;
      row(doc, during(from, from + 11), inCurrency(restMonthly * 12), inCurrency(restMonthly));
    }
  row(doc, words.all, inCurrency(Math.max(reservation ?? 0, mortgage(calculation, inputs).price)));
}

function conditions(doc: Doc, { calculation, inputs, project, words }: Computation) {
  const { prices, dollar } = calculation;
  const { license } = project.details;
  title(doc, words.computation.conditions);
  const lines = [
    fill(texts.withoutInterest, { months: String(inputs.years * 12) }),
    texts.vat[vatOf(prices)],
    ...(prices.terms?.notIncluded ? [prices.terms.notIncluded] : []),
    ...(license ? [licenseEffect(license, project.name, words.license)] : []),
    texts.note,
  ];
  if (inputs.currency !== prices.currency) {
    const { y } = doc;
    const rate = fill(texts.rate, { rate: money(dollar.pesos, 'PHP'), date: dayInWords(dollar.date) });
    write(small(doc, 8), rate, EDGE, y, { lineBreak: false });
    doc.y = y + 12;
  }
  write(small(doc, 8), lines.join(' '), EDGE, doc.y, { width: INNER, lineGap: 1.2 });
}

/** The project's own person, or else the desk. */
function contact(doc: Doc, { company, project: { person }, address, words }: Computation) {
  const { email, hours } = company.contact;
  const y = PAGE.height - 60;
  doc.moveTo(EDGE, y).lineTo(RIGHT, y).lineWidth(0.8).stroke(tones.brass);
  const one = person && personInWords(person, words.person);
  const who = one
    ? [one.name, one.office, one.mobile.label].filter(Boolean).join(', ')
    : company.reach.telephone.label;
  oneLine(plain(doc, 9.5), `${words.computation.contact}: ${who}`, y + 10);
  oneLine(small(doc, 8.5), one ? `${one.hours}. ${email}` : `${email}, ${hours}`, y + 24);
  oneLine(doc, address, y + 36);
}

/** Cut off where it is longer than the sheet is wide. */
const oneLine = (doc: Doc, text: string, y: number) =>
  write(doc, text, EDGE, y, { width: INNER, height: 12, ellipsis: true });
