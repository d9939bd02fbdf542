import { assemble } from './assemble';
import { seed } from './seed';

export { seed };

export const content = assemble(seed);

export type { EventContent, FilmContent, ProjectContent, RegionContent, SiteContent } from './assemble';
