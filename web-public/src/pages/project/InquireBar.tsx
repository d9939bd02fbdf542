import { useEffect, useState, type KeyboardEvent } from 'react';
import { inquiryTexts } from '../../content/texts';
import { Icon } from '../../ui/Icon';

type Props = {
  hasPrices: boolean;
  /** A `tel:` link. */
  telephone: string;
  sections: { id: string; title: string }[];
};

const link =
  'grid min-h-12 place-items-center px-2 text-center font-medium underline-offset-4 hover:underline';

/** On phones, the page's sections, prices, a call and the form from anywhere; it steps aside where the form is. */
export default function InquireBar({ hasPrices, telephone, sections }: Props) {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const form = document.getElementById('inquire');
    if (!form) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false));
    observer.observe(form);
    return () => observer.disconnect();
  }, []);
  return (
    <nav
      aria-label={inquiryTexts.sections}
      className={`no-print sticky bottom-0 z-30 flex items-stretch gap-x-1 border-t border-ink/12 bg-paper p-2 transition-opacity duration-200 lg:hidden ${near ? 'pointer-events-none opacity-0' : ''}`}
      inert={near}
    >
      <Sections sections={sections} />
      {hasPrices && (
        <a href="#prices" className={link}>
          {inquiryTexts.prices}
        </a>
      )}
      <a href={telephone} className={link}>
        {inquiryTexts.call}
      </a>
      <a href="#inquire" className="btn grow">
        {inquiryTexts.open}
      </a>
    </nav>
  );
}

/** Opens without script too; closes when a section is chosen, and by Escape. */
function Sections({ sections }: Pick<Props, 'sections'>) {
  const close = (details: HTMLDetailsElement) => (details.open = false);
  return (
    <details
      className="relative"
      onKeyDown={(event: KeyboardEvent<HTMLDetailsElement>) => {
        if (event.key !== 'Escape') return;
        close(event.currentTarget);
        event.currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary className="grid size-12 cursor-pointer list-none place-items-center [&::-webkit-details-marker]:hidden">
        <Icon name="menu" />
        <span className="sr-only">{inquiryTexts.sections}</span>
      </summary>
      <ul className="absolute bottom-full -left-2 mb-2 max-h-[70svh] w-72 max-w-[calc(100vw-2rem)] overflow-y-auto border border-ink/12 bg-paper py-2 shadow-lg">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center px-4 hover:bg-sand"
              onClick={({ currentTarget }) => {
                const details = currentTarget.closest('details');
                if (details) close(details);
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
