import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { content } from '../../index';
import type { ClosingBand } from '../../pages/closing-bands';
import type { Picture } from '../../picture';

/**
 * What a visitor sees twice on the way through the site looks like all that there is. Each of these places has
 * pictures of its own; a card may show the picture of the page that it leads to.
 */
const { projects, home, sectors } = content;
const files = (...pictures: (Picture | undefined)[]) => pictures.flatMap((one) => (one ? [one.file] : []));

const roles = {
  slide: home.hero.slides.flatMap(({ picture }) => files(picture)),
  hero: projects.flatMap(({ hero }) => files(hero.wide)),
  poster: projects.flatMap(({ walkthrough, timeline }) =>
    files(walkthrough?.poster, ...timeline.map(({ poster }) => poster)),
  ),
  gallery: projects.flatMap(({ gallery }) => files(...gallery)),
  banner: files(home.banner.picture),
};
const cards = [
  ...sectors.cards.flatMap(({ picture }) => files(picture)),
  ...projects.flatMap(({ card, featured }) => files(card.picture, featured?.picture)),
  sectors.hotelLeisure.card.picture.file,
];

it('uses no picture in two of the places that a visitor passes', () => {
  const all = Object.entries(roles).flatMap(([role, used]) =>
    [...new Set(used)].map((file) => ({ role, file })),
  );
  const twice = all.filter(({ file }, i) => all.findIndex((one) => one.file === file) !== i);
  expect(twice.map(({ file }) => file)).toEqual([]);
});

/** Every picture of the pages with the places where it stands. Pictures of shared links stand on no page. */
function places(value: unknown, path: string, found = new Map<string, string[]>()) {
  if (typeof value !== 'object' || value === null || path.endsWith('sharing')) return found;
  if ('file' in value && typeof value.file === 'string')
    return found.set(value.file, [...(found.get(value.file) ?? []), path]);
  for (const [key, item] of Object.entries(value)) places(item, path ? `${path}.${key}` : key, found);
  return found;
}

/** One project, one card, wherever it is listed; and a card may show what its page begins with. */
const OF_CARD = /^(projects\.\d+)\.(?:card\.picture|featured\.picture|hero\.wide)$/;

/** The only pictures that stand in more than one place besides, and why. */
const AGAIN = {
  // The residences that the sector offers are this tower's.
  'grove-tower/wide': ['projects.1', 'sectors.cards.1.picture', 'sectors.hotelLeisure.card.picture'],
  // A card shows what its page begins with.
  'plantation/morning': ['projects.2', 'sectors.cards.2.picture'],
};

it('has a file for each picture', () => {
  const missing = [...places(content, '').keys()].filter(
    (name) => !existsSync(join(__dirname, '..', '..', '..', 'assets', `${name}.jpg`)),
  );
  expect(missing).toEqual([]);
});

it('gives each place a picture of its own', () => {
  const { events, ...pages } = content; // the event to register for is one of the events
  const again = [...places(pages, '')]
    .map(([file, where]) => [file, [...new Set(where.map((place) => place.replace(OF_CARD, '$1')))]] as const)
    .filter(([, where]) => where.length > 1);
  expect(Object.fromEntries(again.map(([file, where]) => [file, [...where].sort()]))).toEqual(AGAIN);
  expect(events.map(({ picture }) => picture?.file)).toEqual([pages.event.picture?.file]);
});

it('has cards of pictures that are no slide, poster, banner or gallery', () => {
  const elsewhere = [...roles.slide, ...roles.poster, ...roles.gallery, ...roles.banner];
  expect(cards.filter((file) => elsewhere.includes(file))).toEqual([]);
});

it('shows no picture twice on a project’s page', () => {
  for (const { name, hero, gallery, storyPicture, closing, details } of projects) {
    const rooms = details.homes.flatMap(({ pictures = [] }) => pictures);
    const shown = files(hero.wide, ...gallery, storyPicture, closing?.picture, ...rooms);
    const twice = shown.filter((file, i) => shown.indexOf(file) !== i);
    expect([name, twice]).toEqual([name, []]);
  }
});

it('ends no page with a picture that stands further up on it', () => {
  const { about, event } = content;
  const bands: Record<'company' | 'event', ClosingBand> = content.closingBands;
  const pages = {
    company: [bands.company.picture, [about.picture, ...about.proof.items.map(({ picture }) => picture)]],
    event: [bands.event.picture, [event.picture]],
  } satisfies Record<string, [Picture | undefined, (Picture | undefined)[]]>;
  for (const [name, [closing, above]] of Object.entries(pages))
    expect([name, files(...above).filter((file) => files(closing).includes(file))]).toEqual([name, []]);
});
