import { siteUrl } from '../content/company';
import { pictures } from '../content/pictures';
import type { Project } from '../content/projects';

/** The project as schema.org knows it: a complex of homes, or a place. */
export function projectData({ name, description, href, hero, sector, locality }: Project) {
  return {
    '@type': sector === 'residential' ? 'ApartmentComplex' : 'Place',
    name,
    description,
    url: siteUrl + href,
    image: new URL(pictures[hero.wide].files.img.src, siteUrl).href,
    address: {
      '@type': 'PostalAddress',
      addressLocality: locality.city,
      addressRegion: locality.province,
      addressCountry: 'PH',
    },
  };
}
