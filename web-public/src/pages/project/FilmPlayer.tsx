import type { FilmContent } from '../../content';

/** The provider's privacy-enhanced host: no cookie before the film plays. */
const playerAddress = (videoId: string) =>
  `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`;

/** Where the film is watched when scripts are off. */
export const watchAddress = (videoId: string) => `https://www.youtube.com/watch?v=${videoId}`;

const FILL = 'absolute inset-0 size-full border-0';

/** The button that was pressed is gone; the keyboard goes on in the player. */
const focus = (player: HTMLElement | null) => player?.focus();

/** Plays a film at once: from the provider if it has an id there, else our own file. */
export function FilmPlayer({ film: { title, videoId, own } }: { film: FilmContent }) {
  if (videoId)
    return (
      <iframe
        ref={focus}
        src={playerAddress(videoId)}
        title={title}
        className={FILL}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  return (
    <video ref={focus} aria-label={title} className={FILL} controls autoPlay muted playsInline>
      {own?.files.map((file) => (
        <source key={file.src} {...file} />
      ))}
      {own?.captions && <track default kind="captions" src={own.captions} srcLang="en" label="English" />}
    </video>
  );
}
