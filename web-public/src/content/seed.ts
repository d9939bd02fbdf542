import { company } from './company/company';
import { logo } from './company/logo';
import { navigation } from './company/navigation';
import { redirects } from './company/redirects';
import { sharing } from './company/sharing';
import { event } from './event/event';
import { formPages } from './forms/form-pages';
import { formTexts } from './forms/form-texts';
import { formLists } from './forms/options';
import { about } from './pages/about';
import { abroad } from './pages/abroad';
import { closingBands } from './pages/closing-bands';
import { comingSoonPaths } from './pages/coming-soon';
import { contactPage } from './pages/contact-page';
import { home } from './pages/home';
import { partners } from './pages/partners';
import { news, newsPage, pages } from './pages/plain-pages';
import { privacy } from './pages/privacy';
import { sectors } from './pages/sectors';
import { smallPages } from './pages/small-pages';
import { terms } from './pages/terms';
import { projects } from './projects';
import { details } from './projects/pieces/details';
import { regions } from './projects/pieces/regions';

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
  logo,
  navigation,
  news,
  newsPage,
  pages,
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
