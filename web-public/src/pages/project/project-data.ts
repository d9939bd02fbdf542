import type { ProjectContent } from '../../content';

/** The project as schema.org knows it: a complex of homes, or a place. */
export function projectData(project: ProjectContent, origin: string) {
  const { name, description, href, hero, sector, locality } = project;
  return {
    '@type': sector === 'residential' ? 'ApartmentComplex' : 'Place',
    name,
    description,
    url: origin + href,
    image: new URL(hero.wide.img.src, origin).href,
    address: {
      '@type': 'PostalAddress',
      addressLocality: locality.city,
      addressRegion: locality.province,
      addressCountry: 'PH',
    },
  };
}
