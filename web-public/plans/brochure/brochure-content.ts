import type { SiteContent } from '../../src/content';
import type { Person } from '../../src/content/company/person';
import type { DetailWords } from '../../src/content/projects/pieces/details';
import type { Project } from '../../src/content/projects/pieces/project';
import type { PriceList } from '../../src/content/projects/prices/prices';
import type { DrawnProject } from '../drawings';
import type { SheetFonts } from './sheet';

export type BrochureProject = DrawnProject & {
  place: string;
  description: string;
  marketing: { slogan: string };
  /** Without it, no price is printed. */
  prices?: PriceList | undefined;
  person?: Person | undefined;
  payments?: Project['payments'];
};
/** With its size in pixels. */
export type PlanPicture = { jpeg: Buffer; w: number; h: number };
/** What a brochure is made from. */
export type Brochure = {
  project: BrochureProject;
  words: DetailWords;
  company: SiteContent['company'];
  /** A PNG. */
  logo?: Buffer | undefined;
  /** Of its page, with the origin. */
  address: string;
  /** JPEG files. */
  /** Undefined: a picture that is gone. */
  hero: Buffer | undefined;
  inside?: Buffer | undefined;
  /** Of homes whose plan is a picture, by the picture's file. */
  plans?: Record<string, PlanPicture | undefined>;
  /** What each is: a photograph says nothing, or who made it. */
  captions: { hero: string; inside: string };
  fonts: SheetFonts;
};
