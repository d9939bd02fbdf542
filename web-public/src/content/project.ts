import type { Clip, Picture } from './picture';
import type { ProjectDetails } from './project-details';

export type Film = {
  title: string;
  poster: Picture;
  /** The film's id at the provider. Nothing is loaded from there before the visitor presses play. */
  videoId?: string;
  /** Our own film, played while there is no id. */
  own?: Clip;
};

export type Project = {
  name: string;
  developer: string;
  /** Address of the page. */
  href: string;
  /** What the inquiry form sends as `project_interest` at first. */
  interest: string;
  /** The contact form offers it as an interest of its own; otherwise it is 'Others' with its name. */
  option?: true;
  sector: 'residential' | 'agriculture';
  /** The region's slug, for a residential project: the region's page then shows its card. */
  region?: string;
  place: string;
  /** On the page of its region or sector. */
  card: { title: string; description: string; picture: Picture };
  /** On the home page, with the place in a word. */
  featured?: { place: string; picture: Picture };
  description: string;
  description2?: string;
  marketing: { slogan: string; description: string; description2?: string; description3?: string };
  /** The strip under the picture. */
  facts: { label: string; value: string }[];
  /** Across the page; `tall` on phones. */
  hero: { wide: Picture; tall?: Picture };
  /** Shown where a link to the page is shared; 1200 × 630 pixels. */
  sharing?: Picture;
  calculator: boolean;
  /** In the story: the walkthrough film, or a picture. */
  walkthrough?: Film;
  storyPicture?: Picture;
  timeline: Film[];
  /** One to four pictures. */
  gallery: Picture[];
  /** Homes, plans, place, progress and license. */
  details: ProjectDetails;
};
