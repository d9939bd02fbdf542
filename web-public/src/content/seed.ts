import { about } from './about';
import { abroad } from './abroad';
import { closingBands } from './closing-bands';
import { comingSoonPaths } from './coming-soon';
import { company } from './company';
import { contactPage } from './contact-page';
import { details } from './details';
import { event } from './event';
import { formPages } from './form-pages';
import { formTexts } from './form-texts';
import { home } from './home';
import { navigation } from './navigation';
import { formLists } from './options';
import { partners } from './partners';
import { privacy } from './privacy';
import { projects } from './projects';
import { redirects } from './redirects';
import { regions } from './regions';
import { sectors } from './sectors';
import { sharing } from './sharing';
import { smallPages } from './small-pages';
import { terms } from './terms';

/**
 * All that the pages say, by subject, as developers wrote it: what an installation shows until somebody publishes
 * something else (`src/content/` in the API), and what is checked by the same schemas (`schema/kinds.ts`).
 */
export const seed = {
  about,
  abroad,
  closingBands,
  comingSoonPaths,
  company,
  contactPage,
  details,
  event,
  formLists,
  formPages,
  formTexts,
  home,
  navigation,
  partners,
  privacy,
  projects,
  redirects,
  regions,
  sectors,
  sharing,
  smallPages,
  terms,
};
