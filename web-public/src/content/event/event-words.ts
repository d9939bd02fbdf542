import type { EventContent } from '../assemble';

/** `Harborview Convention Hall, Cebu City` */
export const placeOf = ({ venue }: Pick<EventContent, 'venue'>): string =>
  [venue.name, venue.city].filter(Boolean).join(', ');
