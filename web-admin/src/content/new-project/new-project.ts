import type { PictureValue } from '../fields/PictureNode';

/** What a new project is begun with; all else is written beside its preview. */
export interface NewProject {
  name: string;
  developer: string;
  sector: 'residential' | 'hotel-leisure' | 'agriculture';
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

export const pageOf = ({ sector, region, name }: Pick<NewProject, 'sector' | 'region' | 'name'>): string =>
  sector === 'residential'
    ? `/properties/residential/${region}/${slugOf(name)}`
    : `/properties/${sector}/${slugOf(name)}`;

type Tree = Record<string, unknown>;

/** What the form of a copy begins with: all but the name and the address, which no two projects share. */
export function copyOf(like: Tree): Partial<NewProject> {
  const { card, marketing, details, developer, description, sector, region, gallery } = like as {
    card: { description: string };
    marketing: { slogan: string };
    details: { address: Pick<NewProject, 'city' | 'province' | 'street' | 'barangay' | 'postalCode'> };
    developer: string;
    description: string;
    sector: NewProject['sector'];
    region?: string;
    gallery: PictureValue[];
  };
  return {
    ...details.address,
    developer,
    sector,
    region: region ?? '',
    summary: card.description,
    story: description,
    slogan: marketing.slogan,
    pictures: gallery.map(({ file, alt }) => ({ file, alt })),
  };
}

const PLACE = /^(where|location|place|city)$/i;

/** Facts of a copy: where it stands is its own. */
const factsAt = (facts: unknown, city: string): unknown =>
  Array.isArray(facts)
    ? facts.map((fact: { label: string }) => (PLACE.test(fact.label) ? { ...fact, value: city } : fact))
    : undefined;

/** What a copy takes over: homes, prices, shared texts and facts; not the license, map, progress and films. */
function takenOver({ prices, calculator, facts, marketing, details }: Tree): Tree {
  const { homes, amenities } = details as { homes: Tree[]; amenities: unknown };
  return { prices, calculator, facts, marketing, details: { homes, amenities } };
}

/**
 * The project as the site's schema knows it, with its first picture at the places that need one.
 * @param like the project that it is a copy of
 */
export function projectOf(begun: NewProject, like?: Tree): Tree {
  const taken = like ? takenOver(like) : {};
  const { name, sector, region, regionName, city, summary, story, slogan, pictures } = begun;
  const [first, second] = pictures;
  const picture = first ?? { file: '', alt: '' };
  return {
    name,
    developer: begun.developer,
    href: pageOf(begun),
    interest: name,
    option: true,
    sector,
    ...(sector === 'residential' && { region }),
    place: [city, sector === 'residential' ? regionName : begun.province].filter(Boolean).join(', '),
    card: { title: name, description: summary, picture },
    description: story,
    marketing: { description: summary, ...(taken.marketing as Tree | undefined), slogan },
    facts: factsAt(taken.facts, city) ?? [{ label: 'Where', value: city }],
    hero: { wide: picture },
    ...(second && { storyPicture: second }),
    ...(taken.prices !== undefined && { prices: taken.prices }),
    // It is shown once there are a price list and homes.
    calculator: taken.calculator ?? true,
    timeline: [],
    gallery: pictures,
    details: {
      slug: slugOf(name),
      homes: [],
      amenities: [],
      ...(taken.details as Tree | undefined),
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
