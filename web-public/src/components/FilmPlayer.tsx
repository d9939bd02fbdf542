import { filmAddress, type Film } from '../content/films';

const FILL = 'absolute inset-0 size-full border-0';

/** The button that was pressed is gone; the keyboard goes on in the player. */
const focus = (player: HTMLElement | null) => player?.focus();

/** Plays a film at once: from the provider if it has an id there, else our own file. */
export function FilmPlayer({ film: { title, videoId, files = [] } }: { film: Film }) {
  if (videoId)
    return (
      <iframe
        ref={focus}
        src={filmAddress(videoId)}
        title={title}
        className={FILL}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  return (
    <video ref={focus} aria-label={title} className={FILL} controls autoPlay muted playsInline>
      {files.map((file) => (
        <source key={file.src} {...file} />
      ))}
    </video>
  );
}
