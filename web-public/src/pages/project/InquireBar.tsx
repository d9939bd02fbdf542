import { inquiryTexts } from '../../content/texts';
import { Icon } from '../../ui/Icon';
import { PlainPart } from '../../ui/island';

type Props = {
  hasPrices: boolean;
  /** A `tel:` link. */
  telephone: string;
  sections: { id: string; title: string }[];
};

const link =
  'grid min-h-12 place-items-center px-2 text-center font-medium underline-offset-4 hover:underline';

/**
 * On phones, the page's sections, prices, a call and the form from anywhere. With script (`inquire-bar.ts`) it steps aside
 * where the form is, and its list closes by itself.
 */
export function InquireBar({ hasPrices, telephone, sections }: Props) {
  return (
    <PlainPart name="inquire-bar" when="painted">
      <nav
        aria-label={inquiryTexts.sections}
        className="no-print sticky bottom-0 z-30 flex flex-wrap items-stretch gap-x-1 border-t border-ink/12 bg-paper p-2 transition-opacity duration-200 inert:pointer-events-none inert:opacity-0 lg:hidden"
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
    </PlainPart>
  );
}

/** Opens without script too. */
function Sections({ sections }: Pick<Props, 'sections'>) {
  return (
    <details className="relative">
      <summary className="grid size-12 cursor-pointer list-none place-items-center [&::-webkit-details-marker]:hidden">
        <Icon name="menu" />
        <span className="sr-only">{inquiryTexts.sections}</span>
      </summary>
      <ul className="absolute bottom-full -left-2 mb-2 max-h-[70svh] w-72 max-w-[calc(100vw-2rem)] overflow-y-auto border border-ink/12 bg-paper py-2 shadow-lg">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-11 items-center px-4 hover:bg-sand">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
