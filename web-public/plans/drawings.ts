import { distance, type LocationMap } from '../src/content/projects/parts/map';
import { roomArea, type HomePlan } from '../src/content/projects/parts/plan';
import type { SectionData } from '../src/content/projects/parts/section';
import type { DetailWords } from '../src/content/projects/pieces/details';
import { homeSlug, type HomeType, type ProjectDetails } from '../src/content/projects/pieces/project-details';
import { areaText } from '../src/content/projects/prices/prices';
import { fill } from '../src/content/text';
import type { Drawing } from './drawing';
import { drawHome } from './home-plan';
import { drawMap } from './map';
import { drawSection } from './section';

/** A project as far as drawings need it. */
export type DrawnProject = { name: string; details: ProjectDetails };

/** Addresses of what is drawn for a project. */
export const planAddress = ({ slug }: ProjectDetails, home: HomeType) =>
  `/plans/${slug}-${homeSlug(home)}.svg`;
export const mapAddress = ({ slug }: ProjectDetails) => `/plans/${slug}-map.svg`;
export const sectionAddress = ({ slug }: ProjectDetails) => `/plans/${slug}-section.svg`;
export const brochureAddress = ({ slug }: ProjectDetails) => `/brochures/${slug}.pdf`;

/** `0.8 km`, `12 km` */
export const kilometers = (words: DetailWords, distance: number) =>
  fill(words.location.kilometers, { distance: distance < 10 ? distance.toFixed(1) : distance.toFixed(0) });

/** What lies near a project, with the distance as the crow flies. */
export const nearby = ({ map }: ProjectDetails, words: DetailWords) =>
  (map?.landmarks ?? []).map(({ name, at }) => ({
    name,
    distance: kilometers(words, distance(map?.site.at ?? at, at)),
  }));

/** `12.4 sqm` */
export const sqm = (words: DetailWords, area: number) => fill(words.homes.sqm, { area: area.toFixed(1) });

function planDrawing({ name }: DrawnProject, home: HomeType, plan: HomePlan, words: DetailWords): Drawing {
  const rooms = plan.rooms.map((room) => `${room.name} ${sqm(words, roomArea(room))}`);
  return drawHome({
    plan,
    bearing: home.bearing,
    title: fill(words.drawings.plan, { home: home.name, area: areaText(home.area), project: name }),
    description: `${rooms.join(', ')}.${home.orientation ? ` ${words.homes.view}: ${home.orientation}.` : ''}`,
    words: { ...words.drawings, sqm: (area) => sqm(words, area) },
  });
}

function placeDrawing({ name, details }: DrawnProject, map: LocationMap, words: DetailWords): Drawing {
  const near = nearby(details, words).map(({ name, distance }) => `${name} ${distance}`);
  const description = `${details.mapNote} ${words.location.distances}: ${near.join(', ')}.`;
  return drawMap(map, fill(words.drawings.map, { project: name }), description, words.drawings);
}

function cutDrawing({ name }: DrawnProject, section: SectionData, words: DetailWords): Drawing {
  const title = fill(words.drawings.section, { project: name });
  const levels = section.levels.map(({ text }) => text);
  return drawSection(section, title, `${levels.join(', ')}.`, words.drawings.tenMeters);
}

export const homeDrawing = (project: DrawnProject, home: HomeType, words: DetailWords): Drawing | undefined =>
  home.plan && planDrawing(project, home, home.plan, words);

export const mapDrawing = (project: DrawnProject, words: DetailWords): Drawing | undefined =>
  project.details.map && placeDrawing(project, project.details.map, words);

export const sectionDrawing = (project: DrawnProject, words: DetailWords): Drawing | undefined =>
  project.details.section && cutDrawing(project, project.details.section, words);

/** Every drawing of a project with its address. Each is drawn when it is asked for: all of 200 projects take a gigabyte. */
export function drawingsOf(
  project: DrawnProject,
  words: DetailWords,
): { address: string; draw: () => Drawing }[] {
  const { details } = project;
  const { homes, section, map } = details;
  return [
    ...homes.flatMap((home) => {
      const { plan } = home;
      if (!plan) return [];
      return [{ address: planAddress(details, home), draw: () => planDrawing(project, home, plan, words) }];
    }),
    ...(section
      ? [{ address: sectionAddress(details), draw: () => cutDrawing(project, section, words) }]
      : []),
    ...(map ? [{ address: mapAddress(details), draw: () => placeDrawing(project, map, words) }] : []),
  ];
}
