import type { ProjectContent } from '../../content';

/** The project as schema.org knows it: a complex of homes, or a place. */
export function projectData(project: ProjectContent, origin: string) {
  const { name, description, href, hero, sector } = project;
  const { address, map } = project.details;
  return {
    '@type': sector === 'residential' ? 'ApartmentComplex' : 'Place',
    name,
    description,
    url: origin + href,
    image: new URL(hero.wide.img.src, origin).href,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.street}, ${address.barangay}`,
      addressLocality: address.city,
      addressRegion: address.province,
      postalCode: address.postalCode,
      addressCountry: 'PH',
    },
    ...(map && {
      geo: { '@type': 'GeoCoordinates', latitude: map.site.at[0], longitude: map.site.at[1] },
    }),
  };
}
