import { partTexts } from '../content/texts';

/** On every render, in its corner: it is a drawing of what is to come, not a photograph. */
export function RenderCaption({ className = '' }: { className?: string }) {
  return (
    <span
      className={`pointer-events-none absolute right-0 bottom-0 bg-ink/70 px-2 py-0.5 text-[0.75rem] leading-snug text-paper ${className}`}
    >
      {partTexts.caption}
    </span>
  );
}
