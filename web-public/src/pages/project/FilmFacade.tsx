import { useState } from 'react';
import type { FilmContent } from '../../content';
import { Icon } from '../../ui/Icon';
import { captionOf } from '../../ui/pictures/caption';
import { Picture } from '../../ui/pictures/Picture';
import { FilmPlayer, watchAddress } from './FilmPlayer';

type Props = { film: FilmContent; sizes: string };

/** A film behind our own poster: nothing is fetched, of us or of the provider, before the visitor presses play. */
export default function FilmFacade({ film, sizes }: Props) {
  const [playing, setPlaying] = useState(false);
  const { title, videoId, own, poster } = film;
  const address = videoId ? watchAddress(videoId) : own?.files.at(-1)?.src;
  // Without a film yet, there is nothing to press.
  if (!address)
    return (
      <figure>
        <Picture of={poster} sizes={sizes} className="aspect-video w-full object-cover" />
        <Caption film={film} />
      </figure>
    );
  return (
    <figure>
      <div className="on-dark relative aspect-video overflow-hidden bg-ink text-paper">
        {playing ? (
          <FilmPlayer film={film} />
        ) : (
          <a
            data-live
            href={address}
            aria-label={`Play film: ${title}`}
            className="group slow-zoom absolute inset-0 grid place-items-center"
            onClick={(event) => {
              event.preventDefault();
              setPlaying(true);
            }}
          >
            <span className="absolute inset-0">
              <Picture of={poster} sizes={sizes} decorative className="size-full object-cover" />
            </span>
            <span className="absolute inset-0 bg-ink/25 transition-colors group-hover:bg-ink/10" />
            <span className="relative grid size-18 place-items-center rounded-full bg-paper text-ink">
              <Icon name="play" className="size-7 translate-x-0.5 fill-current" />
            </span>
          </a>
        )}
      </div>
      <Caption film={film} />
    </figure>
  );
}

const Caption = ({ film: { title, videoId, poster } }: Pick<Props, 'film'>) => (
  <figcaption className="mt-3 text-small text-ink/75">
    {[title, captionOf(poster), videoId && 'Plays from YouTube'].filter(Boolean).join('. ')}.
  </figcaption>
);
