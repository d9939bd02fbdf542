import { about } from './about';
import { closingBands } from './closing-bands';
import { comingSoonPaths } from './coming-soon';
import { company } from './company';
import { contactPage } from './contact-page';
import { details } from './details';
import { options } from './options';
import { event } from './event';
import { formPages } from './form-pages';
import { home } from './home';
import { navigation } from './navigation';
import { partners } from './partners';
import type { WithFiles } from './picture';
import { privacy } from './privacy';
import { projects } from './projects';
import { regions } from './regions';
import { sectors } from './sectors';
import { sharing } from './sharing';
import { smallPages } from './small-pages';
import { terms } from './terms';

/**
 * All that the pages say, by subject: plain data, which the whole site is rendered from. The words of the forms stand
 * apart, in `form-texts.ts`: they are compiled into the forms.
 */
export const content = {
  about,
  closingBands,
  comingSoonPaths,
  company,
  contactPage,
  details,
  event,
  formPages,
  home,
  navigation,
  options,
  partners,
  privacy,
  projects,
  regions,
  sectors,
  sharing,
  smallPages,
  terms,
};

/** The content as pages are rendered with it: every picture has its files. */
export type SiteContent = WithFiles<typeof content>;
export type ProjectContent = SiteContent['projects'][number];
export type RegionContent = SiteContent['regions'][number];
export type EventContent = SiteContent['event'];
export type FilmContent = NonNullable<ProjectContent['walkthrough']>;
