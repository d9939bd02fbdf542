import { alphaTower } from './alpha-tower';
import { groveTower } from './grove-tower';
import type { Project } from './pieces/project';
import { plantation } from './plantation';

/**
 * Every project, in the order of its cards. A project here has its page, its place in the sitemap, a card on the page
 * of its region or sector, its budget of bytes and its tests; `featured` and `option` bring it onto the home page and
 * into the contact form.
 */
export const projects: Project[] = [alphaTower, groveTower, plantation];
