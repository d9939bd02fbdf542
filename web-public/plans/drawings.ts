import { distance } from '../src/content/projects/parts/map';
import { roomArea } from '../src/content/projects/parts/plan';
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

export function homeDrawing({ name }: DrawnProject, home: HomeType, words: DetailWords): Drawing | undefined {
  if (!home.plan) return undefined;
  const rooms = home.plan.rooms.map((room) => `${room.name} ${sqm(words, roomArea(room))}`);
  return drawHome({
    plan: home.plan,
    bearing: home.bearing,
    title: fill(words.drawings.plan, { home: home.name, area: areaText(home.area), project: name }),
    description: `${rooms.join(', ')}.${home.orientation ? ` ${words.homes.view}: ${home.orientation}.` : ''}`,
    words: { ...words.drawings, sqm: (area) => sqm(words, area) },
  });
}

export function mapDrawing({ name, details }: DrawnProject, words: DetailWords): Drawing | undefined {
  if (!details.map) return undefined;
  const near = nearby(details, words).map(({ name, distance }) => `${name} ${distance}`);
  const description = `${details.mapNote} ${words.location.distances}: ${near.join(', ')}.`;
  return drawMap(details.map, fill(words.drawings.map, { project: name }), description, words.drawings);
}

export function sectionDrawing({ name, details }: DrawnProject, words: DetailWords): Drawing | undefined {
  if (!details.section) return undefined;
  const title = fill(words.drawings.section, { project: name });
  const levels = details.section.levels.map(({ text }) => text);
  return drawSection(details.section, title, `${levels.join(', ')}.`, words.drawings.tenMeters);
}

/** Every drawing of a project with its address. */
export function drawingsOf(
  project: DrawnProject,
  words: DetailWords,
): { address: string; drawing: Drawing }[] {
  const { details } = project;
  const section = sectionDrawing(project, words);
  const map = mapDrawing(project, words);
  return [
    ...details.homes.flatMap((home) => {
      const drawing = homeDrawing(project, home, words);
      return drawing ? [{ address: planAddress(details, home), drawing }] : [];
    }),
    ...(section ? [{ address: sectionAddress(details), drawing: section }] : []),
    ...(map ? [{ address: mapAddress(details), drawing: map }] : []),
  ];
}
