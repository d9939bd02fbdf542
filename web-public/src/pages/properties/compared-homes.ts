import type { ProjectContent, RegionContent } from '../../content';
import { markedNumber } from '../../content/company/marks';
import type { DetailWords } from '../../content/projects/pieces/details';
import { leftInWords, leftOf } from '../../content/projects/pieces/project-details';
import {
  areaText,
  exchanged,
  homePrice,
  millions,
  money,
  priceText,
  vatOf,
} from '../../content/projects/prices/prices';
import { fill } from '../../content/text';

/** A home in the list of all, with the names of the filters that show it. */
type ComparedHome = {
  key: string;
  name: string;
  project: string;
  href: string;
  place: string;
  area: string;
  price: string;
  /** Undefined: there is no price. */
  vat: string | undefined;
  left: string | undefined;
  filters: string[];
};
/** `name` is that of the rule in compare.css; `b2` shows those with two bedrooms. */
export type Filter = { name: string; label: string; count: number };
type FilterGroup = { title: string; filters: Filter[] };

type Given = {
  projects: ProjectContent[];
  regions: RegionContent[];
  words: DetailWords;
  /** Pesos for a dollar. */
  rate: number;
};

/** In millions of pesos: those that part the homes are offered, at most three. */
const STEPS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100].map((one) => one * 1_000_000);
/** In square meters, in the same way. */
const SIZES = [25, 30, 35, 40, 50, 60, 80, 100, 120, 150, 200, 300, 500];
/** compare.css has rules for so many of each. */
const MAX_BEDROOMS = 5;
const MAX_STEPS = 3;
const MAX_PLACES = 12;

/** Every home of every project, the lowest price first, and the filters that part them. */
export function comparedHomes({ projects, regions, words, rate }: Given): {
  homes: ComparedHome[];
  groups: FilterGroup[];
} {
  const all = projects.flatMap((project) =>
    project.details.homes.map((home) => {
      const price = project.prices && homePrice(project.prices, home);
      const pesos =
        price === undefined ? Infinity : exchanged(price, project.prices?.currency ?? 'PHP', 'PHP', rate);
      const place = regions.find(({ slug }) => slug === project.region)?.name ?? project.place;
      return { project, home, price, pesos, place };
    }),
  );
  all.sort((one, other) => (one.pesos === other.pesos ? 0 : one.pesos - other.pesos));

  const places = [...new Set(all.map(({ place }) => place))].slice(0, MAX_PLACES);
  const steps = stepsFor(
    STEPS,
    all.map(({ pesos }) => pesos),
  );
  const sizes = stepsFor(
    SIZES,
    all.map(({ home }) => home.area.from),
  );
  const homes = all.map(({ project, home, price, pesos, place }): ComparedHome => {
    const left = leftOf(home);
    return {
      key: `${project.href} ${home.name}`,
      name: home.name,
      project: project.name,
      href: `${project.href}#homes`,
      place,
      area: markedNumber(home.area, 'from', fill(words.homes.sqm, { area: areaText(home.area) })),
      price:
        price === undefined || !project.prices
          ? words.homes.onRequest
          : priceText(project.prices, home, money(price, project.prices.currency)),
      vat: price === undefined || !project.prices ? undefined : words.price.vat[vatOf(project.prices)],
      left: left === undefined ? undefined : leftInWords(left, words.homes),
      filters: [
        `b${Math.min(home.bedrooms, MAX_BEDROOMS)}`,
        ...steps.flatMap((step, i) => (pesos <= step ? [`p${i + 1}`] : [])),
        ...sizes.flatMap((size, i) => (home.area.from <= size ? [`a${i + 1}`] : [])),
        `r${places.indexOf(place) + 1}`,
        project.sales === 'ready' ? 's2' : 's1',
      ],
    };
  });

  const bedrooms = [...new Set(all.map(({ home }) => Math.min(home.bedrooms, MAX_BEDROOMS)))].sort(
    (a, b) => a - b,
  );
  const filter = (name: string, label: string): Filter => ({
    name,
    label,
    count: homes.filter(({ filters }) => filters.includes(name)).length,
  });
  const named = bedrooms.map((count) =>
    filter(
      `b${count}`,
      count === 0
        ? words.compare.studio
        : fill(words.compare.rooms, { count: `${count}${count === MAX_BEDROOMS ? '+' : ''}` }),
    ),
  );
  const groups = [
    { title: words.compare.bedrooms, filters: named },
    {
      title: words.compare.price,
      filters: steps.map((step, i) =>
        filter(`p${i + 1}`, fill(words.compare.upTo, { price: millions(step, 'PHP').replace('.00', '') })),
      ),
    },
    {
      title: words.compare.size,
      filters: sizes.map((size, i) =>
        filter(
          `a${i + 1}`,
          fill(words.compare.upTo, { price: fill(words.homes.sqm, { area: String(size) }) }),
        ),
      ),
    },
    { title: words.compare.where, filters: places.map((place, i) => filter(`r${i + 1}`, place)) },
    {
      title: words.compare.sales,
      filters: [filter('s1', words.compare.preSelling), filter('s2', words.compare.ready)],
    },
  ];
  // A filter that shows all, or none, parts nothing.
  const parting = groups.map(({ title, filters }) => ({
    title,
    filters: filters.filter(({ count }) => count > 0 && count < homes.length),
  }));
  return { homes, groups: parting.filter(({ filters }) => filters.length > 0) };
}

/** The first steps that part the values: each shows more than the one before, and not all. */
function stepsFor(all: number[], values: number[]): number[] {
  const within = (step: number) => values.filter((value) => value <= step).length;
  const parting = all.filter((step, i) => {
    const before = i === 0 ? 0 : within(all[i - 1] ?? 0);
    return within(step) > before && within(step) < values.length;
  });
  return parting.slice(0, MAX_STEPS);
}
