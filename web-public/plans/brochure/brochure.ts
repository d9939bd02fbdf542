import type { SiteContent } from '../../src/content';
import { personInWords } from '../../src/content/company/person';
import { licenseEffect } from '../../src/content/projects/pieces/project-details';
import { tones } from '../drawing';
import { mapDrawing, nearby, sectionDrawing } from '../drawings';
import type { Brochure, BrochureProject } from './brochure-content';
import { payments, paymentsHeight, plans, prices } from './brochure-homes';
import { drawInto } from './pdf-drawing';
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
} from './sheet';

/** Two A4 pages from the same content as the project's page, three with many payments; the same bytes for the same content. */
export async function makeBrochure(brochure: Brochure): Promise<Buffer> {
  const { project, company, fonts } = brochure;
  const { doc, whole } = newDocument(fonts, {
    Title: `${project.name} by ${company.brand}`,
    Author: company.brand,
    // Fixed, so that the same content makes the same bytes.
    CreationDate: new Date(project.prices?.date ?? '2026-11-01'),
  });
  cover(doc, brochure);
  drawings(doc, brochure);
  paymentsPage(doc, brochure);
  return whole();
}

function cover(doc: Doc, brochure: Brochure) {
  const { project, hero, words, company, captions } = brochure;
  const { name, place, marketing, description, details } = project;
  doc.addPage(SHEET);
  // Each home takes a line: beyond three, from the picture. So does what is paid when.
  const tall = pictureHeight(project) - (paymentsOnCover(doc, project) ? paymentsHeight(doc, project) : 0);
  doc.save().rect(0, 0, PAGE.width, tall).clip();
  if (hero) doc.image(hero, 0, 0, { cover: [PAGE.width, tall], align: 'center', valign: 'center' });
  doc.restore();
  writeBefore(small(doc, 7.5), captions.hero, EDGE + INNER, tall + 6);
  wordmark(doc, company.brand, tall + 24, brochure.logo);
  write(display(doc, 40), name, EDGE, tall + 56, { width: INNER });
  write(small(doc, 10.5), place, EDGE, doc.y, { width: INNER });
  doc.moveDown(0.8);
  write(display(doc, 17, 'terracotta'), marketing.slogan, EDGE, doc.y, { width: INNER });
  doc.moveDown(0.5);
  write(plain(doc, 10), description, EDGE, doc.y, { width: INNER, lineGap: 2.5 });
  doc.y += 14;
  if (details.homes.length > 0) prices(doc, brochure);
  else shared(doc, brochure, INNER);
  if (paymentsOnCover(doc, project)) payments(doc, brochure);
  if (!details.license) return;
  const { license } = words;
  doc.y += 14;
  heading(doc, license.label);
  write(plain(doc, 8.5), licenseEffect(details.license, name, license), EDGE, doc.y + 2, {
    width: INNER,
    lineGap: 2,
  });
}

const pictureHeight = ({ details }: BrochureProject) => 360 - 18 * Math.max(0, details.homes.length - 3);
/** The picture must stay one; many stages have a page of their own. */
function paymentsOnCover(doc: Doc, project: BrochureProject): boolean {
  const height = paymentsHeight(doc, project);
  return height > 0 && pictureHeight(project) - height >= 150;
}

/** Many stages of payment, and whom to ask. */
function paymentsPage(doc: Doc, brochure: Brochure) {
  if (paymentsHeight(doc, brochure.project) === 0 || paymentsOnCover(doc, brochure.project)) return;
  doc.addPage(SHEET);
  doc.y = EDGE;
  payments(doc, brochure);
  footer(doc, brochure, brochure.company);
}

function drawings(doc: Doc, brochure: Brochure) {
  const { project, words, company, inside, captions } = brochure;
  doc.addPage(SHEET);
  doc.y = EDGE;
  if (project.details.homes.some(({ plan, planPicture }) => plan ?? planPicture)) plans(doc, brochure);
  else if (inside) {
    doc.image(inside, EDGE, EDGE, { width: INNER });
    write(small(doc, 7.5), captions.inside, EDGE, doc.y + 4);
    doc.y += 14;
  }
  const top = doc.y;
  const section = sectionDrawing(project, words);
  const wide = section ? INNER * 0.58 : INNER;
  heading(doc, words.location.title);
  const map = mapDrawing(project, words);
  if (map) {
    const scale = Math.min(wide / map.width, 250 / map.height);
    drawInto(doc, map, EDGE, doc.y + 6, scale);
    doc.y += map.height * scale + 14;
  }
  place(doc, brochure, wide);
  if (project.details.homes.length > 0) shared(doc, brochure, wide);
  if (section) {
    const left = EDGE + wide + 16;
    const room = INNER - wide - 16;
    heading(doc, words.section.title, left, top, room);
    drawInto(doc, section, left, top + 24, Math.min(room / section.width, 330 / section.height));
  }
  footer(doc, brochure, company);
}

function place(doc: Doc, { project: { details }, words }: Brochure, width: number) {
  const { street, barangay, city, province, postalCode } = details.address;
  write(plain(doc, 8.5), `${street}, ${barangay}, ${postalCode} ${city}, ${province}`, EDGE, doc.y, {
    width,
  });
  const near = nearby(details, words).map(({ name, distance }) => `${name} ${distance}`);
  if (near.length > 0) {
    const text = `${words.location.distances}: ${near.join(', ')}`;
    write(small(doc, 8.5), text, EDGE, doc.y, { width, lineGap: 1.5 });
  }
  doc.y += 10;
}

function shared(doc: Doc, { project, words }: Brochure, width: number) {
  heading(doc, words.amenities.title);
  plain(doc, 8.5);
  for (const { title, text } of project.details.amenities)
    write(doc, `${title}. ${text}`, EDGE, doc.y + 2.5, { width, lineGap: 1.5 });
}

function footer(doc: Doc, { address, project, words, logo }: Brochure, company: SiteContent['company']) {
  const { brand, contact, reach } = company;
  const y = PAGE.height - 78;
  doc
    .moveTo(EDGE, y)
    .lineTo(EDGE + INNER, y)
    .lineWidth(0.8)
    .stroke(tones.brass);
  wordmark(doc, brand, y + 16, logo);
  const { street, city, postalCode } = contact.office;
  const one = project.person && personInWords(project.person, words.person);
  const lines = [
    ...(one
      ? [
          [one.name, one.office].filter(Boolean).join(', '),
          `${one.mobile.label}    ${one.hours}`,
          contact.email,
        ]
      : [`${reach.telephone.label}    ${contact.email}`]),
    `${street}, ${postalCode} ${city}`,
    address,
  ];
  plain(doc, 8.5);
  lines.forEach((text, i) =>
    write(doc, text, EDGE + 150, y + (one ? 8 : 14) + i * 12, {
      width: INNER - 150,
      height: 12,
      align: 'right',
      ellipsis: true,
    }),
  );
}
