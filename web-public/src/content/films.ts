import type { PictureName } from './pictures';

export type Film = {
  title: string;
  /** The film's id at the provider. Nothing is loaded from there before the visitor presses play. */
  videoId: string;
  poster: PictureName;
};

const films = {
  alphaWalkthrough: {
    title: 'A walk around Alpha Tower',
    videoId: 'St3alThL4nd',
    poster: 'filmWalkthrough',
  },
  alphaTimeline1: {
    title: 'Building Alpha Tower: the podium',
    videoId: 'AlphaT1mel1',
    poster: 'filmTimeline1',
  },
  alphaTimeline2: {
    title: 'Building Alpha Tower: the tower',
    videoId: 'AlphaT1mel2',
    poster: 'filmTimeline2',
  },
} as const satisfies Record<string, Film>;

export type FilmName = keyof typeof films;
export const film = (name: FilmName): Film => films[name];

/** The provider's privacy-enhanced host: no cookie before the film plays. */
export const filmAddress = (videoId: string) =>
  `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`;

/** Where the film is watched when scripts are off. */
export const watchAddress = (videoId: string) => `https://www.youtube.com/watch?v=${videoId}`;
