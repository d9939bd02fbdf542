import type { HomePlan } from './projects/parts/plan';
import type { SectionData } from './projects/parts/section';
import type { LocationMap } from './projects/parts/map';
import type { RoomType } from '../reference/price-list';
import type { Picture } from './picture';

/** The DHSUD's License to Sell (formerly HLURB). Without it nothing is reserved or sold. */
export type License = { state: 'applied for' } | { state: 'issued'; number: string; date: string };

export type HomeType = {
  /** Last part of the drawing's file name. */
  slug: string;
  name: string;
  /** The calculator's room type, which gives the area and the price. */
  roomType: RoomType;
  plan: HomePlan;
  /** Compass bearing of the view, in degrees. */
  bearing: number;
  orientation: string;
  text: string;
  /** Its rooms, below the plan. */
  pictures?: Picture[];
};

export type Stage = { name: string; state: 'done' | 'now' | 'next'; note: string };

/** What a buyer asks after the pictures. */
export type ProjectDetails = {
  /** First part of the file names of drawings and brochure. */
  slug: string;
  license?: License;
  homes: HomeType[];
  amenities: { title: string; text: string }[];
  address: { street: string; barangay: string; city: string; province: string; postalCode: string };
  map: LocationMap;
  mapNote: string;
  section?: SectionData;
  turnover?: string;
  progress?: { asOf: string; stages: Stage[] };
};

/** `Applied for`, or number and date. */
export const licenseState = (license: License, words: { appliedFor: string; issued: string }) =>
  license.state === 'issued'
    ? words.issued.replace('{number}', license.number).replace('{date}', license.date)
    : words.appliedFor;

/** The texts of a license's state may name these. */
export const licenseValues = (license: License, project: string): Record<string, string> =>
  license.state === 'issued' ? { project, number: license.number, date: license.date } : { project };
