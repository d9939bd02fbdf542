import { useContent } from '../content/use-content';

/** The mark, a tower beside its lower wing on a line of ground, and the brand. */
export function Wordmark() {
  const { brand } = useContent('company');
  return (
    <span className="flex items-center gap-3">
      <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true">
        <path fill="var(--color-terracotta)" d="M19 12h7v15h-7z" />
        <path fill="currentColor" d="M6 27V9.5C6 6.5 8.2 4 11.5 4S17 6.5 17 9.5V27zM2 29h28v1.5H2z" />
      </svg>
      <span className="font-display text-[1.375rem] leading-none tracking-[-0.01em]">{brand}</span>
    </span>
  );
}
