/** Outlines on a 24-pixel grid, drawn for this site. */
const paths = {
  photos:
    'M7 3.5h10A3.5 3.5 0 0 1 20.5 7v10a3.5 3.5 0 0 1-3.5 3.5H7A3.5 3.5 0 0 1 3.5 17V7A3.5 3.5 0 0 1 7 3.5ZM12 8.25a3.75 3.75 0 1 1 0 7.5 3.75 3.75 0 0 1 0-7.5ZM16.9 7h.2',
  page: 'M13.5 20.5v-7.25h2.75l.5-3.25H13.5V8.25c0-1 .5-1.75 1.75-1.75h1.5V3.6c-.6-.1-1.3-.1-2-.1-2.5 0-4.25 1.5-4.25 4.25V10H7.75v3.25h2.75v7.25',
  mail: 'M3.5 5.5h17v13h-17zM3.5 6.5l8.5 6.5 8.5-6.5',
  film: 'M6 5.5h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3ZM10.25 9.25v5.5L15 12z',
  menu: 'M3.5 7.5h17M3.5 12h17M3.5 16.5h17',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  down: 'M6 9.5l6 5.5 6-5.5',
  left: 'M14.5 5l-7 7 7 7',
  right: 'M9.5 5l7 7-7 7',
  arrow: 'M4 12h15.5M13.5 6l6 6-6 6',
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
} as const;

type IconName = keyof typeof paths;

export function Icon({ name, className = 'size-6' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
