import type { ReactNode } from 'react';
import { useContent } from '../content/use-content';
import { CornerCaption } from './pictures/caption';
import { Picture } from './pictures/Picture';

type Props = { eager?: boolean; children: ReactNode };

/** The event's own world: night, the sunrise in a tall window, and its dates as large as a poster's. */
export function EventHead({ eager, children }: Props) {
  const event = useContent('event');
  return (
    <div className="wrap grid items-center gap-x-16 gap-y-10 py-14 md:py-20 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <p className="text-small text-brass">{event.kind}</p>
        <p className="mt-4 font-display text-[clamp(2.75rem,8.5vw,6.5rem)] leading-[0.95] tracking-[-0.02em] text-balance">
          {event.dates}
        </p>
        {children}
      </div>
      <div className="relative aspect-3/2 overflow-hidden rounded-t-full lg:col-span-5 lg:aspect-4/5">
        <Picture
          of={event.picture}
          sizes="(min-width: 1024px) 40vw, 90vw"
          box={4 / 5}
          narrowBox={3 / 2}
          eager={eager}
          className="size-full object-cover"
        />
        <CornerCaption of={event.picture} />
      </div>
    </div>
  );
}
