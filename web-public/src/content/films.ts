import type { PictureName } from './pictures';
import walkthroughMp4 from '../assets/films/alpha-walkthrough.mp4';
import walkthroughWebm from '../assets/films/alpha-walkthrough.webm';

export type Film = {
  title: string;
  poster: PictureName;
  /** The film's id at the provider. Nothing is loaded from there before the visitor presses play. */
  videoId?: string;
  /** Our own film, played while there is no id; the type of each file, best first. */
  files?: { src: string; type: string }[];
};

const films = {
  alphaWalkthrough: {
    title: 'A walk around Alpha Tower',
    files: [
      { src: walkthroughWebm, type: 'video/webm' },
      { src: walkthroughMp4, type: 'video/mp4' },
    ],
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
} satisfies Record<string, Film>;

export type FilmName = keyof typeof films;
export const film = (name: FilmName): Film => films[name];

/** The provider's privacy-enhanced host: no cookie before the film plays. */
export const filmAddress = (videoId: string) =>
  `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`;

/** Where the film is watched when scripts are off. */
export const watchAddress = (videoId: string) => `https://www.youtube.com/watch?v=${videoId}`;
