import { useContent } from '../../content/use-content';

/** Under every inner page, so that none is a dead end. */
export function ClosingBand() {
  const { closingBand, contact } = useContent('company');
  const { title, text, action } = closingBand;
  return (
    <section aria-labelledby="closing" className="no-print bg-sand">
      <div className="wrap section grid items-end gap-8 md:grid-cols-12">
        <div className="md:col-span-7">
          <h2 id="closing" className="text-h2">
            {title}
          </h2>
          <p className="mt-4 max-w-[48ch]">{text}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3 md:col-span-5 md:justify-end">
          <a href={`mailto:${contact.email}`} className="py-2 underline underline-offset-4 hover:text-accent">
            {contact.email}
          </a>
          <a href={action.href} className="btn">
            {action.label}
          </a>
        </div>
      </div>
    </section>
  );
}
