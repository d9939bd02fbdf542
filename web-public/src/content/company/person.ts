import type { DetailWords } from '../projects/pieces/details';
import type { Project } from '../projects/pieces/project';
import { fill } from '../text';
import { telephone } from './reach';
import { ZONES } from './zones';

export type Person = Omit<NonNullable<Project['person']>, 'photo'>;

/** What is said of the person to talk to, the same on page, computation and brochure. */
export function personInWords(
  { name, role, prc, mobile, hours, zone }: Person,
  words: DetailWords['person'],
) {
  return {
    name,
    /** `Licensed real estate broker, PRC No. 12345` */
    office: [role, prc && fill(words.prc, { number: prc })].filter(Boolean).join(', '),
    mobile: telephone(mobile),
    hours: fill(words.hours, { hours, zone: ZONES[zone] }),
  };
}
