import type { PictureValue } from './fields/PictureNode';

/** What a new project is begun with; all else is written beside its preview. */
export interface Beginning {
  name: string;
  developer: string;
  sector: 'residential' | 'agriculture';
  region: string;
  regionName: string;
  city: string;
  province: string;
  street: string;
  barangay: string;
  postalCode: string;
  summary: string;
  story: string;
  slogan: string;
  pictures: PictureValue[];
}

/** `Mango Court, Phase 2` → `mango-court-phase-2` */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);

export const addressOf = ({ sector, region, name }: Pick<Beginning, 'sector' | 'region' | 'name'>): string =>
  sector === 'residential'
    ? `/properties/residential/${region}/${slugOf(name)}`
    : `/properties/agriculture/${slugOf(name)}`;

/** The project as the site's schema knows it, with its first picture at the places that need one. */
export function projectOf(begun: Beginning): Record<string, unknown> {
  const { name, sector, region, regionName, city, summary, story, slogan, pictures } = begun;
  const [first] = pictures;
  const picture = first ?? { file: '', alt: '' };
  return {
    name,
    developer: begun.developer,
    href: addressOf(begun),
    interest: name,
    option: true,
    sector,
    ...(sector === 'residential' && { region }),
    place: [city, sector === 'residential' ? regionName : begun.province].filter(Boolean).join(', '),
    card: { title: name, description: summary, picture },
    description: story,
    marketing: { slogan, description: summary },
    facts: [{ label: 'Where', value: city }],
    hero: { wide: picture },
    calculator: false,
    timeline: [],
    gallery: pictures,
    details: {
      slug: slugOf(name),
      license: { state: 'applied for' },
      homes: [],
      amenities: [],
      address: {
        street: begun.street,
        barangay: begun.barangay,
        city,
        province: begun.province,
        postalCode: begun.postalCode,
      },
      mapNote: summary,
    },
  };
}
